import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable` adds nothing by itself: it marks the variables of a `#Preview` that become properties of its view.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
