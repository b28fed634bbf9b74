public import Foundation
public import LayoutCore

/// A place in a view, which a geometry reader turns into its own coordinates.
public struct Anchor<Value> {
  /// In points of the picture.
  let value: Value
  let move: (Value, CGSize) -> Value

  /// Says which place in a view is meant.
  public nonisolated struct Source {
    let place: (CGRect) -> Value
    let move: (Value, CGSize) -> Value

    func anchor(in frame: CGRect) -> Anchor { Anchor(value: place(frame), move: move) }
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { make { $0 } }
  /// - Parameter rect: in points of the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    make { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
  private static func make(_ place: @escaping (CGRect) -> CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(place: place, move: { $0.offsetBy(dx: $1.width, dy: $1.height) })
  }
}

extension Anchor.Source where Value == CGPoint {
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { make { point.point(in: $0) } }
  /// - Parameter point: in points of the view.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    make { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  private static func make(_ place: @escaping (CGRect) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(place: place, move: { CGPoint(x: $0.x + $1.width, y: $0.y + $1.height) })
  }
}

extension GeometryProxy {
  /// The anchor's place in the reader's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let origin = frame(in: .global).origin
    return anchor.move(anchor.value, CGSize(width: -origin.x, height: -origin.y))
  }
}
