public import Foundation

/// A value that can be dragged, dropped, copied and shared.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value goes from one place to another.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  /// What a value is given away as, besides as itself.
  func _export(_ item: Item) -> [any Transferable]
  /// The value that another one stands for; nil for none.
  func _import(_ value: any Transferable) -> Item?
}

/// Puts representations together, the best one first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<each Content: TransferRepresentation>(_ content: repeat each Content)
    -> TupleTransferRepresentation<Item>
  {
    var parts: [any TransferRepresentation<Item>] = []
    for part in repeat each content { if let part = part as? any TransferRepresentation<Item> { parts.append(part) } }
    return TupleTransferRepresentation(parts: parts)
  }
}

/// Several representations of a value.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  let parts: [any TransferRepresentation<Item>]
  public func _export(_ item: Item) -> [any Transferable] { parts.flatMap { $0._export(item) } }
  public func _import(_ value: any Transferable) -> Item? {
    for part in parts { if let item = part._import(value) { return item } }
    return nil
  }
}

/// A value that is written as data of a type.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  let contentType: UTType
  public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }
  public func _export(_ item: Item) -> [any Transferable] {
    (try? JSONEncoder().encode(item)).map { [TypedData(data: $0, type: contentType)] } ?? []
  }
  public func _import(_ value: any Transferable) -> Item? {
    guard let value = value as? TypedData, value.type == contentType else { return nil }
    return try? JSONDecoder().decode(Item.self, from: value.data)
  }
}

/// A value that goes as another one.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = importing
  }
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  public func _export(_ item: Item) -> [any Transferable] { (try? exporting?(item)).map { [$0] } ?? [] }
  public func _import(_ value: any Transferable) -> Item? {
    TransferredValue(value).value(ProxyRepresentation.self).flatMap { try? importing?($0) }
  }
}

/// A value that is written as data by closures.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let type: UTType
  private let exporting: (@Sendable (Item) async throws -> Data)?
  private let importing: (@Sendable (Data) throws -> Item)?

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    type = contentType
    self.exporting = exporting
    self.importing = importing
  }
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item) {
    type = importedContentType
    exporting = nil
    self.importing = importing
  }
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    type = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// A value is dropped as itself in the canvas; nothing is written.
  public func _export(_ item: Item) -> [any Transferable] { [] }
  public func _import(_ value: any Transferable) -> Item? {
    switch value {
    case let value as TypedData where value.type == type: try? importing?(value.data)
    case let value as Data: try? importing?(value)
    default: nil
    }
  }
}

/// Data with its type.
struct TypedData: Transferable {
  let data: Data
  let type: UTType
  static var transferRepresentation: some TransferRepresentation { ItselfRepresentation<TypedData>() }
}

/// A value that goes as nothing but itself.
public struct ItselfRepresentation<Item: Transferable>: TransferRepresentation {
  public func _export(_ item: Item) -> [any Transferable] { [] }
  public func _import(_ value: any Transferable) -> Item? { nil }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation { TextRepresentation() }
}
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation { AddressRepresentation() }
}
extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation { ItselfRepresentation<Data>() }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}
extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation { ItselfRepresentation<Color>() }
}
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation { ItselfRepresentation<Image>() }
}

/// Text, for which an address is its letters.
struct TextRepresentation: TransferRepresentation {
  func _export(_ item: String) -> [any Transferable] { [] }
  func _import(_ value: any Transferable) -> String? { (value as? URL)?.absoluteString }
}

/// An address, for which text stands that has a scheme.
struct AddressRepresentation: TransferRepresentation {
  func _export(_ item: URL) -> [any Transferable] { [] }
  func _import(_ value: any Transferable) -> URL? {
    (value as? String).flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 }
  }
}

/// A value on its way from one place to another.
struct TransferredValue {
  let value: any Transferable
  init(_ value: any Transferable) { self.value = value }

  /// The value as one of a type: itself, what it is given away as, or what that stands for.
  func value<T: Transferable>(_ type: T.Type) -> T? {
    if let own = value as? T { return own }
    let forms = value._forms
    if let form = forms.lazy.compactMap({ $0 as? T }).first { return form }
    for form in [value] + forms { if let found = T.transferRepresentation._importAny(form) as? T { return found } }
    return nil
  }

}

extension Transferable {
  /// What the value is given away as, besides as itself.
  fileprivate var _forms: [any Transferable] { Self.transferRepresentation._exportAny(self) }
}

extension TransferRepresentation {
  fileprivate func _exportAny(_ value: any Transferable) -> [any Transferable] { (value as? Item).map(_export) ?? [] }
  fileprivate func _importAny(_ value: any Transferable) -> Any? { _import(value) }
}
