internal import LayoutCore

/// A menu that a press that lasts, or the secondary button of a pointer, opens at a view.
nonisolated struct _ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: () -> Items
  /// What is shown above the menu; nil for the view itself.
  let preview: (() -> Preview)?
  @State private var isOpen = false
  /// Where the pointer opened it; nil where a press that lasts did.
  @State private var place: CGPoint?
  @Environment(\.platform) private var platform
  @Environment(\.hasFirstMenuItemNearest) private var hasFirstNearest
  @Kept private var side = MenuSide()

  init(items: @escaping () -> Items, preview: (() -> Preview)?) {
    self.items = items
    self.preview = preview
  }

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(LongPressModifier(isEnabled: Items.self != EmptyView.self) { (isOpen, place) = (true, nil) })
      .modifier(_SecondaryPressModifier { (isOpen, place) = (true, $0) })
      .modifier(
        _PresentationModifier(
          isPresented: isOpen,
          arrangement: { [place, platform, side] frame in
            // A pointer of macOS has the menu at its tip, a finger below the view.
            let tip = platform == .macos ? place.map { CGRect(origin: $0, size: .zero) } : nil
            return ContextLayout(anchor: tip ?? frame, gap: platform == .ios ? 12 : 2, side: side)
          }
        ) {
          Scrim(isDim: platform == .ios) { isOpen = false }
          if let preview, platform == .ios {
            ContextPreview(content: LateContent(isShown: true, content: preview))
          } else {
            // The view itself stays as it is, not dimmed.
            Color.clear.frame(width: 0, height: 0).allowsHitTesting(false)
          }
          MenuPanel(items: LateContent(isShown: true, content: items), side: hasFirstNearest ? side : nil) {
            isOpen = false
          }
        })
  }
}

/// A picture of what a context menu is for.
nonisolated struct ContextPreview<Preview: View>: View, FrameworkView {
  let content: Preview

  @MainActor var body: some View {
    ZStack { content }
      .background(BackgroundStyle())
      .clipShape(RoundedRectangle(cornerRadius: 16))
      .shadow(color: .black.opacity(0.2), radius: 20, y: 6)
      .transition(PresentationMotion.grow(.ios))
      .modifier(_InternalModifier(isInternal: true))
  }
}

/// The ground over the picture, a preview in its middle, and the menu below that or at the view.
struct ContextLayout: Layout {
  /// In points of the picture.
  let anchor: CGRect
  let gap: CGFloat
  /// Told on which side the menu is.
  let side: MenuSide

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let room = ProposedViewSize(width: bounds.width - 32, height: bounds.height / 2)
    let preview = subviews[1].sizeThatFits(room)
    var target = anchor
    if preview.width > 0 && preview.height > 0 {
      let menu = subviews[2].sizeThatFits(ProposedViewSize(width: bounds.width - 32, height: nil)).height
      let y = max(16, min(anchor.midY - preview.height / 2, bounds.height - preview.height - menu - gap - 16))
      let x = max(16, min(anchor.midX - preview.width / 2, bounds.width - preview.width - 16))
      target = CGRect(x: x, y: y, width: preview.width, height: preview.height)
      let isMirrored = subviews.layoutDirection == .rightToLeft
      subviews[1].place(at: CGPoint(x: isMirrored ? bounds.width - target.maxX : x, y: y), proposal: room)
    } else {
      subviews[1].place(at: bounds.origin, proposal: room)
    }
    place(subviews[2], at: target, bounds, subviews.layoutDirection)
  }

  private func place(_ panel: LayoutSubview, at target: CGRect, _ bounds: CGRect, _ direction: LayoutDirection) {
    let place = PanelPlace(anchor: target, gap: gap, margin: 8, panel: panel, in: bounds, direction)
    side.isBelow = place.isBelow
    panel.place(at: place.origin, proposal: ProposedViewSize(place.size))
  }
}

extension View {
  /// Approximated: the panel is opaque where Apple's is glass.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: @escaping () -> MenuItems) -> some View {
    modifier(_ContextMenuModifier<MenuItems, EmptyView>(items: menuItems, preview: nil))
  }
  /// - Parameter preview: shown above the menu on iOS instead of the view.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: @escaping () -> Preview
  ) -> some View {
    modifier(_ContextMenuModifier(items: menuItems, preview: preview))
  }
  /// - Parameter contextMenu: nil for none.
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(
      _ContextMenuModifier<MenuItems?, EmptyView>(items: { contextMenu?.items }, preview: nil))
  }
}

/// The items of a context menu; the older spelling.
public nonisolated struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
