/// What asset catalogues hold, by the names that Xcode gives it in Swift.
public struct AssetNames: Codable, Hashable, Sendable {
  /// The names in the catalogue, by those in Swift.
  public var images: [String: String] = [:]
  public var colors: [String: String] = [:]
  /// The colours that may be written as members of `Color`: no file of the module declares anything of their name.
  public var plainColors: Set<String> = []

  public init() {}
}
