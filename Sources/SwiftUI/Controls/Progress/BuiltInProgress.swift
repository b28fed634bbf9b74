internal import LayoutCore

/// The lengths of progress views, in points, as recorded from Apple's SwiftUI on iOS 26 and macOS 26.
nonisolated enum ProgressMetrics {
  static func bar(_ platform: ViewPlatform) -> CGFloat { platform == .ios ? 4 : 8 }
  /// The height that the bar has in a column.
  static func barRow(_ platform: ViewPlatform) -> CGFloat { platform == .ios ? 4 : 20 }
  /// Between the bar and the labels above and below it.
  static func gap(_ platform: ViewPlatform) -> CGFloat { platform == .ios ? 4 : 0 }

  /// UIKit's indicators have 20 and 37 points, those of macOS 32 and 16.
  static func spinner(_ platform: ViewPlatform, _ size: ControlSize) -> CGFloat {
    switch (platform, size) {
    case (.ios, .large), (.ios, .extraLarge): 37
    case (.ios, _): 20
    case (.macos, .mini): 10
    case (.macos, .small): 16
    case (.macos, _): 32
    }
  }
}

/// The framework's own progress views.
nonisolated struct BuiltInProgress: View, FrameworkView {
  enum Look { case automatic, linear, circular }
  let configuration: ProgressViewStyleConfiguration
  let look: Look
  let tint: Color?
  @Environment(\.platform) private var platform
  @Environment(\.hasTint) private var hasTint
  @Environment(\.hidesLabels) private var hidesLabels

  init(configuration: ProgressViewStyleConfiguration, look: Look, tint: Color? = nil) {
    self.configuration = configuration
    self.look = look
    self.tint = tint
  }

  @MainActor var body: some View {
    if look == .linear || (look == .automatic && configuration.fractionCompleted != nil) {
      bar
    } else {
      circle
    }
  }

  private var style: AnyShapeStyle { tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()) }

  @MainActor private var bar: some View {
    VStack(alignment: .leading, spacing: ProgressMetrics.gap(platform)) {
      if let label = configuration.label, !hidesLabels { label }
      ProgressBar(fraction: configuration.fractionCompleted, fill: style, height: ProgressMetrics.bar(platform))
        .frame(height: ProgressMetrics.barRow(platform))
      if let value = configuration.currentValueLabel {
        value.modifier(_LabelFontModifier(font: platform == .ios ? .caption : .subheadline)).foregroundStyle(.secondary)
      }
    }
  }

  @MainActor @ViewBuilder private var circle: some View {
    VStack(spacing: nil) {
      if platform == .macos, let fraction = configuration.fractionCompleted {
        ProgressRing(fraction: fraction, fill: style)
      } else {
        Spinner(tint: tint.map { AnyShapeStyle($0) } ?? (hasTint ? AnyShapeStyle(TintShapeStyle()) : nil))
      }
      if let label = configuration.label, !hidesLabels { label.foregroundStyle(.secondary) }
      if let value = configuration.currentValueLabel {
        value.modifier(_LabelFontModifier(font: .subheadline)).foregroundStyle(.secondary)
      }
    }
  }
}

/// A bar that is filled from its start.
nonisolated struct ProgressBar: View, FrameworkView {
  /// nil has a piece go to and fro.
  let fraction: Double?
  let fill: AnyShapeStyle
  /// In points.
  let height: CGFloat

  @MainActor var body: some View {
    Capsule().fill(FillShapeStyle())
      .overlay {
        if let fraction {
          BarPart(from: 0, to: fraction).fill(fill)
        } else {
          Ticking(interval: 1.0 / 20) { tick in
            // A piece of the bar goes from one end to the other and back in three seconds.
            let place = abs(Double((tick + 15) % 60) / 30 - 1)
            BarPart(from: place * 0.6, to: place * 0.6 + 0.4).fill(fill)
          }
        }
      }
      .frame(height: height)
  }
}

/// A part of a bar with round ends, mirrored where lines run from right to left.
nonisolated struct BarPart: Shape {
  let from, to: Double

  func path(in rect: CGRect) -> Path {
    guard to > from else { return Path() }
    let start = rect.minX + rect.width * from
    // Even the shortest part has its round ends.
    let width = max(rect.width * (to - from), min(rect.height, rect.width))
    let part = CGRect(x: min(start, rect.maxX - width), y: rect.minY, width: width, height: rect.height)
    return Path(roundedRect: part, cornerRadius: rect.height / 2)
  }
}

/// A ring that is filled clockwise from the top.
nonisolated struct ProgressRing: View, FrameworkView {
  let fraction: Double
  let fill: AnyShapeStyle
  @Environment(\.platform) private var platform
  @Environment(\.controlSize) private var size

  init(fraction: Double, fill: AnyShapeStyle) {
    self.fraction = fraction
    self.fill = fill
  }

  @MainActor var body: some View {
    let side = ProgressMetrics.spinner(platform, size)
    let width = side / 8
    Circle().inset(by: width / 2).stroke(FillShapeStyle(), lineWidth: width)
      .overlay {
        Circle().inset(by: width / 2).trim(from: 0, to: fraction)
          .stroke(fill, style: StrokeStyle(lineWidth: width, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .frame(width: side, height: side)
  }
}

/// A view that is made anew at regular moments, which are counted from its first.
nonisolated struct Ticking<Content: View>: View, FrameworkView {
  /// In seconds.
  let interval: Double
  let content: (Int) -> Content
  @State private var origin = Origin()

  final class Origin {
    private var date: Date?
    func count(_ now: Date, _ interval: Double) -> Int {
      let start = date ?? now
      date = start
      return max(0, Int((now.timeIntervalSince(start) / interval).rounded()))
    }
  }

  init(interval: Double, @ViewBuilder content: @escaping (Int) -> Content) {
    self.interval = interval
    self.content = content
  }

  @MainActor var body: some View {
    let (origin, interval, content) = (origin, interval, content)
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: interval)) { context in
      content(origin.count(context.date, interval))
    }
  }
}

/// Spokes that fade around a circle, which the darkest goes round once a second.
nonisolated struct Spinner: View, FrameworkView {
  /// nil is the platform's gray.
  let tint: AnyShapeStyle?
  @Environment(\.platform) private var platform
  @Environment(\.controlSize) private var size

  init(tint: AnyShapeStyle?) { self.tint = tint }

  static let spokeCount = 8

  @MainActor var body: some View {
    let side = ProgressMetrics.spinner(platform, size)
    let style = tint ?? AnyShapeStyle(Color(system: .gray))
    Ticking(interval: 1 / Double(Self.spokeCount)) { tick in
      ZStack {
        ForEach(0..<Self.spokeCount) { index in
          Spoke(index: (index + tick) % Self.spokeCount, count: Self.spokeCount).fill(style)
            .opacity(0.25 + 0.75 * Double(index) / Double(Self.spokeCount - 1))
        }
      }
    }
    .frame(width: side, height: side)
  }
}

/// One of the spokes around a circle, counted clockwise from the top.
nonisolated struct Spoke: Shape {
  let index, count: Int

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    // Of UIKit's indicator: spokes of an eighth by three tenths of its side, to its edge.
    let size = CGSize(width: side * 0.125, height: side * 0.3)
    let spoke = CGRect(x: -size.width / 2, y: -side / 2, width: size.width, height: size.height)
    let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .rotated(by: 2 * .pi * CGFloat(index) / CGFloat(count))
    return Path(roundedRect: spoke, cornerRadius: size.width / 2).applying(turn)
  }
}
