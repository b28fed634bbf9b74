public import Foundation

/// Taps, one soon after the other.
public nonisolated struct TapGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Void
  public var count: Int
  public init(count: Int = 1) { self.count = count }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Void> {
    MapRecognizer(TapRecognizer(count: gesture.count, space: .local)) { _ in }
  }
}

/// Taps, with their place.
public nonisolated struct SpatialTapGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    MapRecognizer(TapRecognizer(count: gesture.count, space: gesture.coordinateSpace)) { Value(location: $0) }
  }
}

/// A press that lasts.
public nonisolated struct LongPressGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// How far the pointer may go meanwhile, in points.
  public var maximumDistance: CGFloat
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Bool> {
    LongPressRecognizer(gesture)
  }
}

/// A press that moves.
public nonisolated struct DragGesture: Gesture {
  public typealias Body = Never
  /// How far a drag has come; lengths in points.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the drag would end if it slowed down from now: a quarter of a second further on.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// In points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { DragRecognizer(gesture) }
}
