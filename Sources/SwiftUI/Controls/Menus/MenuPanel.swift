internal import LayoutCore

/// Shows a menu while it is open, above the picture and at the modified view.
nonisolated struct _MenuModifier<Items: View>: ViewModifier {
  let isOpen: Binding<Bool>
  @ViewBuilder let items: () -> Items
  @Environment(\.menu) private var outer
  @Environment(\.hasFirstMenuItemNearest) private var hasFirstNearest
  @Kept private var side = MenuSide()

  init(isOpen: Binding<Bool>, @ViewBuilder items: @escaping () -> Items) {
    self.isOpen = isOpen
    self.items = items
  }

  @MainActor func body(content: Content) -> some View {
    let (isOpen, outer, side) = (isOpen, outer, side)
    let close: @MainActor () -> Void = {
      isOpen.wrappedValue = false
      outer.close?()
    }
    content.modifier(
      _PresentationModifier(
        isPresented: isOpen.wrappedValue, arrangement: { AnchoredLayout(anchor: $0, side: side) }
      ) {
        Scrim(isDim: false) { isOpen.wrappedValue = false }
        MenuPanel(items: items(), side: hasFirstNearest ? side : nil, close: close)
      })
  }
}

/// On which side of what it belongs to a menu opened: written by the layout that places it, read by that of its rows.
final class MenuSide {
  var isBelow = true
}

/// What lies around a menu: a press there closes it.
nonisolated struct Scrim: View, FrameworkView {
  let isDim: Bool
  let close: @MainActor () -> Void

  @MainActor var body: some View {
    Color.black.opacity(isDim ? 0.2 : 0).contentShape(Rectangle())
      .modifier(_PressModifier(setPressed: { if $0 { close() } }, action: {}))
      .transition(PresentationMotion.fade)
      .modifier(_InternalModifier(isInternal: true))
  }
}

/// Puts a panel, the last view, below a frame of the picture, or above it where there is more room; the views before it
/// fill the picture.
struct AnchoredLayout: Layout {
  /// In points of the picture.
  let anchor: CGRect
  /// Between the frame and the panel, and between the panel and the picture's edges; in points.
  var gap: CGFloat = 4
  var margin: CGFloat = 8
  /// Told on which side the panel is.
  var side: MenuSide?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews.dropLast() {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
    guard let panel = subviews.last else { return }
    let place = PanelPlace(
      anchor: anchor, gap: gap, margin: margin, panel: panel, in: bounds, subviews.layoutDirection)
    side?.isBelow = place.isBelow
    panel.place(at: place.origin, proposal: ProposedViewSize(place.size))
  }
}

/// The open menu.
///
/// iOS 26: 250 wide as before, round corners, rows of 44 and icons before titles. macOS 26: rows of 24, icons in a column
/// of their own, corners of 12 points.
nonisolated struct MenuPanel<Items: View>: View, FrameworkView {
  let items: Items
  /// nil where the order of the items is the same on either side.
  let side: MenuSide?
  let close: @MainActor () -> Void
  @Environment(\.platform) private var platform
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var typeSize

  init(items: Items, side: MenuSide?, close: @escaping @MainActor () -> Void) {
    self.items = items
    self.side = side
    self.close = close
  }

  @MainActor var body: some View {
    let isMac = platform == .macos
    let shape = RoundedRectangle(cornerRadius: isMac ? 12 : 30)
    FittingHeightLayout(hugsWidth: isMac) {
      ScrollView {
        MenuRowsLayout(side: side) { items }
          .padding(.vertical, isMac ? 5 : 10)
      }
    }
    .frame(width: isMac ? nil : typeSize.isAccessibilitySize ? 320 : 250)
    .background(ground, in: shape)
    .clipShape(shape)
    .overlay { shape.strokeBorder(Color(system: .separator), lineWidth: 0.5) }
    .shadow(color: .black.opacity(isMac ? 0.25 : 0.18), radius: isMac ? 12 : 24, y: isMac ? 5 : 8)
    .contentShape(shape)
    .transition(PresentationMotion.grow(platform))
    .modifier(MenuItemsEnvironment(close: close))
    .modifier(_InternalModifier(isInternal: true))
    .modifier(_ApproximationModifier(what: "effect", detail: "Menus are drawn on an opaque panel instead of glass."))
  }

  private var ground: Color {
    switch (platform, scheme) {
    case (.ios, .light): Color(white: 0.98)
    case (.ios, .dark): Color(red: 44 / 255, green: 44 / 255, blue: 46 / 255)
    case (.macos, .light): Color(white: 0.97)
    case (.macos, .dark): Color(white: 0.17)
    }
  }
}

/// Controls in a menu are rows.
nonisolated struct MenuItemsEnvironment: EnvironmentModifier {
  typealias Body = Never
  let close: @MainActor () -> Void

  func modify(_ environment: inout EnvironmentValues) {
    let close = close
    environment.menu.close = close
    environment.base.font = environment.platform == .macos ? .system(size: 13) : nil
    environment.base.controls.buttonStyle = AnyButtonStyle(MenuItemButtonStyle(), outer: nil)
    environment.base.controls.toggleStyle = AnyToggleStyle(MenuItemToggleStyle(), outer: nil)
    environment.base.controls.labelStyle = AnyLabelStyle(MenuItemLabelStyle(), outer: nil)
    environment.pickerKind = .automatic
  }
}

/// As high as its only view's ideal height, or as there is room for.
struct FittingHeightLayout: Layout {
  /// As wide as the view's ideal width, or as there is room for; else as wide as it is offered.
  let hugsWidth: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let view = subviews.first else { return .zero }
    var width = proposal.width
    if hugsWidth {
      let ideal = view.sizeThatFits(.unspecified).width
      width = min(ideal, width ?? ideal)
    }
    let ideal = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
    return CGSize(width: width ?? ideal.width, height: min(ideal.height, proposal.height ?? ideal.height))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// Rows below each other, as wide as the widest or as they are offered; lines between groups stand only between rows.
///
/// In a menu above what opened it the last row may come first: then groups and the rows in them are turned round, and
/// titles stay above their groups.
struct MenuRowsLayout: Layout {
  /// nil where the order is the same on either side.
  var side: MenuSide?

  /// The subviews that are shown: no line at an end or beside another.
  private func shown(_ subviews: Subviews) -> [Bool] {
    var result = subviews.map { $0[MenuPartKey.self] != .line }
    var hasRow = false
    var line: Int?
    for index in subviews.indices {
      if subviews[index][MenuPartKey.self] != .line {
        if let line { result[line] = true }
        (hasRow, line) = (true, nil)
      } else if hasRow {
        line = index
      }
    }
    return result
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let shown = shown(subviews)
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal
    let row = ProposedViewSize(width: width, height: nil)
    let height = zip(subviews, shown).reduce(0) { $0 + ($1.1 ? $1.0.sizeThatFits(row).height : 0) }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    let shown = shown(subviews)
    for index in side?.isBelow == false ? turned(subviews) : Array(subviews.indices) {
      let row = ProposedViewSize(width: bounds.width, height: shown[index] ? nil : 0)
      subviews[index].place(at: CGPoint(x: bounds.minX, y: y), proposal: row)
      if shown[index] { y += subviews[index].sizeThatFits(row).height }
    }
  }

  /// The order from the last group to the first.
  private func turned(_ subviews: Subviews) -> [Int] {
    var groups: [[Int]] = [[]]
    for index in subviews.indices {
      switch subviews[index][MenuPartKey.self] {
      case .line: groups += [[index], []]
      case .title: groups.append([index])
      case .row:
        // The first row of a group stays nearest to its title's end.
        let titles = groups[groups.count - 1].prefix { subviews[$0][MenuPartKey.self] == .title }.count
        groups[groups.count - 1].insert(index, at: titles)
      }
    }
    return groups.reversed().flatMap { $0 }
  }
}

/// What a view is in a menu.
nonisolated struct MenuPartKey: LayoutValueKey {
  enum Part: Sendable {
    case row
    /// Of the rows after it.
    case title
    /// Between groups.
    case line
  }
  static let defaultValue = Part.row
}

/// A line between the groups of a menu.
nonisolated struct MenuLine: View, FrameworkView {
  @Environment(\.platform) private var platform

  init() {}

  @MainActor var body: some View {
    Color(system: .separator).frame(maxHeight: 1)
      .padding(.horizontal, platform == .macos ? 12 : 22).padding(.vertical, platform == .macos ? 5 : 8)
      .modifier(ZeroHeightFits())
      .layoutValue(key: MenuPartKey.self, value: .line)
  }
}

/// Lets a view vanish where it is offered no height.
nonisolated struct ZeroHeightFits: ViewModifier {
  func body(content: Content) -> some View { VanishingLayout { content }.clipped() }
}

struct VanishingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 0
    guard proposal.height != 0, let view = subviews.first else { return CGSize(width: width, height: 0) }
    let size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
    return CGSize(width: width, height: size.height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
  }
}
