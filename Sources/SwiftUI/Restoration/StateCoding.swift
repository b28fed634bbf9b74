@_spi(Reflection) import Swift

/// Turns values of state into property lists and back, for another process that has types of the same names.
///
/// 1. What is `Codable` codes itself.
/// 2. Optional values and arrays are coded by what they hold.
/// 3. A case of an enumeration without associated values is coded by its name.
/// 4. A structure is coded property by property, where each can be coded.
///
/// Everything else, such as closures and references to objects that are not `Codable`, cannot be coded.
enum StateCoding {
  /// - Returns: nil where the value cannot be coded.
  static func encode<Value>(_ value: Value) -> Any? {
    withUnsafeBytes(of: value) { bytes in
      // A value without size has no memory either, but for its coding any address will do.
      let zero = UnsafeRawPointer(bitPattern: MemoryLayout<Value>.alignment)
      return (bytes.baseAddress ?? zero).flatMap { encode(Value.self, at: $0) }
    }
  }

  /// - Returns: nil where the property list is not that of a value of the type.
  static func decode<Value>(_ type: Value.Type, from list: Any) -> Value? {
    placer(type, list).map { load(type, $0) }
  }

  fileprivate static func encode(_ type: Any.Type, at pointer: UnsafeRawPointer) -> Any? {
    if let optional = type as? any WrappingType.Type { return optional.encode(at: pointer) }
    if let codable = type as? any Encodable.Type { return encodeCodable(codable, at: pointer) }
    if let array = type as? any ElementsType.Type { return array.encode(at: pointer) }
    if let names = CaseNames.of(type) {
      let index = names.count == 1 ? 0 : Int(pointer.load(as: UInt8.self))
      return names.indices.contains(index) ? names[index] : nil
    }
    guard let fields = Fields.of(type) else { return nil }
    var result: [String: Any] = [:]
    for field in fields {
      guard let part = encode(field.type, at: pointer + field.offset) else { return nil }
      result[field.name] = part
    }
    return result
  }

  /// What puts a decoded value into memory that holds nothing yet; nil where it cannot be decoded.
  fileprivate static func placer(_ type: Any.Type, _ list: Any) -> ((UnsafeMutableRawPointer) -> Void)? {
    if let optional = type as? any WrappingType.Type { return optional.placer(list) }
    if let codable = type as? any Decodable.Type { return decodeCodable(codable, list) }
    if let array = type as? any ElementsType.Type { return array.placer(list) }
    if let names = CaseNames.of(type) {
      guard let name = list as? String, let index = names.firstIndex(of: name) else { return nil }
      return { if names.count > 1 { $0.storeBytes(of: UInt8(index), as: UInt8.self) } }
    }
    guard let fields = Fields.of(type), let list = list as? [String: Any], list.count == fields.count
    else { return nil }
    // All parts are decoded before any is put in place, so that nothing is left half made.
    var parts: [(UnsafeMutableRawPointer) -> Void] = []
    for field in fields {
      guard let part = list[field.name], let place = placer(field.type, part) else { return nil }
      parts.append { place($0 + field.offset) }
    }
    return { memory in for part in parts { part(memory) } }
  }

  /// A value whose memory a closure fills in.
  private static func load<Value>(_ type: Value.Type, _ fill: (UnsafeMutableRawPointer) -> Void) -> Value {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    fill(UnsafeMutableRawPointer(memory))
    return memory.move()
  }

  private static func encodeCodable<E: Encodable>(_ type: E.Type, at pointer: UnsafeRawPointer) -> Any? {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? encoder.encode([pointer.assumingMemoryBound(to: E.self).pointee])
  }

  private static func decodeCodable<D: Decodable>(_ type: D.Type, _ list: Any) -> ((UnsafeMutableRawPointer) -> Void)? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = list as? Data, let value = (try? decoder.decode([D].self, from: data))?.first else { return nil }
    return { $0.initializeMemory(as: D.self, to: value) }
  }
}

/// An optional type.
private protocol WrappingType {
  static func encode(at pointer: UnsafeRawPointer) -> Any?
  static func placer(_ list: Any) -> ((UnsafeMutableRawPointer) -> Void)?
}

extension Optional: WrappingType {
  fileprivate static func encode(at pointer: UnsafeRawPointer) -> Any? {
    guard let value = pointer.assumingMemoryBound(to: Self.self).pointee else { return [Any]() }
    return StateCoding.encode(value).map { [$0] }
  }
  fileprivate static func placer(_ list: Any) -> ((UnsafeMutableRawPointer) -> Void)? {
    guard let list = list as? [Any] else { return nil }
    guard let part = list.first else { return { $0.initializeMemory(as: Self.self, to: nil) } }
    return StateCoding.decode(Wrapped.self, from: part).map { value in
      { $0.initializeMemory(as: Self.self, to: value) }
    }
  }
}

/// An array type.
private protocol ElementsType {
  static func encode(at pointer: UnsafeRawPointer) -> Any?
  static func placer(_ list: Any) -> ((UnsafeMutableRawPointer) -> Void)?
}

extension Array: ElementsType {
  fileprivate static func encode(at pointer: UnsafeRawPointer) -> Any? {
    var parts: [Any] = []
    for element in pointer.assumingMemoryBound(to: Self.self).pointee {
      guard let part = StateCoding.encode(element) else { return nil }
      parts.append(part)
    }
    return parts
  }
  fileprivate static func placer(_ list: Any) -> ((UnsafeMutableRawPointer) -> Void)? {
    guard let list = list as? [Any] else { return nil }
    var result: Self = []
    for part in list {
      guard let element = StateCoding.decode(Element.self, from: part) else { return nil }
      result.append(element)
    }
    return { $0.initializeMemory(as: Self.self, to: result) }
  }
}

/// The names of the cases of an enumeration none of which has associated values, in the order of their tags.
///
/// They stand in the type's descriptor, as the Swift ABI lays it down: the reflection of the standard library passes
/// cases without values over.
private enum CaseNames {
  static func of(_ type: Any.Type) -> [String]? {
    guard TypeKind.of(type) == .enum else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    let payloadCases = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    let count = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
    guard payloadCases == 0, (1...256).contains(count), let fields = target(of: descriptor + 16),
      fields.load(fromByteOffset: 12, as: UInt32.self) == count
    else { return nil }
    var names: [String] = []
    for index in 0..<count {
      // A record holds flags, the type of the values and the name, four bytes each, behind a header of sixteen.
      guard let name = target(of: fields + 16 + index * 12 + 8) else { return nil }
      names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
    }
    return names
  }

  /// What a relative pointer points at.
  private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = pointer.load(as: Int32.self)
    return distance == 0 ? nil : pointer + Int(distance)
  }
}

/// The stored properties of a structure.
private enum Fields {
  struct Field {
    let name: String
    let offset: Int
    let type: Any.Type
  }

  /// - Returns: nil where the type is of another kind, or its parts are not known.
  static func of(_ type: Any.Type) -> [Field]? {
    guard TypeKind.of(type) == .struct else { return nil }
    var found: [Field] = []
    let isWhole = _forEachField(of: type) { name, offset, fieldType, _ in
      found.append(Field(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
    return isWhole ? found : nil
  }
}

/// What kind of type a type is.
private enum TypeKind {
  /// Read from the first word of the type's metadata, as the Swift ABI lays it down.
  static func of(_ type: Any.Type) -> Mirror.DisplayStyle? {
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0x200: .struct
    case 0x201: .enum
    default: nil
    }
  }
}
