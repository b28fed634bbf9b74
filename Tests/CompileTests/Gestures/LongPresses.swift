import SwiftUI

struct LongPresses: View {
  @GestureState private var isPressed = false

  var body: some View {
    Text("a").onLongPressGesture { print("long") }
    Text("a").onLongPressGesture(minimumDuration: 1) {
    } onPressingChanged: {
      print($0)
    }
    Text("a").gesture(LongPressGesture(minimumDuration: 0.5).updating($isPressed) { value, state, _ in state = value })
    Text("a").gesture(LongPressGesture().onEnded { _ in })
  }
}
