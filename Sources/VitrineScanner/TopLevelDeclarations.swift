import SwiftSyntax

/// What a file declares at its top level, in the branches that are compiled, as far as previews are concerned.
struct TopLevelDeclarations {
  private(set) var previewMacros: [PreviewMacro] = []
  private var types: [any DeclGroupSyntax & NamedDeclSyntax] = []
  private var extensions: [ExtensionDeclSyntax] = []

  init(_ tree: SourceFileSyntax, evaluator: ConditionEvaluator) {
    collect(tree.statements, evaluator)
  }

  /// The `PreviewProvider` types, in order.
  var providers: [ProviderPreview] {
    types.filter { conforms($0, to: "PreviewProvider") }.map { ProviderPreview(declaration: $0) }
  }

  /// Everything that is there for previews alone.
  var previewNodes: [Syntax] {
    previewMacros.map { Syntax($0.node) } + providers.map { Syntax($0.declaration) }
  }

  var lastViewWithoutArguments: StructDeclSyntax? {
    types.lazy.compactMap { $0.as(StructDeclSyntax.self) }
      .filter { conforms($0, to: "View") && $0.genericParameterClause == nil }
      .last { structure in
        ArgumentFreeInitializer.exists(
          in: structure, extensions: extensions.filter { $0.extendedType.trimmedDescription == structure.name.text })
      }
  }

  /// The program's entry point: a type that is an app.
  var app: (any DeclGroupSyntax & NamedDeclSyntax)? {
    types.first { type in
      conforms(type, to: "App")
        && type.attributes.contains {
          $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main"
        }
    }
  }

  private func conforms(_ type: any DeclGroupSyntax & NamedDeclSyntax, to name: String) -> Bool {
    let clauses =
      [type.inheritanceClause]
      + extensions.filter { $0.extendedType.trimmedDescription == type.name.text }.map(\.inheritanceClause)
    return clauses.contains { clause in
      clause?.inheritedTypes.contains { inherited in
        inherited.type.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
      } ?? false
    }
  }

  private mutating func collect(_ items: CodeBlockItemListSyntax, _ evaluator: ConditionEvaluator) {
    for item in items {
      if let macro = item.item.as(MacroExpansionExprSyntax.self) {
        PreviewMacro(macro).map { previewMacros.append($0) }
      } else if let macro = item.item.as(MacroExpansionDeclSyntax.self) {
        PreviewMacro(macro).map { previewMacros.append($0) }
      } else if let condition = item.item.as(IfConfigDeclSyntax.self) {
        let active = condition.clauses.first { $0.condition.map(evaluator.isTrue) ?? true }
        if case .statements(let statements) = active?.elements { collect(statements, evaluator) }
      } else if let addition = item.item.as(ExtensionDeclSyntax.self) {
        extensions.append(addition)
      } else if let type = item.item.asProtocol((any DeclGroupSyntax).self) as? any DeclGroupSyntax & NamedDeclSyntax {
        types.append(type)
      }
    }
  }
}
