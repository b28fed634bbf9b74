internal import Foundation
public import LayoutCore

/// A way from 0 to 1 in a unit of time.
public struct UnitCurve: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, circularIn, circularOut, circularInOut
    case bezier(UnitPoint, UnitPoint)
  }
  let kind: Kind
  private var isInverse = false

  private init(_ kind: Kind) { self.kind = kind }

  public static let linear = UnitCurve(.linear)
  /// The ease curves are the cubic ones of Core Animation.
  public static let easeIn = bezier(.init(x: 0.42, y: 0), .init(x: 1, y: 1))
  public static let easeOut = bezier(.init(x: 0, y: 0), .init(x: 0.58, y: 1))
  public static let easeInOut = bezier(.init(x: 0.42, y: 0), .init(x: 0.58, y: 1))
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// A cubic curve from (0, 0) to (1, 1); the horizontal coordinates of its control points count from 0 to 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    bezier(startControlPoint, endControlPoint)
  }
  private static func bezier(_ start: UnitPoint, _ end: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        UnitPoint(x: min(max(start.x, 0), 1), y: start.y), UnitPoint(x: min(max(end.x, 0), 1), y: end.y)))
  }

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve {
    var result = self
    result.isInverse.toggle()
    return result
  }

  /// How far the way has come at a share of the time, which is held between 0 and 1.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return isInverse ? inverseValue(progress) : plainValue(progress)
  }

  /// How fast it goes there, in ways for each unit of time.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    guard high > low else { return 0 }
    return (value(at: high) - value(at: low)) / (high - low)
  }

  private func plainValue(_ x: Double) -> Double {
    switch kind {
    case .linear: x
    case .circularIn: 1 - (1 - x * x).squareRoot()
    case .circularOut: (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      x < 0.5 ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .bezier(let a, let b):
      x <= 0 ? 0 : x >= 1 ? 1 : Self.cubic(Double(a.y), Double(b.y), Self.parameter(x, Double(a.x), Double(b.x)))
    }
  }

  /// The share of the time at which the curve has come this far.
  private func inverseValue(_ y: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if plainValue(middle) < y { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  /// Where on the curve its horizontal coordinate is `x`: it grows all the way, so halving finds it.
  private static func parameter(_ x: Double, _ a: Double, _ b: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if cubic(a, b, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
