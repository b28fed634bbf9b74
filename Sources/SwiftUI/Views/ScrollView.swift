public import LayoutCore

/// A view onto content that may be larger than it.
public nonisolated struct ScrollView<Content: View>: View {
  public typealias Body = Never
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  /// What the view is called: lists and forms scroll too.
  private(set) var viewName = "ScrollView"
  let lines: [Int32]

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
    lines = SourceLines.take()
  }

  init(viewName: String, content: Content, lines: [Int32]) {
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
final class ScrollNode<Content: View>: TypedNode<ScrollView<Content>>, Scrolling {
  private var axes: Axis.Set
  private var id = LayoutID?.none
  private(set) var box: ScrollBox
  private var content: GroupingNode<Content>?

  init(_ view: ScrollView<Content>, _ inputs: _ViewInputs) {
    axes = view.axes
    box = ScrollBox(tree: inputs.graph.tree, axes: view.axes)
    super.init(inputs)
    applyEnvironment()
    var info = LayoutInfo(name: view.viewName, line: inputs.line)
    info.clip = { [weak self] in self?.clip($0) ?? $0 }
    info.scrolling = self
    let id = graph.makeLayoutNode(.custom(box), info, environment)
    self.id = id
    let line = view.lines.count == 1 ? view.lines[0] : inputs.line
    let inner = self.inputs(environment.oriented(.vertical), line: line)
    let content = GroupingNode(view.content, inner, many: VStackLayout().spec)
    self.content = content
    graph.tree.setChildren(id, [content.id])
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

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
  }

  override func renew(_ view: ScrollView<Content>) {
    if view.axes != axes, let id {
      axes = view.axes
      box = ScrollBox(tree: graph.tree, axes: axes)
      applyEnvironment()
      graph.tree.setSpec(id, .custom(box))
      graph.setNeedsRender()
    }
    content?.renew(view.content)
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
    content?.setEnvironment(environment.oriented(.vertical))
  }

  override func collect(_ roots: inout [LayoutID]) {
    if let id { graph.begin(id, &roots) }
  }
  override func willDestroy() {
    if let id { graph.removeLayoutNode(id) }
  }

  func scroll(by delta: CGSize) -> Bool {
    guard !environment.base.scroll.isDisabled else { return false }
    let moved = box.scroll(to: CGPoint(x: box.offset.x + delta.width, y: box.offset.y + delta.height))
    guard moved != .zero else { return false }
    graph.setNeedsRender()
    return true
  }

  func scroll(to frame: CGRect, anchor: UnitPoint?) -> Bool {
    guard box.scroll(to: frame, anchor: anchor) != .zero else { return false }
    graph.setNeedsRender()
    return true
  }
}

/// Something that scrolls what is in it.
@MainActor
protocol Scrolling: AnyObject {
  /// - Returns: whether there was anything to scroll.
  func scroll(by delta: CGSize) -> Bool
  /// Brings a rectangle of the picture into sight.
  /// - Returns: whether anything moved.
  func scroll(to frame: CGRect, anchor: UnitPoint?) -> Bool
}

/// What scroll views take from the environment.
struct ScrollEnvironment: Equatable {
  var initialAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  var contentMargins = EdgeInsets()
  var isDisabled = false
  var isClipDisabled = false
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
