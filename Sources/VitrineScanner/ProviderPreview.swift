import SwiftSyntax

/// A type that conforms to `PreviewProvider`.
struct ProviderPreview {
  let declaration: any DeclGroupSyntax & NamedDeclSyntax
  let displayName: String?
  /// As traits of a `#Preview` are written.
  let traits: [String]

  var typeName: String { declaration.name.text }

  init(declaration: any DeclGroupSyntax & NamedDeclSyntax) {
    self.declaration = declaration
    let modifiers = ModifierCollector(viewMode: .sourceAccurate)
    modifiers.walk(declaration)
    displayName = modifiers.displayName.flatMap { $0.isEmpty ? nil : $0 }
    traits = modifiers.traits
  }
}

/// The first of each kind of preview modifier; a provider with several views is shown as one preview.
private final class ModifierCollector: SyntaxVisitor {
  var displayName: String?
  private var layout: String?
  private var orientation: String?
  private var device: String?

  var traits: [String] { [layout, orientation, device].compactMap { $0 } }

  // Modifiers nest from the last one written inwards, so that the innermost, visited last, is the first view's.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let argument = node.arguments.first?.expression
    else { return .visitChildren }
    switch name {
    case "previewDisplayName" where displayName == nil:
      displayName = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    case "previewLayout" where layout == nil: layout = Self.trait(of: argument)
    case "previewInterfaceOrientation" where orientation == nil:
      orientation = argument.as(MemberAccessExprSyntax.self).map { ".\($0.declName.baseName.text)" }
    case "previewDevice" where device == nil:
      // As a literal, or as `PreviewDevice(rawValue: "…")`.
      let name = argument.as(FunctionCallExprSyntax.self)?.arguments.first?.expression ?? argument
      device = name.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map { ".device(\($0.debugDescription))" }
    default: break
    }
    return .visitChildren
  }

  /// - Returns: nil where the layout is the device's, or cannot be told from the text.
  private static func trait(of layout: ExprSyntax) -> String? {
    if let member = layout.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "sizeThatFits" ? ".sizeThatFitsLayout" : nil
    }
    guard let call = layout.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "fixed"
    else { return nil }
    let lengths = call.arguments.map(\.trimmedDescription).joined(separator: " ")
    let isLiteral = call.arguments.allSatisfy {
      $0.expression.is(IntegerLiteralExprSyntax.self) || $0.expression.is(FloatLiteralExprSyntax.self)
    }
    return isLiteral ? ".fixedLayout(\(lengths))" : nil
  }
}
