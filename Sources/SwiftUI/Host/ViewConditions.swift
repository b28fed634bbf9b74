public import LayoutCore

/// Everything from outside that a view's picture depends on.
public struct ViewConditions: Sendable {
  public enum Platform: Hashable, Sendable { case ios, macos }

  public var proposal: ProposedViewSize
  /// The picture takes the size that the view answers, even where a number was proposed.
  public var takesAnswer = false
  /// The screen's size, for what is proposed nothing and answers infinity; in points.
  public var screen = CGSize(width: 402, height: 874)
  /// Pixels for each point.
  public var scale: CGFloat = 1
  public var platform = Platform.ios
  public var isDark = false
  public var typeSize = DynamicTypeSize.large
  public var isRightToLeft = false
  public var locale = "en_US"
  public var isHorizontallyCompact = true
  public var isVerticallyCompact = false
  /// The folder in which pictures and colours are looked up by name; nil for none.
  public var resourceFolder: String?

  public init(proposal: ProposedViewSize) { self.proposal = proposal }

  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.base.colorScheme = isDark ? .dark : .light
    environment.base.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    environment.base.displayScale = scale
    environment.base.dynamicTypeSize = typeSize
    environment.base.locale = Locale(identifier: locale)
    environment.base.horizontalSizeClass = isHorizontallyCompact ? .compact : .regular
    environment.base.verticalSizeClass = isVerticallyCompact ? .compact : .regular
    environment.base.platform = platform == .ios ? .ios : .macos
    if let resourceFolder { environment.base.assets = AssetFolders(paths: [resourceFolder]) }
    return environment
  }
}
