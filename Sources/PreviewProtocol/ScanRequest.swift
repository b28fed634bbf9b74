/// What the service asks the scanner about one file; a line of JSON.
public struct ScanRequest: Codable, Hashable, Sendable {
  /// The file's own path; its name makes the names of the entry points.
  public var path: String
  public var source: String
  public var platform: Platform
  /// Other modules of the same package, whose files are compiled into the one module; imports of them are left out.
  public var siblingModules: [String]
  /// Whether literals that a running preview can exchange become look-ups.
  public var makesLiteralsEditable: Bool
  /// Whether the file is there only for what another needs of it.
  public var omitsPreviews: Bool
  /// What the catalogues of the project hold.
  public var assets: AssetNames

  public init(
    path: String, source: String, platform: PreviewPlatform, siblingModules: [String] = [],
    makesLiteralsEditable: Bool = false, omitsPreviews: Bool = false, assets: AssetNames = AssetNames()
  ) {
    self.path = path
    self.source = source
    self.platform = Platform(platform)
    self.siblingModules = siblingModules
    self.makesLiteralsEditable = makesLiteralsEditable
    self.omitsPreviews = omitsPreviews
    self.assets = assets
  }

  /// `PreviewPlatform` by name.
  public enum Platform: String, Codable, Hashable, Sendable {
    case ios, macos

    public init(_ platform: PreviewPlatform) {
      switch platform {
      case .ios: self = .ios
      case .macos: self = .macos
      }
    }
  }
}
