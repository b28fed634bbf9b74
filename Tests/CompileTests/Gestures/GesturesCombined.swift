import SwiftUI

struct GesturesCombined: View {
  var body: some View {
    Text("a").gesture(LongPressGesture().sequenced(before: DragGesture()))
    Text("a").gesture(MagnifyGesture().simultaneously(with: RotateGesture()))
    Text("a").gesture(TapGesture().exclusively(before: LongPressGesture()))
    Text("a").simultaneousGesture(TapGesture().onEnded {})
    Text("a").highPriorityGesture(DragGesture())
    Text("a").gesture(DragGesture(), isEnabled: false)
  }
}
