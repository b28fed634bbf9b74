public import LayoutCore

/// What a scroll view shows, by the identity of the views in it.
struct ScrollPositionBinding {
  /// The identity wished for; nil for none.
  var get: () -> AnyHashable?
  var set: (AnyHashable?) -> Void
  var anchor: UnitPoint?
}

extension View {
  /// Binds the identity of the view at the start of the scroll view, or at `anchor`, among those of the scroll target.
  ///
  /// Setting it scrolls by as little as needed; the value at the beginning does not scroll, as on Apple's platforms.
  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    let binding = ScrollPositionBinding(
      get: { id.wrappedValue.map { AnyHashable($0) } }, set: { id.wrappedValue = $0?.base as? ID }, anchor: anchor)
    return _ScrollPositionView(content: self, value: id.wrappedValue.map { AnyHashable($0) }, binding: binding)
  }

  /// Marks the views of a container as what scrolling comes to rest on.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
  /// Marks a view as what scrolling comes to rest on.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

/// Watches a bound scroll position.
public nonisolated struct _ScrollPositionView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  let value: AnyHashable?
  let binding: ScrollPositionBinding

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ScrollPositionNode(view, inputs))
  }
}

final class ScrollPositionNode<Content: View>: TypedNode<_ScrollPositionView<Content>> {
  private var value: AnyHashable?

  init(_ view: _ScrollPositionView<Content>, _ inputs: _ViewInputs) {
    value = view.value
    super.init(inputs)
    content = make(view.content, inner(view.binding))
  }

  private func inner(_ binding: ScrollPositionBinding) -> EnvironmentValues {
    var environment = environment
    environment.base.scroll.position = binding
    return environment
  }

  override func renew(_ view: _ScrollPositionView<Content>) {
    if view.value != value, let wanted = view.value, !graph.isReportingScroll {
      graph.scrollLater(to: wanted, anchor: view.binding.anchor)
    }
    value = view.value
    if let content {
      content.setEnvironment(inner(view.binding))
      renew(content, view.content)
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) { setNeedsUpdate() }
}

/// Marks what scrolling comes to rest on.
public nonisolated struct _ScrollTargetLayoutModifier: DecorationModifier {
  public typealias Body = Never
  let isEnabled: Bool

  final class Keeper: DecorationKeeper {
    private var isEnabled: Bool
    init(_ modifier: _ScrollTargetLayoutModifier, _ node: ViewNode) { isEnabled = modifier.isEnabled }
    func renew(_ modifier: _ScrollTargetLayoutModifier, _ node: ViewNode) -> Bool {
      defer { isEnabled = modifier.isEnabled }
      return isEnabled != modifier.isEnabled
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) { graph.info[root.offset].isScrollTarget = isEnabled }
  }
}

/// Where scrolling comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What will be seen, in the content's coordinates.
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// What a scroll target behaviour can know.
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  /// The frames of the views that are scroll targets, in the content's coordinates.
  let targets: [CGRect]
  /// The scroll view is in a narrow place, such as a phone's screen.
  let isCompact: Bool
}

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  public var dx, dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// Decides where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Comes to rest at whole pages of the scroll view's own length.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ offset: CGFloat, _ length: CGFloat, _ from: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      // One page at a time, towards where it was scrolled.
      let start = (from / length).rounded()
      let step: CGFloat = offset > from + 0.5 ? 1 : offset < from - 0.5 ? -1 : 0
      return (start + step) * length
    }
    let origin = context.originalTarget.rect.origin
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, context.containerSize.width, origin.x)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, context.containerSize.height, origin.y)
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension View {
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(_BaseEnvironmentModifier { $0.scroll.targetBehavior = behavior })
  }
}
