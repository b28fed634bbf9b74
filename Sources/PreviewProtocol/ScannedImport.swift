/// A module that a file imports whatever the platform.
public struct ScannedImport: Codable, Hashable, Sendable {
  public var module: String
  /// Where its name is, counted from 1, columns in UTF-8 bytes.
  public var line, column: Int

  public init(module: String, line: Int, column: Int) {
    self.module = module
    self.line = line
    self.column = column
  }
}
