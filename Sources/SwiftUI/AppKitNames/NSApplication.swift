public import Foundation

/// The preview's application on the Mac.
public nonisolated final class NSApplication: NSObject, @unchecked Sendable {
  public static let shared = NSApplication()

  public var isActive: Bool { true }
  public var windows: [NSWindow] { [.main] }
  public var keyWindow: NSWindow? { .main }
  public var mainWindow: NSWindow? { .main }
  /// The picture of the application: the symbol of an app.
  public var applicationIconImage: NSImage! { NSImage(systemSymbolName: "app.fill", accessibilityDescription: nil) }

  /// A preview is in front already.
  public func activate(ignoringOtherApps: Bool) {}
  public func activate() {}
  /// Writes that the application asked to end; a preview goes on.
  public func terminate(_ sender: Any?) { print("NSApplication.terminate: a preview goes on.") }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The preview's application on the Mac.
public nonisolated var NSApp: NSApplication! { .shared }

/// The preview's window on the Mac, as large as its screen.
public nonisolated final class NSWindow: NSObject, @unchecked Sendable {
  static let main = NSWindow()

  public var title: String { "" }
  public var isKeyWindow: Bool { true }
  public var isVisible: Bool { true }
  public var frame: CGRect { UIScreen.main.bounds }
  public var screen: NSScreen? { .main }
}

/// The screen of the Mac that is previewed.
public nonisolated final class NSScreen: NSObject, @unchecked Sendable {
  public static let main: NSScreen? = NSScreen()
  public static var screens: [NSScreen] { [main].compactMap(\.self) }

  public var frame: CGRect { UIScreen.main.bounds }
  public var visibleFrame: CGRect { UIScreen.main.bounds }
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
