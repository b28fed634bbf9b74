internal import LayoutCore

/// The lengths of sliders, in points.
///
/// Recorded: on iOS 26 a slider is 31 high; on macOS 26 16, with a track of 5, a knob of 22 by 16 and marks of 2 below
/// y 14. The knob of iOS 26 has the size of a switch's.
nonisolated struct SliderMetrics {
  let height, track: CGFloat
  let knob: CGSize
  /// Of the marks that show the steps.
  let mark: CGFloat
  /// Of the marks' centres, from the top.
  let markCentre: CGFloat

  init(_ platform: ViewPlatform) {
    switch platform {
    case .ios: (height, track, knob, mark, markCentre) = (31, 6, CGSize(width: 38, height: 24), 3, 27)
    case .macos: (height, track, knob, mark, markCentre) = (16, 5, CGSize(width: 22, height: 16), 2, 15)
    }
  }

  /// Steps are shown where their marks are at least this far apart, in points.
  static let leastMarkDistance: CGFloat = 6

  func knobCentre(_ share: Double, in width: CGFloat) -> CGFloat {
    knob.width / 2 + (max(width, knob.width) - knob.width) * share
  }
  func share(at x: CGFloat, in width: CGFloat) -> Double {
    width > knob.width ? min(max((x - knob.width / 2) / (width - knob.width), 0), 1) : 0
  }
}

/// The part of a slider that is dragged.
nonisolated struct SliderTrack: View, FrameworkView {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: @MainActor (Bool) -> Void
  /// Where in the knob it was taken, and the width of the track then; nil while it is not dragged.
  @State private var grip: (offset: CGFloat, width: CGFloat)?
  @Environment(\.platform) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

  init(
    value: Binding<Double>, bounds: ClosedRange<Double>, step: Double?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.value = value
    self.bounds = bounds
    self.step = step
    self.onEditingChanged = onEditingChanged
  }

  private var length: Double { bounds.upperBound - bounds.lowerBound }
  private var share: Double {
    guard length > 0 else { return 0 }
    return min(max((value.wrappedValue - bounds.lowerBound) / length, 0), 1)
  }

  @MainActor var body: some View {
    let metrics = SliderMetrics(platform)
    GeometryReader { proxy in
      let centre = metrics.knobCentre(share, in: proxy.size.width)
      ZStack(alignment: .topLeading) {
        SliderBar(from: 0, to: 1, height: metrics.track).fill(FillShapeStyle())
        SliderBar(from: 0, to: proxy.size.width > 0 ? centre / proxy.size.width : 0, height: metrics.track)
          .fill(TintShapeStyle())
        if let count = markCount(proxy.size.width) {
          SliderMarks(count: count, metrics: metrics).fill(Color(system: .tertiary))
        }
        Capsule().fill(Color.white)
          .shadow(color: .black.opacity(0.15), radius: 3, y: 1)
          .overlay { Capsule().strokeBorder(Color.black.opacity(0.04), lineWidth: 0.5) }
          .frame(width: metrics.knob.width, height: metrics.knob.height)
          .offset(x: centre - metrics.knob.width / 2, y: (metrics.height - metrics.knob.height) / 2)
      }
    }
    .frame(height: metrics.height)
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(
      _TrackModifier(began: { begin(at: $0, $1, metrics) }, changed: { change($0, at: $1, metrics) }))
  }

  /// How many steps are marked; nil for none.
  private func markCount(_ width: CGFloat) -> Int? {
    guard let step, step > 0, length > 0 else { return nil }
    let count = length / step
    guard count >= 1, width / count >= SliderMetrics.leastMarkDistance else { return nil }
    return Int(count.rounded())
  }

  private func along(_ x: CGFloat, _ width: CGFloat) -> CGFloat { direction == .rightToLeft ? width - x : x }

  /// On iOS the knob must be taken; on macOS it comes to where the track is pressed.
  @MainActor private func begin(at point: CGPoint, _ size: CGSize, _ metrics: SliderMetrics) -> Bool {
    let x = along(point.x, size.width)
    let centre = metrics.knobCentre(share, in: size.width)
    let isOnKnob = abs(x - centre) <= max(metrics.knob.width / 2, 22)
    guard isOnKnob || platform == .macos else { return false }
    grip = (isOnKnob ? x - centre : 0, size.width)
    onEditingChanged(true)
    if !isOnKnob { set(metrics.share(at: x, in: size.width)) }
    return true
  }

  @MainActor private func change(_ phase: _TrackModifier.Phase, at point: CGPoint, _ metrics: SliderMetrics) {
    guard let grip else { return }
    if phase != .cancelled { set(metrics.share(at: along(point.x, grip.width) - grip.offset, in: grip.width)) }
    guard phase != .moved else { return }
    self.grip = nil
    onEditingChanged(false)
  }

  private func set(_ share: Double) {
    var new = bounds.lowerBound + share * length
    if let step, step > 0 {
      new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step
      // The last step that is whole is the highest value.
      if new > bounds.upperBound { new -= step }
    }
    new = min(max(new, bounds.lowerBound), bounds.upperBound)
    if new != value.wrappedValue { value.wrappedValue = new }
  }
}

/// A part of a slider's track.
nonisolated struct SliderBar: Shape {
  let from, to: Double
  let height: CGFloat

  func path(in rect: CGRect) -> Path {
    let bar = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    return BarPart(from: from, to: to).path(in: bar)
  }
}

/// The marks of a slider's steps.
nonisolated struct SliderMarks: Shape {
  let count: Int
  let metrics: SliderMetrics

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for index in 0...count {
      let x = metrics.knobCentre(Double(index) / Double(count), in: rect.width)
      let mark = CGRect(
        x: rect.minX + x - metrics.mark / 2, y: rect.minY + metrics.markCentre - metrics.mark / 2,
        width: metrics.mark, height: metrics.mark)
      path.addEllipse(in: mark)
    }
    return path
  }
}
