internal import LayoutCore

/// The values of a picker side by side.
///
/// Recorded: on iOS 26 31 high and as wide as it is offered; on macOS 26 24 high, each segment 21 wider than the widest
/// label. The labels' font and the shadow of the chosen segment are UIKit's.
nonisolated struct SegmentedChoices: View, FrameworkView {
  let content: AnyView
  let choice: PickerChoice
  @Environment(\.platform) private var platform
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled

  init(content: AnyView, choice: PickerChoice) {
    self.content = content
    self.choice = choice
  }

  private var height: CGFloat {
    switch (platform, size) {
    case (.ios, .large), (.ios, .extraLarge): 36
    case (.ios, _): 31
    case (.macos, .mini): 16
    case (.macos, .small): 20
    case (.macos, .regular): 24
    case (.macos, .large): 28
    case (.macos, .extraLarge): 36
    }
  }

  @MainActor var body: some View {
    let choice = choice
    let platform = platform
    SegmentsLayout(height: height, sides: platform == .ios ? 16 : 21, fills: platform == .ios) {
      SegmentThumb().padding(platform == .ios ? 2 : 0)
        .layoutValue(key: SegmentPartKey.self, value: .thumb)
        .animation(.snappy(duration: 0.3), value: choice.values)
      ForEachSubview(content: content) { option in
        Segment(content: option.content, isChosen: choice.isChosen(option.tag)) { choice.choose(option.tag) }
      }
    }
    .environment(\.labelStyle, AnyLabelStyle(TitleOnlyLabelStyle(), outer: nil))
    .background(FillShapeStyle(level: 2), in: outline)
    .opacity(isEnabled ? 1 : 0.5)
  }

  private var outline: AnyShape {
    platform == .ios
      ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: ButtonMetrics(.macos, size).radius ?? 7))
  }
}

/// One value.
nonisolated struct Segment: View, FrameworkView {
  let content: SubviewContent
  let isChosen: Bool
  let choose: @MainActor () -> Void
  @State private var isPressed = false
  @Environment(\.platform) private var platform
  @Environment(\.colorScheme) private var scheme
  @Environment(\.hasTint) private var hasTint

  init(content: SubviewContent, isChosen: Bool, choose: @escaping @MainActor () -> Void) {
    self.content = content
    self.isChosen = isChosen
    self.choose = choose
  }

  @MainActor var body: some View {
    content
      .lineLimit(1)
      .modifier(
        _LabelFontModifier(
          font: .system(
            size: platform == .ios ? 14 : 13, weight: platform == .ios ? (isChosen ? .semibold : .medium) : .regular))
      )
      .foregroundStyle(isChosen && platform == .macos ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color.primary))
      .opacity(isPressed && !isChosen ? 0.3 : 1)
      .padding(.horizontal, 4)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .modifier(_PressModifier(setPressed: { isPressed = $0 }, action: choose))
      .layoutValue(key: SegmentPartKey.self, value: isChosen ? .chosen : .other)
  }
}

/// What lies below the chosen segment, and goes from one to the next.
nonisolated struct SegmentThumb: View, FrameworkView {
  @Environment(\.platform) private var platform
  @Environment(\.colorScheme) private var scheme

  init() {}

  @MainActor var body: some View {
    if platform == .ios {
      Capsule().fill(scheme == .dark ? Color(red: 108 / 255, green: 108 / 255, blue: 113 / 255) : .white)
        .shadow(color: .black.opacity(0.12), radius: 4, y: 2)
    } else {
      RoundedRectangle(cornerRadius: 6).fill(TintShapeStyle())
    }
  }
}

/// What a subview of a segmented control is.
struct SegmentPartKey: LayoutValueKey {
  static let defaultValue = Part.other
  enum Part: Hashable, Sendable { case thumb, chosen, other }
}

/// Segments of one width, side by side, and below the chosen one the thumb.
struct SegmentsLayout: Layout {
  /// In points.
  let height: CGFloat
  /// Added to the widest segment's width, in points.
  let sides: CGFloat
  /// Takes the width that it is offered.
  let fills: Bool

  private func ideal(_ subviews: Subviews) -> CGFloat {
    let segments = segments(subviews)
    let widest = segments.map { $0.sizeThatFits(.unspecified).width - 8 }.max() ?? 0
    return CGFloat(segments.count) * (max(widest, 0) + sides)
  }

  private func segments(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[SegmentPartKey.self] != .thumb }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = ideal(subviews)
    guard let width = proposal.width, fills || width < ideal else { return CGSize(width: ideal, height: height) }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let segments = segments(subviews)
    let size = CGSize(width: bounds.width / CGFloat(max(segments.count, 1)), height: bounds.height)
    // Where nothing is chosen the thumb is out of sight.
    var chosen = CGPoint(x: -10_000, y: -10_000)
    for (index, segment) in segments.enumerated() {
      let place = CGPoint(x: bounds.minX + size.width * CGFloat(index), y: bounds.minY)
      if segment[SegmentPartKey.self] == .chosen { chosen = place }
      segment.place(at: place, proposal: ProposedViewSize(size))
    }
    for subview in subviews where subview[SegmentPartKey.self] == .thumb {
      subview.place(at: chosen, proposal: ProposedViewSize(size))
    }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}
