import SwiftUI

struct Gestures: View {
  @State private var offset = CGSize.zero
  private var drag: some Gesture { DragGesture(coordinateSpace: .named("space")).onChanged { offset = $0.translation } }
  private let space: CoordinateSpace = .global

  var body: some View {
    Text("a").gesture(drag).offset(offset).coordinateSpace(name: "space")
  }
}
