import SwiftUI

/// What changes while the ball hops.
struct Hop {
  var height = 0.0
  var stretch = 1.0
  var angle = Angle.zero
}

/// A ball that hops whenever it is tapped, by keyframes.
struct Ball: View {
  @State private var hops = 0

  var body: some View {
    Circle()
      .fill(.orange.gradient)
      .overlay { Rectangle().fill(.white.opacity(0.5)).frame(height: 4) }
      .frame(width: 60, height: 60)
      .keyframeAnimator(initialValue: Hop(), trigger: hops) { content, hop in
        content
          .rotationEffect(hop.angle)
          .scaleEffect(x: 1 / hop.stretch, y: hop.stretch, anchor: .bottom)
          .offset(y: -hop.height)
      } keyframes: { _ in
        KeyframeTrack(\.stretch) {
          SpringKeyframe(0.7, duration: 0.2)
          CubicKeyframe(1.2, duration: 0.2)
          CubicKeyframe(1, duration: 0.4)
          SpringKeyframe(1, duration: 0.4, spring: .bouncy)
        }
        KeyframeTrack(\.height) {
          LinearKeyframe(0, duration: 0.2)
          CubicKeyframe(120, duration: 0.4)
          CubicKeyframe(0, duration: 0.4)
        }
        KeyframeTrack(\.angle) {
          LinearKeyframe(.zero, duration: 0.2)
          LinearKeyframe(.degrees(180), duration: 0.8, timingCurve: .easeInOut)
        }
      }
      .frame(width: 160, height: 240, alignment: .bottom)
      .onTapGesture { hops += 1 }
      .onAppear { hops += 1 }
  }
}

/// A heart that goes through phases without end.
struct Heart: View {
  enum Beat: CaseIterable { case rest, first, second }

  var body: some View {
    Image(systemName: "heart.fill")
      .font(.system(size: 60))
      .foregroundStyle(.red)
      .phaseAnimator(Beat.allCases) { content, beat in
        content.scaleEffect(beat == .rest ? 1 : beat == .first ? 1.2 : 1.1)
      } animation: { beat in
        beat == .rest ? .easeOut(duration: 0.6) : .spring(duration: 0.2)
      }
      .frame(width: 120, height: 120)
  }
}

/// Hands that follow the time.
struct Hands: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      let second = Double(Calendar.current.component(.second, from: context.date))
      ZStack {
        Circle().stroke(.primary, lineWidth: 3)
        Capsule().frame(width: 3, height: 40).offset(y: -20).rotationEffect(.degrees(second * 6))
      }
      .frame(width: 100, height: 100)
    }
  }
}

#Preview("Ball") { Ball() }
#Preview("Heart") { Heart() }
#Preview("Hands") { Hands() }
