import SwiftUI

private struct MotionValues {
  var scale = 1.0
  var angle = Angle.zero
  var y = 0.0
}

struct Keyframes: View {
  @State private var count = 0

  var body: some View {
    Text("a").keyframeAnimator(initialValue: MotionValues(), trigger: count) { content, value in
      content.scaleEffect(value.scale).rotationEffect(value.angle).offset(y: value.y)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 0.2)
        SpringKeyframe(1, duration: 0.3, spring: .bouncy)
      }
      KeyframeTrack(\.angle) {
        CubicKeyframe(.degrees(20), duration: 0.2)
        CubicKeyframe(.zero, duration: 0.2)
      }
      KeyframeTrack(\.y) {
        MoveKeyframe(4)
        LinearKeyframe(0, duration: 1)
      }
    }
  }
}
