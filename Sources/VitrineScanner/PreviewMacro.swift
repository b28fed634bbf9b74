import SwiftSyntax

/// A `#Preview` at the top level of a file.
struct PreviewMacro {
  let node: any FreestandingMacroExpansionSyntax
  let closure: ClosureExprSyntax

  /// - Returns: nil where the macro is another one, or has no body.
  init?(_ node: some FreestandingMacroExpansionSyntax) {
    let body =
      node.trailingClosure
      ?? node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    guard node.macroName.text == "Preview", let body else { return nil }
    self.node = node
    closure = body
  }

  /// The arguments besides the body.
  var arguments: [LabeledExprSyntax] { node.arguments.filter { $0.label?.text != "body" } }

  /// nil where it is empty or not a plain string, too.
  var name: String? {
    let literal = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
    return literal?.representedLiteralValue.flatMap { $0.isEmpty ? nil : $0 }
  }

  var traits: [String] {
    // The first trait has the label, those after it have none.
    guard let first = arguments.firstIndex(where: { $0.label?.text == "traits" }) else { return [] }
    return arguments[first...].prefix { $0.label == nil || $0.label?.text == "traits" }
      .map(\.expression.trimmedDescription)
  }

  /// The variables at the beginning of the body that are marked `@Previewable`, and the marks.
  var hoisted: [(item: CodeBlockItemSyntax, mark: AttributeSyntax)] {
    closure.statements.prefix { Self.mark(of: $0) != nil }.compactMap { item in
      Self.mark(of: item).map { (item, $0) }
    }
  }

  private static func mark(of item: CodeBlockItemSyntax) -> AttributeSyntax? {
    item.item.as(VariableDeclSyntax.self)?.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "Previewable" }
  }
}
