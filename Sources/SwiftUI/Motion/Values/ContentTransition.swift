internal import DrawingCore
internal import Foundation

/// How a view goes from one content to another, where its frame stays.
public struct ContentTransition: Hashable, Sendable {
  enum Kind: Hashable { case identity, opacity, interpolate, numericText, symbol }
  let kind: Kind
  /// Which way numbers roll.
  private(set) var roll: Roll?

  enum Roll: Hashable {
    case up, down
    case by(value: Double)
  }

  private init(_ kind: Kind, roll: Roll? = nil) {
    self.kind = kind
    self.roll = roll
  }

  var rollValue: Double? {
    if case .by(let value) = roll { return value }
    return nil
  }

  /// Whether digits roll down where the number was `old`.
  func isRollingDown(after old: Double?) -> Bool {
    switch roll {
    case .down: true
    case .up, nil: false
    case .by(let value): old.map { value < $0 } ?? false
    }
  }

  /// New content at once.
  public static let identity = ContentTransition(.identity)
  /// New content fades in where the old fades out.
  public static let opacity = ContentTransition(.opacity)
  /// What old and new content have in common goes over; the rest fades.
  public static let interpolate = ContentTransition(.interpolate)
  /// Digits that change roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(.numericText, roll: countsDown ? .down : .up)
  }
  /// Digits that change roll, up where `value` grew.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(.numericText, roll: .by(value: value))
  }
}

extension View {
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

extension EnvironmentValues {
  public var contentTransition: ContentTransition {
    get { base.motion.contentTransition }
    set { base.motion.contentTransition = newValue }
  }
}
