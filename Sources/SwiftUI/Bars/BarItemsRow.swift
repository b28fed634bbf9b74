internal import LayoutCore

/// Items of a bar with their grounds.
nonisolated struct BarItemsRow: View, FrameworkView {
  let items: [BarItem]
  let height: CGFloat
  var fills = false
  /// Groups of items have grounds of their own.
  var hasGrounds = true
  /// Before the items; nil where there is none.
  var back: (@MainActor () -> Void)?
  /// Shows or hides a sidebar; nil where there is none.
  var toggle: Dismissal?
  @Kept private var runs = BarRuns()

  init(
    items: [BarItem], height: CGFloat, fills: Bool = false, hasGrounds: Bool = true,
    back: (@MainActor () -> Void)? = nil, toggle: Dismissal? = nil
  ) {
    self.hasGrounds = hasGrounds
    self.toggle = toggle
    self.items = items
    self.height = height
    self.fills = fills
    self.back = back
  }

  @MainActor var body: some View {
    BarSlotsLayout(height: height, fills: fills, runs: runs) {
      if let back {
        Button(action: back) { BackChevron() }
          .buttonStyle(BarButtonLook(isProminent: false)).layoutValue(key: BarSlotKey.self, value: BarSlot(group: -1))
      }
      if let toggle {
        Button(action: toggle.run) { Image(systemName: "sidebar.leading") }
          .buttonStyle(BarButtonLook(isProminent: false)).layoutValue(key: BarSlotKey.self, value: BarSlot(group: -2))
      }
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        item.content
          .buttonStyle(BarButtonLook(isProminent: item.isProminent))
          .layoutValue(key: BarSlotKey.self, value: slot(index, item))
      }
    }
    .font(.body.weight(.medium))
    .imageScale(.large)
    .labelStyle(.iconOnly)
    .background { if hasGrounds { BarGrounds(runs: runs) } }
  }

  /// Items share a ground up to the next space or item that stands alone.
  private func slot(_ index: Int, _ item: BarItem) -> BarSlot {
    var group = 0
    for before in items[...index] where before.kind != .content || before.isSeparate || before.hidesGround {
      group += 1
    }
    if index > 0, items[index - 1].isSeparate || items[index - 1].hidesGround { group += 1000 * index }
    return BarSlot(
      group: group, isProminent: item.isProminent, hidesGround: item.hidesGround,
      isFlexibleSpace: item.kind == .spacer(isFlexible: true))
  }
}

/// The button that leads back, an arrowhead 8 wide and 16 high, recorded from iOS 26.
nonisolated struct BackChevron: View, FrameworkView {
  @MainActor var body: some View {
    BackShape().stroke(style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
      .frame(width: 8, height: 16).offset(x: -1.5, y: 0.5)
  }
}

nonisolated struct BackShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

/// Buttons in bars: the label alone, which fills its place in the row.
nonisolated struct BarButtonLook: ButtonStyle, BuiltInStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasTint) private var hasTint

  init(isProminent: Bool) { self.isProminent = isProminent }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(style(configuration.role))
      .fontWeight(isProminent ? .semibold : .medium)
      .lineLimit(1)
      .opacity(configuration.isPressed ? ButtonMetrics.borderlessPressedOpacity : 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
  }

  private func style(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(system: .tertiary)) }
    if isProminent { return AnyShapeStyle(Color.white) }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    return hasTint ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
  }
}
