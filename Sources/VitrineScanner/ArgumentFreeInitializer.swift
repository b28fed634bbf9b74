import SwiftSyntax

/// Tells whether a structure can be made without arguments, from its syntax alone.
enum ArgumentFreeInitializer {
  /// Wrappers that need no value of their own.
  private static let selfSufficientWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "Namespace", "FocusedValue",
    "FocusedBinding", "FocusedObject", "FetchRequest", "SectionedFetchRequest", "Query",
  ]

  /// - Parameter extensions: those of the structure in the same file.
  static func exists(in structure: StructDeclSyntax, extensions: [ExtensionDeclSyntax]) -> Bool {
    let own = initializers(structure.memberBlock)
    if (own + extensions.flatMap { initializers($0.memberBlock) }).contains(where: isArgumentFree) { return true }
    // An initialiser in the structure itself takes the implicit one away; one in an extension does not.
    return own.isEmpty
      && structure.memberBlock.members.allSatisfy { member in
        member.decl.as(VariableDeclSyntax.self).map(hasValue) ?? true
      }
  }

  private static func initializers(_ block: MemberBlockSyntax) -> [InitializerDeclSyntax] {
    block.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  private static func isArgumentFree(_ initializer: InitializerDeclSyntax) -> Bool {
    initializer.optionalMark == nil && initializer.genericParameterClause == nil
      && initializer.signature.effectSpecifiers == nil
      && initializer.signature.parameterClause.parameters.allSatisfy {
        $0.defaultValue != nil || $0.ellipsis != nil
      }
  }

  private static func hasValue(_ variable: VariableDeclSyntax) -> Bool {
    if variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }) { return true }
    let wrappers = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    if wrappers.contains(where: { wrapper in
      let name = wrapper.attributeName.tokens(viewMode: .sourceAccurate).first {
        $0.text != "SwiftUI" && $0.text != "."
      }
      return selfSufficientWrappers.contains(name?.text ?? "")
    }) {
      return true
    }
    let needsExplicitValue = wrappers.contains {
      ["Binding", "ObservedObject", "Bindable"].contains($0.attributeName.trimmedDescription)
    }
    return variable.bindings.allSatisfy { binding in
      if binding.initializer != nil || isComputed(binding) { return true }
      let isOptional =
        binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
        || binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
      return variable.bindingSpecifier.tokenKind == .keyword(.var) && isOptional && !needsExplicitValue
    }
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let accessors = binding.accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
