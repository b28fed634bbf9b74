import SwiftSyntax

/// Writes what other files of a module may depend on: all tokens but those in the bodies of functions and accessors.
final class InterfaceWriter: SyntaxVisitor {
  private var text = ""

  static func interface(of tree: SourceFileSyntax) -> String {
    let writer = InterfaceWriter(viewMode: .sourceAccurate)
    writer.walk(tree)
    return writer.text
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    text += token.text
    text += " "
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    text += "{} "
    return .skipChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .accessors = node.accessors { return .visitChildren }
    text += "{get} "
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
