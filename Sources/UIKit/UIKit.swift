// The names live in SwiftUI, since files that import only SwiftUI use them too.
@_exported import Foundation

@_exported public import class SwiftUI.CGColor
@_exported public import class SwiftUI.CGMutablePath
@_exported public import class SwiftUI.CGPath
@_exported public import class SwiftUI.UIApplication
@_exported public import class SwiftUI.UIBezierPath
@_exported public import class SwiftUI.UIColor
@_exported public import class SwiftUI.UIDevice
@_exported public import enum SwiftUI.UIDeviceOrientation
@_exported public import struct SwiftUI.UIEdgeInsets
@_exported public import class SwiftUI.UIFeedbackGenerator
@_exported public import class SwiftUI.UIFont
@_exported public import class SwiftUI.UIImage
@_exported public import class SwiftUI.UIImpactFeedbackGenerator
@_exported public import enum SwiftUI.UIInterfaceOrientation
@_exported public import enum SwiftUI.UIKeyboardType
@_exported public import class SwiftUI.UINotificationFeedbackGenerator
@_exported public import class SwiftUI.UIPasteboard
@_exported public import struct SwiftUI.UIRectCorner
@_exported public import enum SwiftUI.UIReturnKeyType
@_exported public import class SwiftUI.UIScene
@_exported public import class SwiftUI.UIScreen
@_exported public import class SwiftUI.UISelectionFeedbackGenerator
@_exported public import enum SwiftUI.UITextAutocapitalizationType
@_exported public import struct SwiftUI.UITextContentType
@_exported public import class SwiftUI.UITraitCollection
@_exported public import enum SwiftUI.UIUserInterfaceIdiom
@_exported public import enum SwiftUI.UIUserInterfaceSizeClass
@_exported public import enum SwiftUI.UIUserInterfaceStyle
@_exported public import class SwiftUI.UIWindow
@_exported public import class SwiftUI.UIWindowScene
