internal import LayoutCore

/// A bar, with labels above, below and at its ends.
///
/// Recorded on macOS 26: the bar is 16 high, the label 8.15 above it (a text's distance to a view below), the value 4.74
/// below. On iOS the bar is a progress view's.
nonisolated struct LinearGauge: View, FrameworkView {
  let configuration: GaugeStyleConfiguration
  @Environment(\.platform) private var platform
  @Environment(\.hidesLabels) private var hidesLabels

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    let isMac = platform == .macos
    VStack(spacing: isMac ? nil : 4) {
      if configuration.hasLabel, !hidesLabels { configuration.label }
      HStack(spacing: 8) {
        if let minimum = configuration.minimumValueLabel { minimum }
        ProgressBar(
          fraction: configuration.value, fill: AnyShapeStyle(TintShapeStyle()), height: isMac ? 8 : 6
        )
        .frame(height: isMac ? 16 : 6)
        if let maximum = configuration.maximumValueLabel { maximum }
      }
      if let value = configuration.currentValueLabel {
        value.modifier(_LabelFontModifier(font: isMac ? nil : .caption)).foregroundStyle(.secondary)
      }
    }
  }
}

/// A label, a bar that is filled, and the value, below each other; recorded on macOS 26 with a height of 52.
nonisolated struct AccessoryCapacityGauge: View, FrameworkView {
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.modifier(_LabelFontModifier(font: .headline))
      ProgressBar(fraction: configuration.value, fill: AnyShapeStyle(TintShapeStyle()), height: 8)
      if let value = configuration.currentValueLabel {
        value.modifier(_LabelFontModifier(font: .body)).foregroundStyle(.secondary)
      }
    }
  }
}

/// A bar with a mark, between the values at its ends. Recorded on macOS 26: the bar is 8 high.
nonisolated struct AccessoryLinearGauge: View, FrameworkView {
  let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeGradient) private var gradient

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    let value = configuration.value
    HStack(spacing: 6) {
      if let minimum = configuration.minimumValueLabel {
        minimum
      } else if let current = configuration.currentValueLabel {
        current
      }
      Capsule()
        .fill(
          gradient.map { AnyShapeStyle(LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing)) }
            ?? AnyShapeStyle(TintShapeStyle())
        )
        .overlay {
          GeometryReader { proxy in
            GaugeMark(size: 8)
              .position(x: 4 + (proxy.size.width - 8) * value, y: 4)
          }
        }
        .frame(height: 8)
      if let maximum = configuration.maximumValueLabel { maximum }
    }
    .modifier(_LabelFontModifier(font: .caption))
  }
}

/// A round mark with a rim in the colour of the ground.
nonisolated struct GaugeMark: View, FrameworkView {
  /// In points.
  let size: CGFloat

  @MainActor var body: some View {
    Circle().fill(BackgroundStyle()).frame(width: size * 1.5, height: size * 1.5)
      .overlay { Circle().fill(Color.primary).frame(width: size, height: size) }
  }
}

/// A ring. Recorded on macOS 26: 58 across; the open one leaves a quarter at the bottom.
nonisolated struct CircularGauge: View, FrameworkView {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool
  @Environment(\.gaugeGradient) private var gradient

  init(configuration: GaugeStyleConfiguration, isCapacity: Bool) {
    self.configuration = configuration
    self.isCapacity = isCapacity
  }

  static let side: CGFloat = 58
  static let width: CGFloat = 6
  /// From where to where rings go, clockwise from the right.
  private var start: Angle { .degrees(isCapacity ? -90 : 135) }
  private var length: Double { isCapacity ? 360 : 270 }

  @MainActor var body: some View {
    ZStack {
      if isCapacity {
        arc(1).fill(_OpacityShapeStyle(base: style, opacity: 0.3))
        arc(configuration.value).fill(style)
      } else {
        arc(1).fill(style)
        mark
      }
      centre
      if !isCapacity { bottom }
    }
    .frame(width: Self.side, height: Self.side)
    // Like a clock's, its scale goes clockwise everywhere.
    .environment(\.layoutDirection, .leftToRight)
  }

  private func arc(_ share: Double) -> GaugeArc {
    GaugeArc(start: start, end: .degrees(start.degrees + length * share), width: Self.width)
  }

  /// The colours of a gradient follow the ring.
  private var style: AnyShapeStyle {
    guard let gradient else { return AnyShapeStyle(TintShapeStyle()) }
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: start, endAngle: .degrees(start.degrees + length)))
  }

  @MainActor private var mark: some View {
    let angle = (135 + 270 * configuration.value) * .pi / 180
    let radius = (Self.side - Self.width) / 2
    return GaugeMark(size: Self.width).offset(x: radius * cos(angle), y: radius * sin(angle))
  }

  @MainActor @ViewBuilder private var centre: some View {
    if let value = configuration.currentValueLabel {
      value
        .modifier(_LabelFontModifier(font: .system(size: 20, weight: .medium)))
        .lineLimit(1).minimumScaleFactor(0.4)
        .frame(width: Self.side - 2 * Self.width - 10)
    } else if isCapacity {
      configuration.label.modifier(_LabelFontModifier(font: .system(size: 14, weight: .medium)))
        .lineLimit(1).minimumScaleFactor(0.4)
        .frame(width: Self.side - 2 * Self.width - 10)
    }
  }

  /// In the gap: the values at the ends, else the label.
  @MainActor @ViewBuilder private var bottom: some View {
    Group {
      if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
        HStack(spacing: 2) {
          minimum
          Spacer(minLength: 0)
          maximum
        }
        .frame(width: 32)
      } else if configuration.hasLabel {
        configuration.label.frame(maxWidth: 26)
      }
    }
    .modifier(_LabelFontModifier(font: .system(size: 10, weight: .medium)))
    .lineLimit(1).minimumScaleFactor(0.4)
    .frame(height: 12)
    .offset(y: Self.side / 2 - 8)
  }
}

/// A part of a ring with round ends, as its outline: a stroke that is turned would turn its colours too.
nonisolated struct GaugeArc: Shape {
  let start, end: Angle
  /// In points.
  let width: CGFloat

  func path(in rect: CGRect) -> Path {
    guard end > start else { return Path() }
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: (min(rect.width, rect.height) - width) / 2,
      startAngle: start, endAngle: end, clockwise: false)
    return path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
  }
}

extension EnvironmentValues {
  /// The gradient that tints gauges; nil where the tint is another style.
  var gaugeGradient: Gradient? { base.tint?.base as? Gradient }
}
