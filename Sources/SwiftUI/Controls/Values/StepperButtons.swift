internal import Foundation
internal import LayoutCore

/// The two halves of a stepper.
///
/// Recorded: on iOS 26 the control takes 94 by 32 points and is drawn 93 by 28; on macOS 26 it is 20 by 26 with corners
/// of 5.
nonisolated struct StepperButtons: View, FrameworkView {
  /// nil where there is no further step.
  let increment, decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @State private var pressed: Half?
  @State private var steps = Steps()
  @Environment(\.platform) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

  enum Half { case increment, decrement }

  /// The steps of the latest body, for a press that lasts.
  @MainActor
  final class Steps {
    let repeater = PressRepeater()
    private var steps: (increment: (() -> Void)?, decrement: (() -> Void)?) = (nil, nil)

    nonisolated init() {}

    func take(_ increment: (() -> Void)?, _ decrement: (() -> Void)?) { steps = (increment, decrement) }
    func run(_ half: Half) { (half == .increment ? steps.increment : steps.decrement)?() }
  }

  init(
    increment: (() -> Void)?, decrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
  }

  @MainActor var body: some View {
    // The timer of a press that lasts finds the steps of the latest body.
    let _ = steps.take(increment, decrement)
    halves
      .opacity(isEnabled ? 1 : 0.5)
      .modifier(
        _TrackModifier(began: { begin(at: $0, $1) }, changed: { phase, _ in if phase != .moved { end(phase) } }))
  }

  @MainActor @ViewBuilder private var halves: some View {
    if platform == .ios {
      Capsule().fill(FillShapeStyle(level: 2))
        .overlay {
          HStack(spacing: 0) {
            half(.decrement)
            Rectangle().fill(SeparatorShapeStyle()).frame(width: 1, height: 18)
            half(.increment)
          }
        }
        .clipShape(Capsule())
        .frame(width: 93, height: 28)
        .frame(width: 94, height: 32)
    } else {
      RoundedRectangle(cornerRadius: 5).fill(FillShapeStyle(level: 1))
        .overlay {
          VStack(spacing: 0) {
            half(.increment)
            half(.decrement)
          }
        }
        .clipShape(RoundedRectangle(cornerRadius: 5))
        .frame(width: 20, height: 26)
    }
  }

  @MainActor private func half(_ half: Half) -> some View {
    let isPossible = (half == .increment ? increment : decrement) != nil
    return Rectangle().fill(pressed == half ? AnyShapeStyle(FillShapeStyle()) : AnyShapeStyle(Color.clear))
      .overlay {
        StepperGlyph(half: half, platform: platform)
          .stroke(
            Color(system: isPossible ? .primary : .tertiary),
            style: StrokeStyle(lineWidth: platform == .ios ? 1.8 : 1.4, lineCap: .round, lineJoin: .round))
      }
  }

  @MainActor private func begin(at point: CGPoint, _ size: CGSize) -> Bool {
    let isFirst = platform == .ios ? point.x < size.width / 2 : point.y >= size.height / 2
    let half: Half = isFirst == (platform == .ios && direction == .rightToLeft) ? .increment : .decrement
    guard (half == .increment ? increment : decrement) != nil else { return true }
    pressed = half
    onEditingChanged(true)
    let steps = steps
    steps.repeater.begin(on: ViewGraph.current?.motion) { steps.run(half) }
    return true
  }

  @MainActor private func end(_ phase: _TrackModifier.Phase) {
    guard let half = pressed else { return }
    pressed = nil
    if !steps.repeater.end(), phase == .ended { (half == .increment ? increment : decrement)?() }
    onEditingChanged(false)
  }
}

/// A plus or minus on iOS, an arrowhead on macOS.
nonisolated struct StepperGlyph: Shape {
  let half: StepperButtons.Half
  let platform: ViewPlatform

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let (x, y) = (rect.midX, rect.midY)
    switch platform {
    case .ios:
      path.move(to: CGPoint(x: x - 7, y: y))
      path.addLine(to: CGPoint(x: x + 7, y: y))
      guard half == .increment else { return path }
      path.move(to: CGPoint(x: x, y: y - 7))
      path.addLine(to: CGPoint(x: x, y: y + 7))
    case .macos:
      let rise: CGFloat = half == .increment ? 1.6 : -1.6
      path.move(to: CGPoint(x: x - 3, y: y + rise))
      path.addLine(to: CGPoint(x: x, y: y - rise))
      path.addLine(to: CGPoint(x: x + 3, y: y + rise))
    }
    return path
  }
}
