/// What the scanner found in a file; crosses as JSON from the helper program that links the toolchain's parser.
public struct ScanResult: Codable, Hashable, Sendable {
  public var previews: [ScannedPreview]
  /// The copy to compile: conditions answered for the platform, entry points added at the end.
  public var source: String
  /// Modules that are imported but cannot be had.
  public var unavailableImports: [String]

  public init(previews: [ScannedPreview], source: String, unavailableImports: [String] = []) {
    self.previews = previews
    self.source = source
    self.unavailableImports = unavailableImports
  }
}

/// A preview in a file.
public struct ScannedPreview: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Sendable { case macro, provider, view }

  public var kind: Kind
  /// nil where it has none.
  public var name: String?
  public var line: Int
  /// As written, such as `.sizeThatFitsLayout` or `.fixedLayout(width: 300, height: 100)`.
  public var traits: [String]
  /// The C name of the function that makes it.
  public var symbol: String

  public init(kind: Kind, name: String?, line: Int, traits: [String], symbol: String) {
    self.kind = kind
    self.name = name
    self.line = line
    self.traits = traits
    self.symbol = symbol
  }
}
