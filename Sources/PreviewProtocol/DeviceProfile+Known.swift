extension DeviceProfile {
  /// The screens to choose from, the default first; sizes and safe areas as Apple publishes them, in portrait unless
  /// the name says otherwise.
  public static let known: [DeviceProfile] = [
    .iPhone,
    DeviceProfile(
      name: "iphone-landscape", title: "iPhone, landscape", width: 874, height: 402, scale: 3, safeAreaLeading: 62,
      safeAreaBottom: 20, safeAreaTrailing: 62, isVerticallyCompact: true),
    DeviceProfile(name: "iphone-se", title: "iPhone SE", width: 375, height: 667, scale: 2, safeAreaTop: 20),
    DeviceProfile(
      name: "iphone-pro-max", title: "iPhone Pro Max", width: 440, height: 956, scale: 3, safeAreaTop: 62,
      safeAreaBottom: 34),
    DeviceProfile(
      name: "ipad", title: "iPad", width: 820, height: 1180, scale: 2, safeAreaTop: 24, safeAreaBottom: 20,
      isHorizontallyCompact: false),
    DeviceProfile(
      name: "ipad-landscape", title: "iPad, landscape", width: 1180, height: 820, scale: 2, safeAreaTop: 24,
      safeAreaBottom: 20, isHorizontallyCompact: false),
    .macWindow,
  ]

  /// A window of a Mac, without its title bar: 800×600 at 2×.
  public static let macWindow = DeviceProfile(
    name: "mac-window", title: "Mac window", width: 800, height: 600, scale: 2, isHorizontallyCompact: false)

  /// The screen with this name; nil where there is none.
  public init?(named name: String) {
    guard let device = Self.known.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  /// What is shown where nothing was chosen.
  public static func standard(for platform: PreviewPlatform) -> DeviceProfile {
    switch platform {
    case .ios: .iPhone
    case .macos: .macWindow
    }
  }
}
