// The names live in SwiftUI, since files that import only SwiftUI use them too.
@_exported import Foundation

@_exported public import class SwiftUI.CALayer
@_exported public import class SwiftUI.CGColor
@_exported public import class SwiftUI.CGMutablePath
@_exported public import class SwiftUI.CGPath
@_exported public import var SwiftUI.NSApp
@_exported public import class SwiftUI.NSApplication
@_exported public import class SwiftUI.NSColor
@_exported public import class SwiftUI.NSFont
@_exported public import class SwiftUI.NSHostingController
@_exported public import class SwiftUI.NSHostingView
@_exported public import class SwiftUI.NSImage
@_exported public import class SwiftUI.NSPasteboard
@_exported public import class SwiftUI.NSScreen
@_exported public import enum SwiftUI.NSTextAlignment
@_exported public import class SwiftUI.NSView
@_exported public import class SwiftUI.NSViewController
@_exported public import class SwiftUI.NSVisualEffectView
@_exported public import class SwiftUI.NSWindow
@_exported public import class SwiftUI.NSWorkspace
