extension Subscribers {
  /// How many values are wanted.
  public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// Nil is without end.
    public let max: Int?

    private init(count: Int?) { max = count }

    public static let unlimited = Demand(count: nil)
    public static let none = Demand(count: 0)
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand is not negative.")
      return Demand(count: value)
    }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    private static func combine(_ a: Demand, _ b: Demand, _ operation: (Int, Int) -> Int) -> Demand {
      guard let a = a.max, let b = b.max else { return .unlimited }
      return Demand(count: Swift.max(0, operation(a, b)))
    }

    public static func + (a: Demand, b: Demand) -> Demand {
      combine(a, b) { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 }
    }
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func += (a: inout Demand, b: Int) { a = a + b }
    public static func - (a: Demand, b: Demand) -> Demand {
      b == .unlimited && a != .unlimited ? .none : combine(a, b) { $0 - $1 }
    }
    public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    public static func -= (a: inout Demand, b: Int) { a = a - b }
    public static func * (a: Demand, b: Int) -> Demand { combine(a, .max(b), *) }
    public static func *= (a: inout Demand, b: Int) { a = a * b }

    public static func < (a: Demand, b: Demand) -> Bool {
      switch (a.max, b.max) {
      case (nil, _): false
      case (_, nil): true
      case (let a?, let b?): a < b
      }
    }
    public static func == (a: Demand, b: Int) -> Bool { a.max == b }
    public static func > (a: Demand, b: Int) -> Bool { a > .max(b) }
    public static func >= (a: Demand, b: Int) -> Bool { a >= .max(b) }
    public static func < (a: Demand, b: Int) -> Bool { a < .max(b) }
    public static func <= (a: Demand, b: Int) -> Bool { a <= .max(b) }
  }

  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)

    func mapError<E: Error>(_ transform: (Failure) -> E) -> Completion<E> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
