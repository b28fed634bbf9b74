/// What colours, styles and pictures depend on, taken from the environment of the view that uses them.
struct ResolutionContext: Hashable, Sendable {
  var platform: ViewPlatform = .ios
  var isDark = false
  var isHighContrast = false
  /// Whether the view lies on a surface above another one, such as a sheet, where dark backgrounds are lighter.
  var isElevated = false
  /// The colour set by `accentColor(_:)`; nil for the asset catalogue's or the system's.
  var accent: Color?
  /// Where named colours and pictures are looked up.
  var assets = AssetFolders()
}
