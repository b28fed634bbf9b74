public import LayoutCore

/// Where a popover is attached to a view.
public nonisolated enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// Shows a popover at a view while it is wanted: with an arrow where there is room, as a sheet on a phone.
nonisolated struct _PopoverModifier<Popover: View>: ViewModifier, FrameworkView {
  let isPresented: Binding<Bool>
  let anchor: PopoverAttachmentAnchor
  let edge: Edge
  /// Makes the content for what is presented now.
  let popover: () -> () -> Popover
  @Kept private var store = BarStore()
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.platform) private var platform
  @Environment(\.colorScheme) private var scheme

  init(
    isPresented: Binding<Bool>, anchor: PopoverAttachmentAnchor, edge: Edge, popover: @escaping () -> () -> Popover
  ) {
    self.isPresented = isPresented
    self.anchor = anchor
    self.edge = edge
    self.popover = popover
  }

  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    let close: () -> Void = { isPresented.wrappedValue = false }
    let wishes = store.content.presentation
    let adapts =
      sizeClass == .compact && platform == .ios && wishes.horizontalAdaptation != .popover
      && wishes.horizontalAdaptation != .none
    let (anchor, edge, store, popover) = (anchor, edge, store, popover)
    let ground = scheme == .dark ? Color(system: .secondaryBackground) : Color(white: 0.97)
    content.modifier(
      _PresentationModifier(
        isPresented: isPresented.wrappedValue,
        arrangement: {
          adapts ? AnyLayout(FillingLayout()) : AnyLayout(ArrowLayout(anchor: anchor.frame(in: $0), edge: edge))
        }
      ) {
        let popover = popover()
        Group {
          if adapts {
            SheetLayer(content: popover, dismiss: close, store: store)
          } else {
            PresentationScrim(opacity: 0) { if !wishes.isDismissDisabled { close() } }
            PopoverArrow(fill: ground).transition(PresentationMotion.fade)
            PresentedContent(content: popover, store: store, dismiss: close, covered: EdgeInsets(), isElevated: true)
              .background {
                if let background = wishes.background { background } else { Rectangle().fill(ground) }
              }
              .clipShape(RoundedRectangle(cornerRadius: platform == .macos ? 12 : 20))
              .contentShape(RoundedRectangle(cornerRadius: platform == .macos ? 12 : 20))
              .shadow(color: .black.opacity(0.18), radius: 16, y: 6)
              .modifier(_PressModifier(setPressed: { _ in }, action: {}))
              .transition(PresentationMotion.grow(platform))
          }
        }
        .modifier(_InternalModifier(isInternal: true))
      })
  }
}

extension PopoverAttachmentAnchor {
  /// The frame that the popover points at, for a view's frame.
  func frame(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.anchor(in: frame).value
    case .point(let point):
      CGRect(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0, height: 0)
    }
  }
}

/// Puts a panel, the last view, beside a frame of the picture, and the arrow, the view before it, between them; what is
/// before those fills the picture.
struct ArrowLayout: Layout {
  /// In points of the picture; null for the middle.
  let anchor: CGRect
  /// The edge of the frame to which the arrow points; the opposite one where there is more room.
  let edge: Edge
  private static let margin: CGFloat = 8
  /// Recorded from iOS 26: the arrow is 24 by 13.
  static let arrow = CGSize(width: 24, height: 13)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count >= 2 else { return }
    for subview in subviews.dropLast(2) {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
    let panel = subviews[subviews.count - 1], arrow = subviews[subviews.count - 2]
    let most = ProposedViewSize(
      width: bounds.width - 2 * Self.margin, height: bounds.height - 2 * Self.margin)
    var ideal = panel.sizeThatFits(.unspecified)
    // What is too wide wraps, and is the higher for it.
    if let width = most.width, ideal.width > width {
      ideal = panel.sizeThatFits(ProposedViewSize(width: width, height: nil))
    }
    let size = CGSize(width: min(ideal.width, most.width ?? 0), height: min(ideal.height, most.height ?? 0))
    guard !anchor.isNull else {
      panel.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
      return
    }
    // Layouts are mirrored after they placed; the anchor is where it was drawn.
    let frame =
      subviews.layoutDirection == .rightToLeft
      ? CGRect(x: bounds.width - anchor.maxX, y: anchor.minY, width: anchor.width, height: anchor.height) : anchor
    func within(_ value: CGFloat, _ length: CGFloat, _ whole: CGFloat) -> CGFloat {
      min(max(value, Self.margin), max(Self.margin, whole - Self.margin - length))
    }
    let gap = Self.arrow.height + 1.25
    if edge == .top || edge == .bottom {
      let above = frame.minY - gap - Self.margin, below = bounds.height - frame.maxY - gap - Self.margin
      guard size.height <= max(above, below) else {
        // Nothing beside a frame that fills the picture; the panel stands in it, without an arrow.
        panel.place(at: CGPoint(x: frame.midX, y: frame.midY), anchor: .center, proposal: ProposedViewSize(size))
        arrow.place(at: CGPoint(x: -10_000, y: -10_000), proposal: ProposedViewSize(Self.arrow))
        return
      }
      let isAbove = edge == .top ? size.height <= above || above >= below : size.height > below && above > below
      let x = within(frame.midX - size.width / 2, size.width, bounds.width)
      let y = within(isAbove ? frame.minY - gap - size.height : frame.maxY + gap, size.height, bounds.height)
      panel.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
      let tip = CGPoint(
        x: min(max(frame.midX, x + 32), x + size.width - 32), y: isAbove ? y + size.height : y - Self.arrow.height)
      arrow.place(
        at: CGPoint(x: tip.x, y: tip.y), anchor: .top, proposal: ProposedViewSize(Self.arrow))
      return
    }
    let before = frame.minX - gap - Self.margin, after = bounds.width - frame.maxX - gap - Self.margin
    let isBefore = edge == .leading ? size.width <= before || before >= after : size.width > after && before > after
    let x = within(isBefore ? frame.minX - gap - size.width : frame.maxX + gap, size.width, bounds.width)
    let y = within(frame.midY - size.height / 2, size.height, bounds.height)
    panel.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
    arrow.place(at: CGPoint(x: -10_000, y: -10_000), proposal: ProposedViewSize(Self.arrow))
  }
}

/// The arrow between a popover and what it belongs to: a square on its point, half of which the panel covers.
nonisolated struct PopoverArrow: View, FrameworkView {
  /// nil for the ground of dialogs.
  let fill: Color?
  @Environment(\.colorScheme) private var scheme

  init(fill: Color?) { self.fill = fill }

  @MainActor var body: some View {
    let ground =
      fill ?? (scheme == .dark ? Color(red: 44 / 255, green: 44 / 255, blue: 47 / 255) : Color(white: 0.96))
    Rectangle().fill(ground).frame(width: 17, height: 17).rotationEffect(.degrees(45))
      .frame(width: ArrowLayout.arrow.width, height: ArrowLayout.arrow.height)
      .offset(y: 0).allowsHitTesting(false)
  }
}

extension View {
  /// - Parameter arrowEdge: the edge of the view to which the popover's arrow points.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PopoverModifier(
        isPresented: isPresented, anchor: attachmentAnchor, edge: arrowEdge ?? .bottom, popover: { content }))
  }
  /// Shows a popover for an item while there is one.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PopoverModifier(
        isPresented: item.isPresent(), anchor: attachmentAnchor, edge: arrowEdge ?? .bottom,
        popover: { item.content(content) }))
  }
}
