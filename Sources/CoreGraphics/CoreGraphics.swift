// The names live in SwiftUI, since files that import only SwiftUI use them too.
@_exported import Foundation

@_exported public import typealias SwiftUI.CGAffineTransform
@_exported public import class SwiftUI.CGColor
@_exported public import class SwiftUI.CGContext
@_exported public import class SwiftUI.CGImage
@_exported public import typealias SwiftUI.CGLineCap
@_exported public import typealias SwiftUI.CGLineJoin
@_exported public import class SwiftUI.CGMutablePath
@_exported public import class SwiftUI.CGPath
