public import DrawingCore
public import Foundation
public import LayoutCore

/// Two shapes as one.
public nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  /// What belongs to the whole.
  enum Operation: Sendable { case union, intersection, subtraction, difference, linesInside, linesOutside }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  public func path(in rect: CGRect) -> Path {
    let (path, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: path.union(other, eoFill: eoFill)
    case .intersection: path.intersection(other, eoFill: eoFill)
    case .subtraction: path.subtracting(other, eoFill: eoFill)
    case .difference: path.symmetricDifference(other, eoFill: eoFill)
    case .linesInside: path.lineIntersection(other, eoFill: eoFill)
    case .linesOutside: path.lineSubtraction(other, eoFill: eoFill)
    }
  }
}

extension Shape {
  /// What lies in either shape.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }
  /// What lies in both shapes.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }
  /// What lies in this shape and not in the other.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }
  /// What lies in just one of the shapes.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .difference, eoFill: eoFill)
  }
  /// This shape's lines where they are inside the other.
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .linesInside, eoFill: eoFill)
  }
  /// This shape's lines where they are outside the other.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .linesOutside, eoFill: eoFill)
  }
}
