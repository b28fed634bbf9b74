public import LayoutCore

public typealias Layout = LayoutCore.Layout
public typealias LayoutSubviews = LayoutCore.LayoutSubviews
public typealias LayoutSubview = LayoutCore.LayoutSubview
public typealias LayoutProperties = LayoutCore.LayoutProperties
public typealias LayoutValueKey = LayoutCore.LayoutValueKey
public typealias HStackLayout = LayoutCore.HStackLayout
public typealias VStackLayout = LayoutCore.VStackLayout
public typealias ZStackLayout = LayoutCore.ZStackLayout

extension Layout {
  /// A view that lays `content` out by this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content(), lines: SourceLines.take())
  }
}

/// A layout of the user's own with its subviews.
public nonisolated struct _LayoutView<L: Layout, Content: View>: ContainerView, Animatable {
  public typealias Body = Never
  var layout: L
  public var animatableData: L.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }
  static var isAnimatable: Bool { L.AnimatableData.self != EmptyAnimatableData.self }
  let content: Content
  let lines: [Int32]

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ContainerNode(view, inputs))
  }

  static var viewName: String {
    L.self == HStackLayout.self ? "HStack" : L.self == VStackLayout.self ? "VStack" : TypeLayout.name(of: L.self)
  }
  var orientation: Axis? { (layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation }

  @MainActor func spec(_ graph: ViewGraph) -> LayoutSpec {
    if let builtIn = layout as? any BuiltInLayout { return builtIn.spec }
    if let any = layout as? AnyLayout { return any.box.spec(graph) }
    if let grid = layout as? GridLayout { return grid.spec(graph) }
    return .custom(TypedLayoutBox(layout, tree: graph.tree))
  }

  func hasSameLayout(_ other: Self) -> Bool {
    if let a = layout as? AnyLayout, let b = other.layout as? AnyLayout { return a.box.isSame(b.box) }
    return AnyLayout.areSame(layout, other.layout)
  }
}

/// A layout whose type is hidden, so that views keep their state when it changes.
public nonisolated struct AnyLayout: Layout {
  public typealias Cache = Void

  class Box: @unchecked Sendable {
    var orientation: Axis? { nil }
    @MainActor func spec(_ graph: ViewGraph) -> LayoutSpec { .passThrough }
    func isSame(_ other: Box) -> Bool { false }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
    func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
  }

  private final class TypedBox<L: Layout>: Box, @unchecked Sendable {
    let layout: L
    init(_ layout: L) { self.layout = layout }

    override var orientation: Axis? { L.layoutProperties.stackOrientation }
    override func spec(_ graph: ViewGraph) -> LayoutSpec {
      (layout as? any BuiltInLayout)?.spec ?? (layout as? GridLayout)?.spec(graph)
        ?? .custom(TypedLayoutBox(layout, tree: graph.tree))
    }
    override func isSame(_ other: Box) -> Bool {
      guard let other = other as? TypedBox<L> else { return false }
      return AnyLayout.areSame(layout, other.layout)
    }
    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    override func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
      var cache = layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  let box: Box

  public init<L: Layout>(_ layout: L) { box = (layout as? AnyLayout)?.box ?? TypedBox(layout) }

  var orientation: Axis? { box.orientation }

  static func areSame<L>(_ a: L, _ b: L) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { Comparison.of(L.self)(UnsafeRawPointer(a), UnsafeRawPointer($0)) }
    }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    box.sizeThatFits(proposal, subviews)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    box.placeSubviews(bounds, proposal, subviews)
  }
}

extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }

  /// Sets how early a stack gives this view its share; 0 unless set.
  nonisolated public func layoutPriority(_ value: Double) -> some View { modifier(_PriorityModifier(value: value)) }
}

/// Gives a view a value for its container.
public nonisolated struct _LayoutValueModifier<K: LayoutValueKey>: DecorationModifier {
  public typealias Body = Never
  let value: K.Value

  final class Keeper: DecorationKeeper {
    private var value: K.Value
    init(_ modifier: _LayoutValueModifier, _ node: ViewNode) { value = modifier.value }
    func renew(_ modifier: _LayoutValueModifier, _ node: ViewNode) -> Bool {
      let isSame = AnyLayout.areSame(value, modifier.value)
      value = modifier.value
      return !isSame
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.tree.setLayoutValue(root, ObjectIdentifier(K.self), value)
    }
  }
}

/// Sets a view's layout priority.
public nonisolated struct _PriorityModifier: DecorationModifier {
  public typealias Body = Never
  let value: Double

  final class Keeper: DecorationKeeper {
    private var value: Double
    init(_ modifier: _PriorityModifier, _ node: ViewNode) { value = modifier.value }
    func renew(_ modifier: _PriorityModifier, _ node: ViewNode) -> Bool {
      defer { value = modifier.value }
      return value != modifier.value
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) { graph.tree.setPriority(root, value) }
  }
}
