public import DrawingCore
public import Foundation

/// Core Graphics' path, which SwiftUI's is made from and into.
public nonisolated class CGPath: Hashable, @unchecked Sendable {
  /// Changed by `CGMutablePath` only.
  fileprivate(set) var path: Path

  init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.transformed(Path(rect), transform))
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.transformed(Path(ellipseIn: rect), transform))
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Self.transformed(Path(roundedRect: rect, cornerSize: corner, style: .circular), transform))
  }

  private static func transformed(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { path.applying($0.pointee) } ?? path
  }

  public var boundingBox: CGRect { path.boundingRect }
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  public func copy() -> CGPath? { CGPath(path) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path that can be added to.
public nonisolated final class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() { self.init(Path()) }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ other: CGPath) { path.addPath(other.path) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise)
  }
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  public init(_ path: CGPath) { self = path.path }
  public init(_ path: CGMutablePath) { self = path.path }
  public var cgPath: CGPath { CGPath(self) }
}
