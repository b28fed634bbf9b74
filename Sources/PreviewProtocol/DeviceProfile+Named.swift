extension DeviceProfile {
  /// A size of screen, and what in the names of the devices that have it tells them from others.
  private struct Screen {
    var names: [String]
    var width, height, scale: Double
    /// The parts at the top and the bottom that are covered, in points.
    var top, bottom: Double
  }

  /// Apple's published screens, in portrait, the more particular names first. A name that none fits has the screen of
  /// the newest device of its kind.
  private static let screens: [Screen] = [
    Screen(names: ["iPhone SE (1st"], width: 320, height: 568, scale: 2, top: 20, bottom: 0),
    Screen(
      names: ["iPhone SE", "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6"], width: 375, height: 667, scale: 2, top: 20,
      bottom: 0),
    Screen(names: ["iPhone 12 mini", "iPhone 13 mini"], width: 375, height: 812, scale: 3, top: 50, bottom: 34),
    Screen(
      names: ["iPhone 11 Pro Max", "iPhone Xs Max", "iPhone XS Max"], width: 414, height: 896, scale: 3, top: 44,
      bottom: 34),
    Screen(names: ["iPhone 11 Pro", "iPhone Xs", "iPhone XS"], width: 375, height: 812, scale: 3, top: 44, bottom: 34),
    Screen(names: ["iPhone 11", "iPhone Xr", "iPhone XR"], width: 414, height: 896, scale: 2, top: 48, bottom: 34),
    Screen(
      names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], width: 428, height: 926, scale: 3, top: 47,
      bottom: 34),
    Screen(
      names: ["iPhone 14 Pro Max", "iPhone 15 Pro Max", "iPhone 15 Plus", "iPhone 16 Plus"], width: 430, height: 932,
      scale: 3, top: 59, bottom: 34),
    Screen(
      names: ["iPhone 14 Pro", "iPhone 15", "iPhone 16e"], width: 393, height: 852, scale: 3, top: 59, bottom: 34),
    Screen(
      names: ["iPhone 12", "iPhone 13", "iPhone 14"], width: 390, height: 844, scale: 3, top: 47, bottom: 34),
    Screen(names: ["Pro Max"], width: 440, height: 956, scale: 3, top: 62, bottom: 34),
    Screen(names: ["iPhone Air"], width: 420, height: 912, scale: 3, top: 68, bottom: 34),
    Screen(names: ["iPhone 16 Pro", "iPhone 17"], width: 402, height: 874, scale: 3, top: 62, bottom: 34),
    Screen(names: ["iPhone 16"], width: 393, height: 852, scale: 3, top: 59, bottom: 34),
    Screen(names: ["iPhone X"], width: 375, height: 812, scale: 3, top: 44, bottom: 34),
    Screen(names: ["iPad mini"], width: 744, height: 1133, scale: 2, top: 24, bottom: 20),
    Screen(names: ["12.9-inch"], width: 1024, height: 1366, scale: 2, top: 24, bottom: 20),
    Screen(names: ["13-inch"], width: 1032, height: 1376, scale: 2, top: 24, bottom: 20),
    Screen(names: ["11-inch"], width: 834, height: 1194, scale: 2, top: 24, bottom: 20),
    Screen(names: ["iPad (9th", "iPad (8th", "iPad (7th"], width: 810, height: 1080, scale: 2, top: 20, bottom: 0),
  ]

  /// The screen of the device that has this name in Xcode; nil where the name is of no phone, tablet or Mac.
  public init?(previewDevice name: String) {
    let isTablet = name.hasPrefix("iPad")
    guard isTablet || name.hasPrefix("iPhone") else {
      guard name.hasPrefix("Mac") else { return nil }
      self = .macWindow
      return
    }
    guard let screen = Self.screens.first(where: { $0.names.contains { name.contains($0) } }) else {
      self = isTablet ? DeviceProfile(named: "ipad") ?? .iPhone : .iPhone
      title = name
      return
    }
    self.init(
      name: isTablet ? "ipad" : "iphone", title: name, width: screen.width, height: screen.height, scale: screen.scale,
      safeAreaTop: screen.top, safeAreaBottom: screen.bottom, isHorizontallyCompact: !isTablet)
  }
}
