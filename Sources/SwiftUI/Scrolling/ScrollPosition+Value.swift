public import Foundation
public import LayoutCore

/// Where a scroll view is, or is to go: a view, an edge or a point of its content.
public struct ScrollPosition: Equatable, Sendable {
  /// What was wished for last.
  enum Wish: Equatable {
    case automatic
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    /// In points; nil leaves an axis as it is.
    case point(x: CGFloat?, y: CGFloat?)
  }

  nonisolated(unsafe) private(set) var wish = Wish.automatic
  /// Tells a wish from an equal one before it.
  private(set) var serial = 0
  /// The view that scrolling came to rest on.
  nonisolated(unsafe) var seen: AnyHashable?
  /// Whether a person moved the scroll view last.
  public internal(set) var isPositionedByUser = false

  public init() {}
  public init(idType: (some Hashable & Sendable).Type) {}
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  public init(idType: (some Hashable & Sendable).Type, edge: Edge) { scrollTo(edge: edge) }
  public init(idType: (some Hashable & Sendable).Type, point: CGPoint) { scrollTo(point: point) }
  public init(idType: (some Hashable & Sendable).Type, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
  public init(idType: (some Hashable & Sendable).Type, x: CGFloat) { scrollTo(x: x) }
  public init(idType: (some Hashable & Sendable).Type, y: CGFloat) { scrollTo(y: y) }
  public init(edge: Edge) { scrollTo(edge: edge) }
  public init(point: CGPoint) { scrollTo(point: point) }
  public init(x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
  public init(x: CGFloat) { scrollTo(x: x) }
  public init(y: CGFloat) { scrollTo(y: y) }

  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) { set(.view(AnyHashable(id), anchor)) }
  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

  private mutating func set(_ wish: Wish) {
    self.wish = wish
    serial += 1
    isPositionedByUser = false
  }

  /// The edge that was wished for last; nil once a person has scrolled.
  public var edge: Edge? {
    if case .edge(let edge) = wish, !isPositionedByUser { edge } else { nil }
  }
  /// The point that was wished for last; nil once a person has scrolled.
  public var point: CGPoint? {
    if case .point(let x, let y) = wish, !isPositionedByUser { CGPoint(x: x ?? 0, y: y ?? 0) } else { nil }
  }
  public var x: CGFloat? { point?.x }
  public var y: CGFloat? { point?.y }
  /// The view that scrolling came to rest on, or was wished for.
  public var viewID: (any Hashable)? { id as? any Hashable }
  /// The view that scrolling came to rest on, or was wished for, where its identity is of this type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { id as? T }

  private var id: Any? {
    if isPositionedByUser { return seen?.base }
    if case .view(let id, _) = wish { return id.base }
    return seen?.base
  }
}

extension View {
  /// Binds where the scroll view is. Setting it scrolls; a person's scrolling tells it which view is at the start, or at
  /// `anchor`, among those of the scroll target.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    _ScrollPositionValueView(content: self, position: position, wanted: position.wrappedValue, anchor: anchor)
  }
}

/// Leads a scroll view to where a position wishes it to be.
nonisolated struct _ScrollPositionValueView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let position: Binding<ScrollPosition>
  let wanted: ScrollPosition
  let anchor: UnitPoint?

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ScrollPositionValueNode(view, inputs))
  }
}

/// Keeps the scroll view that a position is bound to.
final class ScrollPositionValueNode<Content: View>: TypedNode<_ScrollPositionValueView<Content>>, LayoutObserver {
  private var view: _ScrollPositionValueView<Content>
  private var root: LayoutID?
  /// The wish that is still to be met.
  private var wish: ScrollPosition.Wish?

  init(_ view: _ScrollPositionValueView<Content>, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    content = make(view.content, inner)
    wish = view.wanted.wish
    graph.observeLayout(self)
  }

  private var inner: EnvironmentValues {
    var environment = environment
    let position = view.position
    environment.base.scroll.position = ScrollPositionBinding(
      get: { nil },
      set: { id in
        position.wrappedValue.seen = id
        position.wrappedValue.isPositionedByUser = true
      }, anchor: view.anchor)
    return environment
  }

  override func renew(_ new: _ScrollPositionValueView<Content>) {
    if new.wanted.serial != view.wanted.serial { wish = new.wanted.wish }
    view = new
    content?.setEnvironment(inner)
    if let content { renew(content, new.content) }
  }

  override func environmentDidChange(from old: EnvironmentValues) { content?.setEnvironment(inner) }

  override func collect(_ roots: inout [LayoutID]) {
    let start = roots.count
    content?.collect(&roots)
    root = roots.count > start ? roots[start] : nil
  }

  func layoutDidEnd() {
    guard let wish, let root, let scrolling = graph.scrolling(in: root) else { return }
    self.wish = nil
    switch wish {
    case .automatic: return
    case .view(let id, let anchor): graph.scrollLater(to: id, anchor: anchor ?? view.anchor)
    case .edge, .point:
      let geometry = scrolling.geometry
      let target = target(of: wish, geometry)
      let delta = CGSize(width: target.x - geometry.contentOffset.x, height: target.y - geometry.contentOffset.y)
      let transaction = graph.transaction(in: environment)
      graph.afterUpdate { scrolling.move(by: delta, transaction) }
    }
  }

  /// The content's offset that the wish asks for; scroll views do not go beyond their content.
  private func target(of wish: ScrollPosition.Wish, _ geometry: ScrollGeometry) -> CGPoint {
    var point = geometry.contentOffset
    let insets = geometry.contentInsets
    switch wish {
    case .edge(.top): point.y = -insets.top
    case .edge(.bottom): point.y = geometry.contentSize.height + insets.bottom - geometry.containerSize.height
    case .edge(.leading): point.x = -insets.leading
    case .edge(.trailing): point.x = geometry.contentSize.width + insets.trailing - geometry.containerSize.width
    case .point(let x, let y): point = CGPoint(x: x ?? point.x, y: y ?? point.y)
    case .automatic, .view: break
    }
    return point
  }
}
