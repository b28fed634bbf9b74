public import LayoutCore

/// Everything from outside that a view's picture depends on.
public struct ViewConditions: Sendable {
  public enum Platform: Hashable, Sendable { case ios, macos }

  public var proposal: ProposedViewSize
  /// The picture takes the size that the view answers, even where a number was proposed.
  public var takesAnswer = false
  /// The screen's size, for what is proposed nothing and answers infinity; in points.
  public var screen = CGSize(width: 402, height: 874)
  /// What bars and notches cover of the picture, where it shows a whole screen; in points. The proposal does not count
  /// it.
  public var safeArea = EdgeInsets()
  /// Pixels for each point.
  public var scale: CGFloat = 1
  public var platform = Platform.ios
  public var isDark = false
  public var typeSize = DynamicTypeSize.large
  public var isRightToLeft = false
  public var locale = "en_US"
  public var isHorizontallyCompact = true
  public var isVerticallyCompact = false
  public var settings = ViewSettings()
  /// The folder in which pictures and colours are looked up by name; nil for none.
  public var resourceFolder: String?

  public init(proposal: ProposedViewSize) { self.proposal = proposal }

  /// The picture's size for the root's answer: what was proposed with the covered edges, or the answer where nothing
  /// was, or the screen where the answer has no end.
  func picture(for answer: CGSize) -> CGSize {
    func length(_ proposed: CGFloat?, _ answer: CGFloat, _ device: CGFloat, _ covered: CGFloat) -> CGFloat {
      if let proposed, proposed.isFinite, !takesAnswer { return proposed + covered }
      return answer.isFinite ? answer : device
    }
    return CGSize(
      width: length(proposal.width, answer.width, screen.width, safeArea.leading + safeArea.trailing),
      height: length(proposal.height, answer.height, screen.height, safeArea.top + safeArea.bottom))
  }

  /// The root's place: in the middle of what is not covered, at the start where its length has no end.
  func origin(of answer: CGSize, in picture: CGSize) -> CGPoint {
    let free = freeArea(in: picture)
    return CGPoint(
      x: free.minX + (answer.width.isFinite ? (free.width - answer.width) / 2 : 0),
      y: free.minY + (answer.height.isFinite ? (free.height - answer.height) / 2 : 0))
  }

  private func freeArea(in picture: CGSize) -> CGRect {
    guard !takesAnswer else { return CGRect(origin: .zero, size: picture) }
    return CGRect(
      x: safeArea.leading, y: safeArea.top, width: max(0, picture.width - safeArea.leading - safeArea.trailing),
      height: max(0, picture.height - safeArea.top - safeArea.bottom))
  }

  func surroundings(_ picture: CGSize) -> LayoutSurroundings {
    LayoutSurroundings(screen: CGRect(origin: .zero, size: picture), safeArea: freeArea(in: picture))
  }

  /// Lets code that asks for the screen rather than the environment see the same conditions.
  func showOnScreen() {
    UIScreen.main.show(size: screen, scale: scale, isDark: isDark)
    StringTables.locale = Locale(identifier: locale)
    AssetFolders.standard = AssetFolders(paths: resourceFolder.map { [$0] } ?? [])
  }

  /// Whether views find the same environment in both.
  func hasSameEnvironment(as other: ViewConditions) -> Bool {
    scale == other.scale && platform == other.platform && isDark == other.isDark && typeSize == other.typeSize
      && isRightToLeft == other.isRightToLeft && locale == other.locale
      && isHorizontallyCompact == other.isHorizontallyCompact && isVerticallyCompact == other.isVerticallyCompact
      && settings == other.settings && resourceFolder == other.resourceFolder && safeArea == other.safeArea
  }

  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.base.colorScheme = isDark ? .dark : .light
    environment.base.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    environment.base.displayScale = scale
    environment.base.dynamicTypeSize = typeSize
    environment.base.locale = Locale(identifier: locale)
    environment.base.horizontalSizeClass = isHorizontallyCompact ? .compact : .regular
    environment.base.verticalSizeClass = isVerticallyCompact ? .compact : .regular
    environment.base.settings = settings
    if settings.contains(.increaseContrast) { environment.base.contrast = .increased }
    environment.base.platform = platform == .ios ? .ios : .macos
    environment.base.bars.covered = safeArea
    if let resourceFolder { environment.base.assets = AssetFolders(paths: [resourceFolder]) }
    return environment
  }
}
