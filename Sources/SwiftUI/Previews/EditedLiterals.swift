internal import Synchronization

/// The values that have taken the places of literals in the user's source since it was compiled, by the number that the
/// look-up there has.
///
/// A body that looks a literal up is run again when its value changes, like one that reads state.
public final class EditedLiterals: Sendable {
  public enum Value: Hashable, Sendable {
    case integer(Int64)
    case float(Double)
    case string(String)
    case boolean(Bool)
  }

  public static let shared = EditedLiterals()

  /// The look-ups are anywhere, so what they need is behind a lock.
  private let table = Mutex(Table())

  private struct Table {
    var values: [Int: Value] = [:]
    var readers: [Int: [ObjectIdentifier: WeakReader]] = [:]
    /// Those looked up by code that is not known to run again.
    var readOutside: Set<Int> = []
    /// Whether a value was looked up whose place has a type that cannot have it.
    var hasMisfit = false
  }

  private init() {}

  /// The values that differ from what was compiled.
  public var values: [Int: Value] { table.withLock { $0.values } }

  /// Puts these values in the places of literals, in place of all that were given before.
  /// - Returns: false where something was looked up that cannot be looked up again; the source must be compiled then.
  public func set(_ values: [Int: Value]) -> Bool {
    let woken = table.withLock { table -> [WeakReader]? in
      let old = table.values
      let changed = Set(old.keys).union(values.keys).filter { old[$0] != values[$0] }
      guard table.readOutside.isDisjoint(with: changed) else { return nil }
      table.values = values
      return changed.flatMap { id in table.readers.removeValue(forKey: id).map { Array($0.values) } ?? [] }
    }
    guard let woken else { return false }
    for reader in woken { reader.wake() }
    return true
  }

  /// Whether a value was looked up since the last call that the type there cannot have.
  public func takeMisfit() -> Bool {
    table.withLock { table in
      defer { table.hasMisfit = false }
      return table.hasMisfit
    }
  }

  /// - Parameter make: nil where the type cannot have the value.
  fileprivate func look<T>(_ literal: T, _ id: Int, _ make: (Value) -> T?) -> T {
    let reader =
      ViewGraph.evaluatingThread == pthread_self()
      ? ViewGraph.evaluating.map { WeakReader(node: $0, evaluation: $0.evaluation) } : nil
    let value = table.withLock { table -> Value? in
      if let reader, let node = reader.node {
        table.readers[id, default: [:]][ObjectIdentifier(node)] = reader
      } else {
        table.readOutside.insert(id)
      }
      return table.values[id]
    }
    guard let value else { return literal }
    if let made = make(value) { return made }
    table.withLock { $0.hasMisfit = true }
    return literal
  }
}

// What the scanner puts in the places of literals: the literal itself, and its number.

public nonisolated func _integerLiteral<T: ExpressibleByIntegerLiteral>(_ literal: T, _ id: Int) -> T {
  EditedLiterals.shared.look(literal, id) { value in
    switch value {
    case .integer(let number): T(number: number)
    case .float(let number): (T.self as? any ExpressibleByFloatLiteral.Type)?.anyMade(of: number) as? T
    case .string, .boolean: nil
    }
  }
}

public nonisolated func _floatLiteral<T: ExpressibleByFloatLiteral>(_ literal: T, _ id: Int) -> T {
  EditedLiterals.shared.look(literal, id) { value in
    if case .float(let number) = value { T(number: number) } else { nil }
  }
}

public nonisolated func _stringLiteral<T: ExpressibleByStringLiteral>(_ literal: T, _ id: Int) -> T {
  EditedLiterals.shared.look(literal, id) { value in
    if case .string(let text) = value { (text as? T.StringLiteralType).map(T.init(stringLiteral:)) } else { nil }
  }
}

public nonisolated func _booleanLiteral<T: ExpressibleByBooleanLiteral>(_ literal: T, _ id: Int) -> T {
  EditedLiterals.shared.look(literal, id) { value in
    if case .boolean(let flag) = value { (flag as? T.BooleanLiteralType).map(T.init(booleanLiteral:)) } else { nil }
  }
}

extension ExpressibleByIntegerLiteral {
  fileprivate init?(number: Int64) {
    guard let type = IntegerLiteralType.self as? any FixedWidthInteger.Type,
      let literal = type.made(of: number) as? IntegerLiteralType
    else { return nil }
    self.init(integerLiteral: literal)
  }
}

extension FixedWidthInteger {
  fileprivate static func made(of number: Int64) -> (any FixedWidthInteger)? { Self(exactly: number) }
}

extension ExpressibleByFloatLiteral {
  fileprivate init?(number: Double) {
    if let literal = number as? FloatLiteralType {
      self.init(floatLiteral: literal)
    } else if let literal = Float(number) as? FloatLiteralType {
      self.init(floatLiteral: literal)
    } else {
      return nil
    }
  }

  fileprivate static func anyMade(of number: Double) -> Any? { Self(number: number) }
}
