/// Which rows of a collection can differ from those before.
extension ForEach {
  /// How many rows at the start and at the end are made of the same elements by the same closure as those of `other`.
  ///
  /// Only values that hold no object count as the same, since the closure may read what an object has become.
  /// - Parameter count: how many rows `other` has.
  /// - Complexity: a comparison of bits for each element.
  func ends(equalTo other: Self, count: Int) -> (start: Int, end: Int) {
    guard PlainValue.isPlain(Data.Element.self), path == other.path, Self.haveSameBits(content, other.content) else {
      return (0, 0)
    }
    let limit = min(count, data.count)
    let start = zip(data, other.data).prefix(limit).prefix { Self.haveSameBits($0, $1) }.count
    let backwards = zip(data.reversed(), other.data.reversed())
    let end = backwards.prefix(limit - start).prefix { Self.haveSameBits($0, $1) }.count
    return (start, end)
  }

  nonisolated private static func haveSameBits<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { a.elementsEqual($0) } }
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
