// The names live in SwiftUI, since files that import only SwiftUI use them too.
@_exported import Foundation

@_exported public import struct SwiftUI.CodableRepresentation
@_exported public import struct SwiftUI.DataRepresentation
@_exported public import struct SwiftUI.ProxyRepresentation
@_exported public import protocol SwiftUI.TransferRepresentation
@_exported public import enum SwiftUI.TransferRepresentationBuilder
@_exported public import protocol SwiftUI.Transferable
@_exported public import struct SwiftUI.UTType
