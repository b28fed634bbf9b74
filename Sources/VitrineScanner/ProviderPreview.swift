import SwiftSyntax

/// A type that conforms to `PreviewProvider`.
struct ProviderPreview {
  let declaration: any DeclGroupSyntax & NamedDeclSyntax
  /// One for each view that is a preview of its own.
  let parts: [Part]

  /// A view of the provider.
  struct Part {
    var node: Syntax
    var displayName: String?
    /// As traits of a `#Preview` are written.
    var traits: [String]
  }

  var typeName: String { declaration.name.text }

  init(declaration: any DeclGroupSyntax & NamedDeclSyntax) {
    self.declaration = declaration
    let views = Self.views(of: declaration)
    parts = (views.count > 1 ? views : [Syntax(declaration)]).map { node in
      let modifiers = ModifierCollector(viewMode: .sourceAccurate)
      modifiers.walk(node)
      return Part(
        node: node, displayName: modifiers.displayName.flatMap { $0.isEmpty ? nil : $0 }, traits: modifiers.traits)
    }
  }

  /// The statements of `previews` that make a view each; those of a group that is the only one, since Xcode shows them
  /// as previews of their own.
  private static func views(of declaration: any DeclGroupSyntax) -> [Syntax] {
    for member in declaration.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        binding.pattern.trimmedDescription == "previews", case .getter(let body)? = binding.accessorBlock?.accessors
      else { continue }
      return views(of: body)
    }
    return []
  }

  private static func views(of body: CodeBlockItemListSyntax) -> [Syntax] {
    let views = body.compactMap { item -> Syntax? in
      if case .decl = item.item { return nil }
      if let result = item.item.as(ReturnStmtSyntax.self)?.expression { return Syntax(result) }
      return Syntax(item.item)
    }
    guard views.count == 1, let call = views[0].as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.calledExpression.trimmedDescription == "Group", let closure = call.trailingClosure
    else { return views }
    return Self.views(of: closure.statements)
  }
}

/// The first of each kind of preview modifier on a view.
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
