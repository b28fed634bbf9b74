public import Foundation

/// What the Mac does for an application: a preview opens nothing, and says so in its log.
public nonisolated final class NSWorkspace: NSObject, @unchecked Sendable {
  public static let shared = NSWorkspace()

  @discardableResult public func open(_ url: URL) -> Bool {
    print("NSWorkspace.open: a preview opens nothing: \(url.absoluteString)")
    return false
  }
  public func activateFileViewerSelecting(_ urls: [URL]) { for url in urls { open(url) } }
  public func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool {
    open(URL(fileURLWithPath: path ?? root))
  }
}

/// A place for what was copied on the Mac, which the preview keeps to itself.
public nonisolated final class NSPasteboard: NSObject, @unchecked Sendable {
  /// What a copied thing is.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType("public.utf8-plain-text")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = PasteboardType("public.url")
    public static let fileURL = PasteboardType("public.file-url")
  }

  public static let general = NSPasteboard()
  private let lock = NSLock()
  private var texts: [PasteboardType: String] = [:]
  private var changes = 0

  public var changeCount: Int { lock.withLock { changes } }
  /// - Returns: how often the pasteboard has changed.
  @discardableResult public func clearContents() -> Int {
    lock.withLock {
      texts = [:]
      changes += 1
      return changes
    }
  }
  public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { clearContents() }
  @discardableResult public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    lock.withLock { texts[type] = string }
    return true
  }
  public func string(forType type: PasteboardType) -> String? { lock.withLock { texts[type] } }
}
