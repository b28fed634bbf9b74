public import Foundation

/// A file or a folder of files in memory, as Foundation describes it on Apple's platforms.
public nonisolated final class FileWrapper: @unchecked Sendable {
  public let regularFileContents: Data?
  public private(set) var fileWrappers: [String: FileWrapper]?
  public var preferredFilename: String?
  public var filename: String?

  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = children
  }
  /// Reads a file, or a folder with all that is in it.
  public init(url: URL) throws {
    filename = url.lastPathComponent
    preferredFilename = filename
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      regularFileContents = nil
      let children = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      fileWrappers = [:]
      for child in children { fileWrappers?[child.lastPathComponent] = try FileWrapper(url: child) }
    } else {
      regularFileContents = try Data(contentsOf: url)
    }
  }

  public var isRegularFile: Bool { regularFileContents != nil }
  public var isDirectory: Bool { fileWrappers != nil }

  /// - Returns: the name under which the file lies in the folder.
  @discardableResult public func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? "Untitled"
    fileWrappers?[name] = child
    return name
  }
  public func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  /// Writes the file, or the folder with all that is in it.
  public func write(to url: URL) throws {
    if let regularFileContents { return try regularFileContents.write(to: url) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, child) in fileWrappers ?? [:] { try child.write(to: url.appendingPathComponent(name)) }
  }
}
