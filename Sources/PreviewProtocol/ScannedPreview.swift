/// A preview in a file.
public struct ScannedPreview: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Sendable { case macro, provider, view }

  public var kind: Kind
  /// nil where it has none. A view that is shown for want of previews has its type's name.
  public var name: String?
  public var line: Int
  /// The line on which it ends.
  public var lastLine: Int
  /// As written, such as `.sizeThatFitsLayout` or `.fixedLayout(width: 300, height: 100)`.
  public var traits: [String]
  /// The C name of the function that makes it.
  public var symbol: String
  /// The file that it is in.
  public var path: String

  public init(
    kind: Kind, name: String?, line: Int, traits: [String], symbol: String, path: String, lastLine: Int? = nil
  ) {
    self.kind = kind
    self.name = name
    self.line = line
    self.lastLine = lastLine ?? line
    self.traits = traits
    self.symbol = symbol
    self.path = path
  }
}
