internal import DrawingCore
public import LayoutCore

/// A view onto content that may be larger than it.
public nonisolated struct ScrollView<Content: View>: View {
  public typealias Body = Never
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  /// What the view is called: lists and forms scroll too.
  private(set) var viewName = "ScrollView"
  /// Whether it has a height where none is proposed.
  private(set) var hasIdealLength = true
  let lines: [Int32]

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
    lines = SourceLines.take()
  }

  init(viewName: String, hasIdealLength: Bool, content: Content, lines: [Int32]) {
    self.hasIdealLength = hasIdealLength
    axes = .vertical
    showsIndicators = true
    self.viewName = viewName
    self.content = content
    self.lines = lines
  }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ScrollNode(view, inputs))
  }
}

/// Keeps a scroll view.
final class ScrollNode<Content: View>: TypedNode<ScrollView<Content>>, Scrolling, DrawingEffect, ArchivableSlot {
  private(set) var axes: Axis.Set
  private var showsIndicators: Bool
  /// A person's finger or wheel moves the content.
  var isScrolling = false
  /// Where the content was when scrolling began.
  var startOffset = CGPoint.zero
  /// The identity that a bound position was told last, and whether it is about to be told.
  var reported: AnyHashable?
  var isReporting = false
  private(set) var id = LayoutID?.none
  private(set) var box: ScrollBox
  private var group: GroupingNode<Content>?
  private(set) lazy var motion = ScrollMotion(graph) { [weak self] in self?.show($0) }
  private(set) lazy var pulling: PullToRefresh? = axes.contains(.vertical) ? PullToRefresh(graph) : nil
  private lazy var pan = ScrollPanResponder(self, graph.motion) { [unowned self] in environment.base.platform == .ios }

  init(_ view: ScrollView<Content>, _ inputs: _ViewInputs) {
    axes = view.axes
    showsIndicators = view.showsIndicators
    box = ScrollBox(tree: inputs.graph.tree, axes: view.axes)
    box.hasIdealLength = view.hasIdealLength
    super.init(inputs)
    if let offset = graph.restoration?.take(CGPoint.self, archiveName, of: self) { box.restoredOffset = offset }
    applyEnvironment()
    var info = LayoutInfo(name: view.viewName, line: inputs.line)
    info.clip = { [weak self] in self?.clip($0) ?? $0 }
    info.scrolling = self
    let id = graph.makeLayoutNode(.custom(box), info, environment)
    self.id = id
    let line = view.lines.count == 1 ? view.lines[0] : inputs.line
    let inner = self.inputs(contentEnvironment, line: line)
    let group = GroupingNode(view.content, inner, many: VStackLayout().spec)
    self.group = group
    graph.tree.setChildren(id, [group.id])
  }

  override var identityName: String? { "scroll" }

  nonisolated var archiveName: String { "offset" }
  nonisolated var archiveType: String { "CGPoint" }
  nonisolated var isChanged: Bool { MainActor.assumeIsolated { box.hasScrolled } }
  nonisolated var archived: Data? { MainActor.assumeIsolated { StateArchive.coded(box.offset) } }

  /// What is shown: the view's frame, and beyond it where it reaches under bars.
  private func clip(_ frame: CGRect) -> CGRect {
    guard !environment.base.scroll.isClipDisabled else { return .infinite }
    let over = box.overhang
    return CGRect(
      x: frame.minX - over.leading, y: frame.minY - over.top, width: frame.width + over.leading + over.trailing,
      height: frame.height + over.top + over.bottom)
  }

  private func applyEnvironment() {
    let scroll = environment.base.scroll
    box.initialAnchor = scroll.initialAnchor
    box.alignmentAnchor = scroll.alignmentAnchor
    box.margins = scroll.contentMargins
    box.collapse = axes.contains(.vertical) ? scroll.collapse : nil
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let group { visit(group) }
  }

  override func renew(_ view: ScrollView<Content>) {
    showsIndicators = view.showsIndicators
    if view.axes != axes, let id {
      axes = view.axes
      box = ScrollBox(tree: graph.tree, axes: axes)
      applyEnvironment()
      graph.tree.setSpec(id, .custom(box))
      graph.setNeedsRender()
    }
    group?.renew(view.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if let id {
      graph.tree.setDirection(id, isRightToLeft: environment.layoutDirection == .rightToLeft)
      if old.base.scroll != environment.base.scroll {
        applyEnvironment()
        graph.tree.invalidate(id)
        graph.setNeedsRender()
      }
    }
    group?.setEnvironment(contentEnvironment)
  }

  /// A title above follows the outermost scroll view.
  private var contentEnvironment: EnvironmentValues {
    var result = environment
    result.base.scroll.collapse = nil
    result.base.scroll.isInContent = true
    return result.oriented(.vertical)
  }

  override func collect(_ roots: inout [LayoutID]) {
    guard let id else { return }
    graph.begin(id, &roots)
    graph.info[id.offset].decorations.append(.effect(self))
    graph.info[id.offset].decorations.append(.responder(pan))
    graph.info[id.offset].spaceName = ScrollSpaceName()
  }
  override func willDestroy() {
    if let id { graph.removeLayoutNode(id) }
  }

  // MARK: Indicators

  /// A bar's thickness and its distance from the view's edges while scrolling, in points; iOS.
  private static var bar: (thickness: CGFloat, distance: CGFloat) { (3, 3) }

  /// While it scrolls, a view shows how far it has come.
  func drawAbove(_ frame: CGRect, _ context: inout DrawingContext) {
    pulling?.draw(in: frame, distance: -box.place.y, environment, &context)
    guard isScrolling || motion.isDecelerating else { return }
    let hidden = environment.base.scroll.hiddenIndicators
    if axes.contains(.vertical), showsIndicators, !hidden.contains(.vertical) {
      drawBar(frame, isVertical: true, &context)
    }
    if axes.contains(.horizontal), showsIndicators, !hidden.contains(.horizontal) {
      drawBar(frame, isVertical: false, &context)
    }
  }

  private func drawBar(_ frame: CGRect, isVertical: Bool, _ context: inout DrawingContext) {
    let (content, view) =
      isVertical ? (box.contentSize.height, box.viewport.height) : (box.contentSize.width, box.viewport.width)
    guard content > view, view > 0 else { return }
    let (thickness, distance) = Self.bar
    let track = view - 2 * distance
    // Beyond an end the bar gets shorter, as the content goes away from it.
    let over = abs(isVertical ? box.overshoot.height : box.overshoot.width)
    let length = max(2 * thickness, max(36, track * view / content) - over)
    let way = (isVertical ? box.offset.y : box.offset.x) / (content - view) * (track - length)
    let rect =
      isVertical
      ? CGRect(x: frame.maxX - distance - thickness, y: frame.minY + distance + way, width: thickness, height: length)
      : CGRect(x: frame.minX + distance + way, y: frame.maxY - distance - thickness, width: length, height: thickness)
    let isDark = environment.colorScheme == .dark
    let paint = Paint.color((isDark ? RGBA.white : RGBA.black).opacity(0.35))
    let path = Path(roundedRect: rect, cornerRadius: thickness / 2, style: .circular)
    context.commands.append(.fill(path, paint, FillStyle()))
  }

  func move(by delta: CGSize, _ transaction: Transaction) {
    let start = box.offset
    box.scroll(to: CGPoint(x: start.x + delta.width, y: start.y + delta.height))
    graph.setNeedsRender()
    lead(from: start, transaction)
  }

  /// Has the content go from where it was to where it was scrolled, where that is animated.
  /// - Returns: whether it is; else it is there already.
  @discardableResult
  private func lead(from start: CGPoint, _ transaction: Transaction) -> Bool {
    guard transaction.effectiveAnimation != nil else {
      motion.stop()
      return false
    }
    let end = box.offset
    box.scroll(to: start)
    motion.move(from: start, to: end, transaction)
    return true
  }

  func scroll(to frame: CGRect, anchor: UnitPoint?, _ transaction: Transaction) -> Bool {
    let start = box.offset
    guard box.scroll(to: frame, anchor: anchor) != .zero else { return false }
    graph.setNeedsRender()
    return !lead(from: start, transaction)
  }
}

/// Something that scrolls what is in it.
@MainActor
protocol Scrolling: AnyObject {
  var axes: Axis.Set { get }
  var geometry: ScrollGeometry { get }
  var phase: ScrollPhase { get }
  /// How fast the content goes on by itself, in points a second, where that is known.
  var velocity: CGVector? { get }
  /// Moves the content, as far as there is content, without a person's doing.
  func move(by delta: CGSize, _ transaction: Transaction)
  /// - Returns: whether there was anything to scroll.
  func scroll(by delta: CGSize) -> Bool
  /// Whether a finger can move the content.
  var canPan: Bool { get }
  /// Stops content that goes on by itself, as a touch does.
  /// - Returns: whether it did.
  func hold() -> Bool
  /// Whether a finger's way is for what is around, such as a sheet that it pulls down.
  func leaves(_ way: CGSize) -> Bool
  /// Moves the content with a finger, which pulls it beyond its ends, too.
  func pan(by delta: CGSize)
  /// The person lets go; the content glides on and comes to rest.
  /// - Parameter velocity: of the content, in points a second.
  func scrollDidEnd(velocity: CGSize)
  /// Brings a rectangle of the picture into sight.
  /// - Returns: whether anything moved.
  func scroll(to frame: CGRect, anchor: UnitPoint?, _ transaction: Transaction) -> Bool
}

/// What scroll views take from the environment.
struct ScrollEnvironment: Equatable {
  var initialAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  var contentMargins = EdgeInsets()
  var isDisabled = false
  var isClipDisabled = false
  var hiddenIndicators: Axis.Set = []
  var targetBehavior: (any ScrollTargetBehavior)?
  var position: ScrollPositionBinding?
  var horizontalBounce = ScrollBounceBehavior.automatic
  var verticalBounce = ScrollBounceBehavior.automatic
  var keyboardDismissal = ScrollDismissesKeyboardMode.automatic
  /// The large title above.
  var collapse: TitleCollapse?
  /// Within what scrolls.
  var isInContent = false

  /// Whether layout is the same in both.
  static func == (a: Self, b: Self) -> Bool {
    a.initialAnchor == b.initialAnchor && a.alignmentAnchor == b.alignmentAnchor
      && a.contentMargins == b.contentMargins && a.collapse === b.collapse && a.isDisabled == b.isDisabled
      && a.isClipDisabled == b.isClipDisabled
  }
}

/// Where a default anchor applies.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind: Hashable { case initialOffset, sizeChanges, alignment }
  let kind: Kind
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// What margins around scrolled content are kept from.
public struct ContentMarginPlacement: Hashable, Sendable {
  enum Kind: Hashable { case automatic, content, indicators }
  let kind: Kind
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}

extension View {
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(
      _BaseEnvironmentModifier {
        $0.scroll.initialAnchor = anchor
        $0.scroll.alignmentAnchor = anchor
      })
  }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(
      _BaseEnvironmentModifier {
        switch role.kind {
        case .initialOffset, .sizeChanges: $0.scroll.initialAnchor = anchor
        case .alignment: $0.scroll.alignmentAnchor = anchor
        }
      })
  }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(_BaseEnvironmentModifier { $0.scroll.isDisabled = disabled })
  }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(_BaseEnvironmentModifier { $0.scroll.isClipDisabled = disabled })
  }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      _BaseEnvironmentModifier {
        guard placement != .scrollIndicators else { return }
        if edges.contains(.top) { $0.scroll.contentMargins.top = insets.top }
        if edges.contains(.leading) { $0.scroll.contentMargins.leading = insets.leading }
        if edges.contains(.bottom) { $0.scroll.contentMargins.bottom = insets.bottom }
        if edges.contains(.trailing) { $0.scroll.contentMargins.trailing = insets.trailing }
      })
  }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// Gives its content a way to scroll the views in it.
public nonisolated struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let proxy = ScrollViewProxy(graph: inputs.graph)
    return _ViewOutputs(ClosureNode(view, inputs, { $0.content(proxy) }))
  }
}

/// Scrolls to views by their identity.
public nonisolated struct ScrollViewProxy {
  weak var graph: ViewGraph?

  /// Scrolls the scroll view that contains the view with this identity; by as little as needed without an anchor.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    graph?.scrollLater(to: AnyHashable(id), anchor: anchor)
  }
}
