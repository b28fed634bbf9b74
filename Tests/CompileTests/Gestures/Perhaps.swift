import SwiftUI

struct Perhaps: View {
  @State private var isOn = false
  private var tap: some Gesture { TapGesture().onEnded { isOn.toggle() } }

  var body: some View {
    Text("a").gesture(isOn ? tap : nil)
    Text("b").simultaneousGesture(isOn ? nil : DragGesture().onChanged { _ in isOn = true })
  }
}
