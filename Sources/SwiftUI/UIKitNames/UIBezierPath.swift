public import DrawingCore
public import Foundation

/// Some of a rectangle's corners.
public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// UIKit's path.
open class UIBezierPath: NSObject, @unchecked Sendable {
  var path: Path
  public var lineWidth: CGFloat = 1

  init(_ path: Path) { self.path = path }

  public convenience override init() { self.init(Path()) }
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
          topTrailing: radius(.topRight)), style: .circular))
  }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(Path())
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  public var bounds: CGRect { path.boundingRect }
  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
  /// SwiftUI's `clockwise` counts in coordinates whose y axis points up, UIKit's in those of the screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  public func close() { path.closeSubpath() }
}
