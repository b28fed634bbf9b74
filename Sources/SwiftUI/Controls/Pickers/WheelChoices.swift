internal import LayoutCore

/// The values of a picker on a wheel: as UIKit's, 216 high, rows of 32, the chosen one in the middle on a gray band.
nonisolated struct WheelChoices: View, FrameworkView {
  let content: AnyView
  let choice: PickerChoice
  /// Whether the chosen row has a band of its own.
  var hasBand = true
  /// How far the wheel is turned from the chosen value while it is dragged, in points.
  @State private var turn: CGFloat = 0
  @State private var start: CGFloat?
  @State private var options = WheelOptions()
  @Environment(\.isEnabled) private var isEnabled

  init(content: AnyView, choice: PickerChoice, hasBand: Bool = true) {
    self.content = content
    self.choice = choice
    self.hasBand = hasBand
  }

  static let height: CGFloat = 216
  static let rowHeight: CGFloat = 32
  /// Of the cylinder that the rows lie on, so that five and a half lie in front.
  static let radius: CGFloat = 114

  @MainActor var body: some View {
    let (choice, options, turn) = (choice, options, turn)
    WheelLayout(turn: turn) {
      RoundedRectangle(cornerRadius: 8).fill(FillShapeStyle(level: 2)).opacity(hasBand ? 1 : 0)
      ForEachSubview(content: content) { option in
        let isChosen = choice.isChosen(option.tag)
        let chosen = option.tags.firstIndex(where: choice.isChosen) ?? 0
        let _ = options.note(option.tags, chosen: chosen)
        option.content
          .lineLimit(1)
          .modifier(_LabelFontModifier(font: .system(size: 21)))
          .modifier(WheelRowEffect(offset: CGFloat(option.index - chosen) * Self.rowHeight + turn))
          .layoutValue(key: ChosenKey.self, value: isChosen)
      }
    }
    .environment(\.labelStyle, AnyLabelStyle(TitleOnlyLabelStyle(), outer: nil))
    .frame(height: Self.height)
    .clipped()
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(_TrackModifier(began: { point, _ in begin(point) }, changed: { change($0, at: $1) }))
  }

  @MainActor private func begin(_ point: CGPoint) -> Bool {
    start = point.y
    return true
  }

  /// A wheel that is let go comes to rest on the nearest value; a tap brings the tapped value to the middle.
  @MainActor private func change(_ phase: _TrackModifier.Phase, at point: CGPoint) {
    guard let from = start else { return }
    switch phase {
    case .moved:
      turn = point.y - from
    case .cancelled:
      (start, turn) = (nil, 0)
    case .ended:
      let isTap = abs(point.y - from) < 4
      let steps = isTap ? (point.y - Self.height / 2) / Self.rowHeight : -(point.y - from) / Self.rowHeight
      (start, turn) = (nil, 0)
      options.choose(Int(steps.rounded()), choice)
    }
  }
}

/// Whether a view on a wheel is the chosen one.
nonisolated struct ChosenKey: LayoutValueKey {
  static let defaultValue = false
}

/// The values on a wheel, in their order.
@MainActor
final class WheelOptions {
  private var tags: [AnyHashable?] = []
  private var chosen = 0

  nonisolated init() {}

  func note(_ tags: [AnyHashable?], chosen: Int) { (self.tags, self.chosen) = (tags, chosen) }

  /// Chooses the value some rows below the chosen one, or the last there is.
  func choose(_ steps: Int, _ choice: PickerChoice) {
    guard steps != 0, !tags.isEmpty else { return }
    choice.choose(tags[min(max(chosen + steps, 0), tags.count - 1)])
  }
}

/// Turns a row away at the edges of a wheel.
nonisolated struct WheelRowEffect: ViewModifier {
  /// How far below the middle the row is, along the wheel; in points.
  let offset: CGFloat

  func body(content: Content) -> some View {
    let angle = offset / WheelChoices.radius
    let isSeen = abs(angle) < .pi / 2
    content
      .scaleEffect(x: 1, y: isSeen ? max(cos(angle), 0.01) : 0.01)
      .opacity(isSeen ? abs(offset) < WheelChoices.rowHeight / 2 ? 1 : 0.45 * Double(cos(angle)) + 0.05 : 0)
  }
}

/// The band in the middle, and rows on a cylinder around it.
struct WheelLayout: Layout {
  /// In points.
  let turn: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = subviews.dropFirst().map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(
      width: proposal.replacingUnspecifiedDimensions(by: CGSize(width: max(widest + 32, 120), height: 0)).width,
      height: WheelChoices.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: bounds.width - 18, height: 34))
    let rows = subviews.dropFirst()
    let chosen = rows.firstIndex { $0[ChosenKey.self] } ?? rows.startIndex
    for index in rows.indices {
      let angle = (CGFloat(index - chosen) * WheelChoices.rowHeight + turn) / WheelChoices.radius
      let rise = abs(angle) < .pi / 2 ? sin(angle) * WheelChoices.radius : (angle < 0 ? -1 : 1) * WheelChoices.height
      rows[index].place(
        at: CGPoint(x: bounds.midX, y: bounds.midY + rise), anchor: .center,
        proposal: ProposedViewSize(width: max(bounds.width - 8, 0), height: WheelChoices.rowHeight))
    }
  }
}
