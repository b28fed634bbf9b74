/// The values of the screens above the root of a stack, of any types.
public struct NavigationPath: Equatable {
  private(set) var elements: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  mutating func append(_ value: AnyHashable) { elements.append(value) }

  /// - Precondition: the path has at least `count` values.
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }

  /// The path as it can be written down; nil where a value cannot.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
  }

  /// A path whose values can be written down: the name of each one's type and its JSON, the last value first.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    init(elements: [AnyHashable]) { self.elements = elements }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any Codable.Type,
          let value = try JSONDecoder().decode(type, from: Data(json.utf8)) as? any Hashable
        else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type that can be read.")
        }
        elements.insert(AnyHashable(value), at: 0)
      }
      self.elements = elements
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Codable, let name = _mangledTypeName(type(of: value)) else { continue }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}

/// A path that is kept somewhere, whatever its type.
struct NavigationPathAccess {
  let read: () -> [AnyHashable]
  /// - Returns: whether the path takes values of this type.
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void

  init(_ path: StateLocation<[AnyHashable]>) {
    read = { path.read() }
    append = { value in
      path.write(path.read() + [value])
      return true
    }
    removeLast = { path.write(path.read().dropLast($0)) }
  }

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.elements }
    append = { value in
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
  }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let element = value.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    removeLast = { path.wrappedValue = Data(path.wrappedValue.dropLast($0)) }
  }
}
