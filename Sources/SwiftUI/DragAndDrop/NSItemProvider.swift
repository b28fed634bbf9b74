public import Foundation

/// A value that an item provider can hold.
public protocol NSItemProviderWriting: AnyObject {}
/// A value that an item provider can be asked for.
public protocol NSItemProviderReading: AnyObject {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}

/// Holds what is dragged until it is asked for.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What it holds, as a value of Swift.
  private let value: (any Transferable)?
  private let object: AnyObject?
  public var suggestedName: String?

  public override init() {
    value = nil
    object = nil
  }
  public init(object: any NSItemProviderWriting) {
    self.object = object
    value =
      switch object {
      case let text as NSString: text._bridgeToSwift()
      case let address as NSURL: address._bridgeToSwift()
      default: nil
      }
  }
  public init(item: (any NSItemProviderWriting)?, typeIdentifier: String?) {
    object = item
    value = (item as? NSString)?._bridgeToSwift() ?? ((item as? NSURL)?._bridgeToSwift() as URL?)
  }
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    value = fileURL
    object = NSURL(string: fileURL.absoluteString)
  }
  init(_ value: any Transferable) {
    self.value = value
    object =
      switch value {
      case let text as String: NSString(string: text)
      case let address as URL: NSURL(string: address.absoluteString)
      default: nil
      }
  }

  var transferable: (any Transferable)? { value }

  public var registeredTypeIdentifiers: [String] {
    var types: [UTType] = []
    switch value {
    case is String: types = [.utf8PlainText]
    case let address as URL: types = address.isFileURL ? [.fileURL, .url] : [.url]
    case is Data: types = [.data]
    default: if object is UIImage { types = [.image] }
    }
    return types.map(\.identifier)
  }
  var types: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    return types.contains { $0.conforms(to: type) }
  }

  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object.map { type(of: $0) as? any NSItemProviderReading.Type } != nil && object(aClass) != nil
  }
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self as any NSItemProviderReading.Type)
  }
  @_disfavoredOverload
  public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool {
    value.flatMap { TransferredValue($0).value(type) } != nil
  }

  private func object(_ type: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    guard let object = object as? any NSItemProviderReading else { return nil }
    switch object {
    case is NSString: return type == NSString.self ? object : nil
    case is NSURL: return type == NSURL.self ? object : nil
    default: return Swift.type(of: object) == type ? object : nil
    }
  }

  /// Hands over what it holds as an object of a class.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping (_ object: (any NSItemProviderReading)?, _ error: (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object(aClass), nil)
    return Progress(totalUnitCount: 1)
  }
  /// Hands over what it holds as a value of a type that stands for a class.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass type: T.Type, completionHandler: @escaping (_ value: T?, _ error: (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self as any NSItemProviderReading.Type) { object, error in
      var value: T?
      if let object = object as? T._ObjectiveCType { _ = T._conditionallyBridgeFromObjectiveC(object, result: &value) }
      completionHandler(value, error)
    }
  }
  @_disfavoredOverload
  @discardableResult
  public func loadObject<T: Transferable>(
    ofClass type: T.Type, completionHandler: @escaping (_ value: T?, _ error: (any Error)?) -> Void
  ) -> Progress {
    completionHandler(value.flatMap { TransferredValue($0).value(type) }, nil)
    return Progress(totalUnitCount: 1)
  }
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Swift.Result<T, any Error>) -> Void
  ) -> Progress {
    if let found = value.flatMap({ TransferredValue($0).value(type) }) {
      completionHandler(.success(found))
    } else {
      completionHandler(.failure(CocoaError(.coderValueNotFound)))
    }
    return Progress(totalUnitCount: 1)
  }
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((_ item: Any?, _ error: (any Error)?) -> Void)? = nil
  ) {
    let isThere = hasItemConformingToTypeIdentifier(typeIdentifier)
    let item: Any? = value.map { $0 as Any } ?? object
    completionHandler?(isThere ? item : nil, isThere ? nil : CocoaError(.coderValueNotFound))
  }
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data: Data? =
      switch value {
      case let text as String: Data(text.utf8)
      case let address as URL:
        address.isFileURL && typeIdentifier != UTType.fileURL.identifier
          ? try? Data(contentsOf: address) : Data(address.absoluteString.utf8)
      case let data as Data: data
      default: nil
      }
    completionHandler(data, data == nil ? CocoaError(.coderValueNotFound) : nil)
    return Progress(totalUnitCount: 1)
  }
}
