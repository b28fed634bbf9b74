public import Foundation
internal import Synchronization

/// The screen of the device that is previewed.
public nonisolated final class UIScreen: Sendable {
  private struct State {
    /// A phone of 402 by 874 points until a view is shown.
    var bounds = CGRect(x: 0, y: 0, width: 402, height: 874)
    var scale: CGFloat = 3
    var isDark = false
  }
  private let state = Mutex(State())

  public static let main = UIScreen()

  /// In points.
  public var bounds: CGRect { state.withLock { $0.bounds } }
  /// In pixels.
  public var nativeBounds: CGRect {
    state.withLock {
      CGRect(x: 0, y: 0, width: $0.bounds.width * $0.scale, height: $0.bounds.height * $0.scale)
    }
  }
  /// Pixels for each point.
  public var scale: CGFloat { state.withLock { $0.scale } }
  public var nativeScale: CGFloat { scale }
  public var brightness: CGFloat { 0.5 }
  public var maximumFramesPerSecond: Int { 60 }
  public var traitCollection: UITraitCollection {
    state.withLock { UITraitCollection(style: $0.isDark ? .dark : .light, idiom: .phone, displayScale: $0.scale) }
  }

  /// Takes on the screen of a preview.
  /// - Parameter size: in points.
  func show(size: CGSize, scale: CGFloat, isDark: Bool) {
    state.withLock { $0 = State(bounds: CGRect(origin: .zero, size: size), scale: scale, isDark: isDark) }
  }
}

/// The device that is previewed.
public nonisolated final class UIDevice: Sendable {
  public static let current = UIDevice()

  public var name: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var model: String { name }
  public var localizedModel: String { name }
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  public var systemVersion: String { "26.0" }
  public var identifierForVendor: UUID? { nil }
  public var batteryLevel: Float { 1 }
  /// A screen whose shorter side has 700 points or more is a tablet's.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) >= 700 ? .pad : .phone
  }
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}

/// How a device is held.
public nonisolated enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// How an interface stands on a device.
public nonisolated enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Distances inwards from the sides of a rectangle.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public static let zero = UIEdgeInsets()
}
