@_spi(Reflection) import Swift

/// How the stored properties of a view's type lie in memory: found once for each type, used at each update.
@MainActor
final class TypeLayout {
  /// A property that the graph connects with what it stands for.
  struct Dynamic {
    let offset: Int
    let type: any DynamicProperty.Type
    /// The property's name, which the type keeps for good.
    let name: UnsafePointer<CChar>
  }

  private struct Field {
    let offset: Int
    let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  let dynamics: [Dynamic]
  /// Whether views of the type are the framework's, and whether they are controls.
  let isFramework, isControl: Bool
  let isAnimatable: Bool
  /// The name of views of the type where layout is explained; nil for those that users did not write.
  let reportName: String?
  private let fields: [Field]

  private static var known: [ObjectIdentifier: TypeLayout] = [:]

  /// - Complexity: constant after the first call for a type.
  static func of(_ type: Any.Type) -> TypeLayout {
    if let found = known[ObjectIdentifier(type)] { return found }
    let made = TypeLayout(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  private init(_ type: Any.Type) {
    var dynamics: [Dynamic] = []
    var fields: [Field] = []
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        dynamics.append(Dynamic(offset: offset, type: property, name: name))
        fields.append(Field(offset: offset) { property._areEqual($0, $1) })
      } else {
        fields.append(Field(offset: offset, areEqual: Comparison.of(fieldType)))
      }
      return true
    }
    self.dynamics = dynamics
    isFramework = type is any FrameworkView.Type
    isControl = type is any ControlView.Type
    isAnimatable = type is any Animatable.Type
    if let renamed = type as? any RenamedControlView.Type {
      reportName = renamed.reportName
    } else {
      reportName = isFramework && !isControl ? nil : Self.name(of: type)
    }
    self.fields = fields
  }

  /// Whether a type is a structure or a tuple, whose fields can be visited: asking that of others may trap.
  nonisolated static func hasFields(_ type: Any.Type) -> Bool {
    func hasFields<Value>(_ type: Value.Type) -> Bool {
      // Only what is a field says what kind of type it has.
      var result = false
      _ = _forEachField(of: OnlyField<Value>.self) { _, _, _, kind in
        result = kind == .struct || kind == .tuple
        return false
      }
      return result
    }
    return _openExistential(type, do: hasFields)
  }
  private struct OnlyField<Value> { var value: Value }

  /// Whether a type has fields, and all of them are of types for which `holds` is true.
  nonisolated static func hasFields(_ type: Any.Type, where holds: (Any.Type) -> Bool) -> Bool {
    guard hasFields(type) else { return false }
    var count = 0
    let isWhole = _forEachField(of: type) { _, _, fieldType, _ in
      count += 1
      return holds(fieldType)
    }
    return isWhole && count > 0
  }

  /// Whether two values of the type are equal in all that a body can read of them.
  ///
  /// What cannot be compared, such as a closure, is equal where its bits are.
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    fields.allSatisfy { $0.areEqual(a + $0.offset, b + $0.offset) }
  }

  /// Connects the dynamic properties of a value with the owner's slots.
  func install(_ value: UnsafeMutableRawPointer, _ owner: any PropertyOwner) {
    guard !dynamics.isEmpty else { return }
    var context = _PropertyContext(owner: owner)
    install(value, &context)
  }

  func install(_ value: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    for property in dynamics {
      context.name = property.name
      property.type._install(value + property.offset, &context)
    }
  }

  /// The type's name without module and generic arguments.
  nonisolated static func name(of type: Any.Type) -> String {
    let full = String(describing: type)
    return String(full.prefix { $0 != "<" })
  }
}

/// How values of a type are compared.
enum Comparison {
  /// Read and written on the main thread only, as views are.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: (UnsafeRawPointer, UnsafeRawPointer) -> Bool] = [:]

  /// - Complexity: constant after the first call for a type.
  static func of(_ type: Any.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    if let found = known[ObjectIdentifier(type)] { return found }
    let made = make(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  /// Whether two values are the same in all that can be compared.
  static func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { of(Value.self)(UnsafeRawPointer(a), UnsafeRawPointer($0)) }
    }
  }

  private static func make(_ type: Any.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    if let type = type as? any Equatable.Type { return equatable(type) }
    if type is AnyObject.Type { return bits(MemoryLayout<UnsafeRawPointer>.size) }
    guard TypeLayout.hasFields(type) else { return bits(size(of: type)) }
    var fields: [(Int, (UnsafeRawPointer, UnsafeRawPointer) -> Bool)] = []
    let isWhole = _forEachField(of: type) { _, offset, fieldType, _ in
      fields.append((offset, of(fieldType)))
      return true
    }
    if isWhole, !fields.isEmpty {
      return { a, b in fields.allSatisfy { $0.1(a + $0.0, b + $0.0) } }
    }
    return bits(size(of: type))
  }

  private static func equatable<E: Equatable>(_ type: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }

  private static func bits(_ size: Int) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { a, b in
      for offset in 0..<size
      where a.load(fromByteOffset: offset, as: UInt8.self) != b.load(fromByteOffset: offset, as: UInt8.self) {
        return false
      }
      return true
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }
}
