public import Foundation

/// The preview's application: it has one window and opens nothing.
public nonisolated final class UIApplication: Sendable {
  public static let shared = UIApplication()
  /// The address of the application's page in Settings.
  public static let openSettingsURLString = "app-settings:"

  /// Where an application is in its life.
  public enum State: Int, Hashable, Sendable { case active, inactive, background }
  public var applicationState: State { .active }

  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  public var windows: [UIWindow] { UIWindowScene.main.windows }
  public var keyWindow: UIWindow? { UIWindowScene.main.keyWindow }

  public func canOpenURL(_ url: URL) -> Bool { url.scheme == "http" || url.scheme == "https" }
  /// Says that the address was not opened: a preview opens nothing.
  public func open(
    _ url: URL, options: [AnyHashable: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
  public func endEditing(_ force: Bool) {}
}

/// A part of an application's interface.
public nonisolated class UIScene: NSObject, @unchecked Sendable {
  /// Where a scene is in its life.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  public var activationState: ActivationState { .foregroundActive }
}

/// The scene that holds the preview's window.
public nonisolated final class UIWindowScene: UIScene, @unchecked Sendable {
  static let main = UIWindowScene()
  public let windows = [UIWindow()]
  public var keyWindow: UIWindow? { windows.first }
  public var screen: UIScreen { .main }
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeLeft : .portrait
  }
}

/// The preview's window, as large as its screen.
public nonisolated final class UIWindow: NSObject, @unchecked Sendable {
  public var isKeyWindow: Bool { true }
  public var bounds: CGRect { UIScreen.main.bounds }
  public var frame: CGRect { UIScreen.main.bounds }
  public var safeAreaInsets: UIEdgeInsets { .zero }
}

/// A place for what was copied, which the preview keeps to itself.
public nonisolated final class UIPasteboard: @unchecked Sendable {
  public static let general = UIPasteboard()
  private let lock = NSLock()
  private var text: String?
  private var onCopy: ((String) -> Void)?

  public var string: String? {
    get { lock.withLock { text } }
    set {
      let told = lock.withLock { () -> ((String) -> Void)? in
        text = newValue
        return onCopy
      }
      if let newValue { told?(newValue) }
    }
  }
  /// Takes text that was copied in the preview or elsewhere, without telling of it.
  func take(_ new: String) { lock.withLock { text = new } }
  /// Calls `body` with text that a program copies.
  func onCopy(_ body: ((String) -> Void)?) { lock.withLock { onCopy = body } }
  public var hasStrings: Bool { string != nil }
}
