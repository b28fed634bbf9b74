public import DrawingCore
public import Foundation
public import LayoutCore

/// The outline of a container that shapes within can follow.
///
/// Its frame is known when the container is drawn, before what lies in it.
final class ContainerOutline: @unchecked Sendable {
  /// The outline so much further inside, which fills a rectangle.
  let path: @Sendable (_ inset: CGFloat, _ rect: CGRect) -> Path
  /// The radius of its corners in a rectangle; nil where it is no rounded rectangle.
  let radius: @Sendable (CGRect) -> CGFloat?
  /// In points of the picture.
  var frame: CGRect?

  init<S: InsettableShape>(_ shape: S) {
    path = { inset, rect in shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset)) }
    radius = { rect in
      switch shape {
      case let shape as RoundedRectangle: shape.cornerSize.width
      case is Capsule, is Circle: min(rect.width, rect.height) / 2
      case is Rectangle: 0
      default: nil
      }
    }
  }
}

/// A shape that depends on the container around it.
nonisolated protocol ContainerDependentShape: Shape {
  func path(in rect: CGRect, container: ContainerOutline?) -> Path
}

extension Shape {
  /// The area of a view whose frame is given in points of the picture, in the container that the environment names.
  ///
  /// Shapes are asked in the view's own coordinates, which begin at zero: those that people write count on it.
  nonisolated func path(at frame: CGRect, _ environment: EnvironmentValues? = nil) -> Path {
    if let environment, let shape = self as? any ContainerDependentShape {
      return shape.path(in: frame, container: environment[ContainerOutlineKey.self])
    }
    return path(in: CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// The same with the pen where the shape is a line.
  nonisolated func outline(at frame: CGRect, _ environment: EnvironmentValues) -> _ShapeOutline {
    if self is any ContainerDependentShape { return _ShapeOutline(path: path(at: frame, environment)) }
    return _outline(in: CGRect(origin: .zero, size: frame.size)).map { $0.offsetBy(dx: frame.minX, dy: frame.minY) }
  }
}

nonisolated struct ContainerOutlineKey: EnvironmentKey {
  static var defaultValue: ContainerOutline? { nil }
}

/// The outline of the container around a view; a rectangle where it has none.
public nonisolated struct ContainerRelativeShape: InsettableShape, Hashable, ContainerDependentShape {
  var inset: CGFloat = 0

  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect.inset(evenlyBy: inset)) }
  func path(in rect: CGRect, container: ContainerOutline?) -> Path {
    guard let container, let frame = container.frame else { return path(in: rect) }
    let distance = max(rect.distance(within: frame), 0)
    return container.path(distance + inset, rect.inset(evenlyBy: inset))
  }
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension CGRect {
  /// How far the nearest side is from the one of a rectangle around this one.
  nonisolated fileprivate func distance(within outer: CGRect) -> CGFloat {
    min(minX - outer.minX, outer.maxX - maxX, minY - outer.minY, outer.maxY - maxY)
  }
}

/// A rectangle whose corners have the same centres as those of the container around it.
public nonisolated struct ConcentricRectangle: InsettableShape, Hashable, ContainerDependentShape {
  var corners: [Edge.Corner.Style]
  var isUniform: Bool
  var inset: CGFloat = 0

  public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {
    self.corners = [corners, corners, corners, corners]
    self.isUniform = isUniform
  }
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [topLeadingCorner, bottomLeadingCorner, bottomTrailingCorner, topTrailingCorner]
    isUniform = false
  }

  public func path(in rect: CGRect) -> Path { path(in: rect, container: nil) }

  func path(in rect: CGRect, container: ContainerOutline?) -> Path {
    let frame = container?.frame
    let outer = frame.flatMap { container?.radius($0) } ?? 0
    func radius(_ corner: Int, _ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      let style = corners[corner]
      if let fixed = style.radius { return fixed }
      return max(frame == nil ? 0 : outer - max(max(dx, dy), 0), style.minimum)
    }
    let frameOrSelf = frame ?? rect
    let (left, right) = (rect.minX - frameOrSelf.minX, frameOrSelf.maxX - rect.maxX)
    let (top, bottom) = (rect.minY - frameOrSelf.minY, frameOrSelf.maxY - rect.maxY)
    var radii = [
      radius(0, left, top), radius(1, left, bottom), radius(2, right, bottom), radius(3, right, top),
    ].map { max($0 - inset, 0) }
    if isUniform { radii = [CGFloat](repeating: radii.max() ?? 0, count: 4) }
    return Path(
      roundedRect: rect.inset(evenlyBy: inset),
      cornerRadii: RectangleCornerRadii(
        topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2], topTrailing: radii[3]))
  }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      var radius: CGFloat?
      var minimum: CGFloat = 0

      /// Around the same centre as the container's corner.
      public static var concentric: Style { Style() }
      public static func concentric(minimum: Style) -> Style { Style(minimum: minimum.radius ?? minimum.minimum) }
      /// - Parameter radius: in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(radius: value) }
  public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

/// Notes where a container is drawn.
public nonisolated struct _ContainerShapeEffect: EffectModifier {
  public typealias Body = Never
  let outline: ContainerOutline

  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    outline.frame = frame
    return []
  }
}

extension View {
  /// Names the shape that container-relative shapes within the view follow.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    let outline = ContainerOutline(shape)
    return environment(\.containerOutline, outline).modifier(_ContainerShapeEffect(outline: outline))
  }
}

extension EnvironmentValues {
  /// The outline of the container around a view.
  nonisolated var containerOutline: ContainerOutline? {
    get { self[ContainerOutlineKey.self] }
    set { self[ContainerOutlineKey.self] = newValue }
  }
}
