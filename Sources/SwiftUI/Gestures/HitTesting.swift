internal import DrawingCore
internal import LayoutCore

/// What a content shape is for.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Sets where a view can be hit.
public nonisolated struct _ContentShapeModifier<S: Shape>: DecorationModifier {
  public typealias Body = Never
  /// nil leaves the view as it is.
  let shape: S?
  let isEvenOdd: Bool

  final class Keeper: DecorationKeeper {
    private let responder = ShapeResponder()
    init(_ modifier: _ContentShapeModifier, _ node: ViewNode) { apply(modifier) }
    func renew(_ modifier: _ContentShapeModifier, _ node: ViewNode) -> Bool {
      apply(modifier)
      return false
    }
    private func apply(_ modifier: _ContentShapeModifier) {
      responder.contentShape = modifier.shape.map { shape in { shape.path(at: $0) } }
      responder.isEvenOdd = modifier.isEvenOdd
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

/// Has an area to be hit and answers nothing itself.
final class ShapeResponder: Responder {}

/// Lets presses through a view.
public nonisolated struct _AllowsHitTestingModifier: DecorationModifier {
  public typealias Body = Never
  let allowsHitTesting: Bool

  final class Keeper: DecorationKeeper {
    private let responder = HitTestingResponder()
    init(_ modifier: _AllowsHitTestingModifier, _ node: ViewNode) { responder.allows = modifier.allowsHitTesting }
    func renew(_ modifier: _AllowsHitTestingModifier, _ node: ViewNode) -> Bool {
      responder.allows = modifier.allowsHitTesting
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

/// Nothing in its view is hit unless it allows that.
final class HitTestingResponder: Responder {
  var allows = true
  override var isTransparent: Bool { !allows }
}

extension View {
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }
  /// A shape for other kinds than interaction changes nothing that a picture shows.
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  {
    modifier(_ContentShapeModifier(shape: kind.contains(.interaction) ? shape : nil, isEvenOdd: eoFill))
  }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }
}
