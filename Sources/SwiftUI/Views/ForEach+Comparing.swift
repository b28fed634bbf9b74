internal import Foundation

/// Which rows of a collection can differ from those before.
extension ForEach {
  /// How many rows at the start and at the end are made of the same elements by the same closure as those of `other`.
  ///
  /// Only values that hold no object count as the same, since the closure may read what an object has become.
  /// - Parameter count: how many rows `other` has.
  /// - Complexity: a comparison of bits for each element.
  func ends(equalTo other: Self, count: Int) -> (start: Int, end: Int) {
    guard PlainValue.isPlain(Data.Element.self), path == other.path, count == other.data.count,
      Self.haveSameBits(content, other.content)
    else { return (0, 0) }
    let limit = min(count, data.count)
    let ends = data.withContiguousStorageIfAvailable { new in
      other.data.withContiguousStorageIfAvailable { old in
        Self.ends(limit, (new.count, old.count)) { Self.haveSameBits(new, $0, old, $1) }
      }
    }
    if let ends, let ends { return ends }
    return Self.ends(limit, (data.count, other.data.count)) { a, b in
      let new = data[data.index(data.startIndex, offsetBy: a)]
      return Self.haveSameBits(new, other.data[other.data.index(other.data.startIndex, offsetBy: b)])
    }
  }

  private static func ends(
    _ limit: Int, _ counts: (new: Int, old: Int), areSame: (Int, Int) -> Bool
  ) -> (start: Int, end: Int) {
    var start = 0
    while start < limit, areSame(start, start) { start += 1 }
    var end = 0
    while start + end < limit, areSame(counts.new - 1 - end, counts.old - 1 - end) { end += 1 }
    return (start, end)
  }

  private static func haveSameBits(
    _ new: UnsafeBufferPointer<Data.Element>, _ a: Int, _ old: UnsafeBufferPointer<Data.Element>, _ b: Int
  ) -> Bool {
    guard let new = new.baseAddress, let old = old.baseAddress else { return true }
    return memcmp(new + a, old + b, MemoryLayout<Data.Element>.size) == 0
  }

  private static func haveSameBits<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafeBytes(of: a) { a in
      withUnsafeBytes(of: b) { b in
        // Nothing to compare is the same.
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return memcmp(a, b, MemoryLayout<Value>.size) == 0
      }
    }
  }
}

/// Values that are what their bits and the bits of their strings are: they hold no object.
enum PlainValue {
  /// Read and written on the main thread only, as views are.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]

  /// - Complexity: constant after the first call for a type.
  static func isPlain<Value>(_ type: Value.Type) -> Bool {
    if let found = known[ObjectIdentifier(type)] { return found }
    let made = find(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  private static func find<Value>(_ type: Value.Type) -> Bool {
    if _isPOD(type) || type == String.self { return true }
    if let wrapping = type as? any PlainWrapping.Type { return wrapping.wrapsPlain }
    return TypeLayout.hasFields(type) { fieldType in
      func isFieldPlain<Field>(_ type: Field.Type) -> Bool { isPlain(type) }
      return _openExistential(fieldType, do: isFieldPlain)
    }
  }
}

/// A value that is plain where what it holds is.
protocol PlainWrapping { static var wrapsPlain: Bool { get } }
extension Optional: PlainWrapping { static var wrapsPlain: Bool { PlainValue.isPlain(Wrapped.self) } }
extension Array: PlainWrapping { static var wrapsPlain: Bool { PlainValue.isPlain(Element.self) } }
