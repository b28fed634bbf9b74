public import Foundation

extension UIApplication {
  /// What an application is told as it starts.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
}

/// Is told what becomes of an application on iOS. A preview starts it, and nothing else happens to it.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
}

/// Makes the delegate of an app on iOS, and tells it that the app has started.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  public let wrappedValue: Delegate

  /// - Parameter make: written by the scan of a file, since Swift makes no object of a type that is only named.
  public init(_ delegateType: Delegate.Type, make: () -> Delegate) {
    wrappedValue = ApplicationDelegates.delegate(make) { delegate in
      _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
      delegate.applicationDidBecomeActive(.shared)
    }
  }
}

extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
  public var projectedValue: ObservedObject<Delegate>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// Is told what becomes of an application on macOS. A preview starts it, and nothing else happens to it.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
}

/// Makes the delegate of an app on macOS, and tells it that the app has started.
@propertyWrapper @MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<Delegate: NSObject & NSApplicationDelegate> {
  public let wrappedValue: Delegate

  /// - Parameter make: written by the scan of a file, since Swift makes no object of a type that is only named.
  public init(_ delegateType: Delegate.Type, make: () -> Delegate) {
    wrappedValue = ApplicationDelegates.delegate(make) { delegate in
      let name = Notification.Name("NSApplicationDidFinishLaunchingNotification")
      delegate.applicationWillFinishLaunching(Notification(name: name))
      delegate.applicationDidFinishLaunching(Notification(name: name))
    }
  }
}

/// The delegates that were made: an app's properties may be made more than once, its delegate is not.
@MainActor private enum ApplicationDelegates {
  static var known: [ObjectIdentifier: NSObject] = [:]

  static func delegate<D: NSObject>(_ make: () -> D, start: (D) -> Void) -> D {
    if let known = known[ObjectIdentifier(D.self)] as? D { return known }
    let made = make()
    known[ObjectIdentifier(D.self)] = made
    start(made)
    return made
  }
}
