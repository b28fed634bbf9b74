public import DrawingCore
public import Foundation
public import LayoutCore

extension Double: Animatable { public typealias AnimatableData = Double }
extension Float: Animatable { public typealias AnimatableData = Float }
extension CGFloat: Animatable { public typealias AnimatableData = CGFloat }
extension AnimatablePair: Animatable { public typealias AnimatableData = Self }
extension AnimatableValues: Animatable { public typealias AnimatableData = Self }

/// Values that are no vectors themselves but are led by numbers.
extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}
extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
extension CGRect: Animatable {
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
extension UnitPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
extension EdgeInsets: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}
/// Led by components as they are seen, not by amounts of light.
extension Color.Resolved: Animatable {
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
    set {
      (red, green) = (newValue.first, newValue.second.first)
      (blue, opacity) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

/// A modifier whose body is made anew for each step between two values.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Any number of values of one kind as one vector.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  public var value: (repeat each Value)

  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  public static var zero: Self { Self(repeat (each Value).zero) }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(repeat each lhs.value + each rhs.value) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(repeat each lhs.value - each rhs.value) }
  public mutating func scale(by rhs: Double) { self = Self(repeat (each value).scaled(by: rhs)) }
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
  public static func == (lhs: Self, rhs: Self) -> Bool {
    for (a, b) in repeat (each lhs.value, each rhs.value) {
      guard a == b else { return false }
    }
    return true
  }
}
