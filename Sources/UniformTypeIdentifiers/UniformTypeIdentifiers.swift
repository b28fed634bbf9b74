// The types live in SwiftUI, which speaks of them where something is dragged and dropped.
@_exported import Foundation

@_exported public import struct SwiftUI.UTType
