import SwiftUI

struct GesturesCombined: View {
  var body: some View {
    Text("a").gesture(LongPressGesture().sequenced(before: DragGesture()))
    Text("a").gesture(MagnifyGesture().simultaneously(with: RotateGesture()))
    Text("a").gesture(TapGesture().exclusively(before: LongPressGesture()))
    Text("a").simultaneousGesture(TapGesture().onEnded {})
    Text("a").highPriorityGesture(DragGesture())
    Text("a").gesture(DragGesture(), isEnabled: false)
    Text("a").gesture(DragGesture(), name: "drag")
    Text("a").gesture(DragGesture(), name: "drag", isEnabled: true)
    Text("a").highPriorityGesture(DragGesture(), isEnabled: false)
    Text("a").highPriorityGesture(DragGesture(), including: .subviews)
    Text("a").highPriorityGesture(DragGesture(), name: "drag", isEnabled: true)
    Text("a").simultaneousGesture(TapGesture(), isEnabled: false)
    Text("a").simultaneousGesture(TapGesture(), name: "tap", isEnabled: true)
  }
}
