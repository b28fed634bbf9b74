import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry var name: Type = value` in an extension of a container of keyed values: a key type beside it, and accessors
/// that use the key.
struct EntryMacro {
  /// The key protocol of each container.
  static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  private static func binding(of declaration: some DeclSyntaxProtocol) throws -> (String, PatternBindingSyntax) {
    guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroError.entryOnSomethingElse }
    return (name.filter { $0 != "`" }, binding)
  }
}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let (name, _) = try binding(of: declaration)
    return ["get { self[__Key_\(raw: name).self] }", "set { self[__Key_\(raw: name).self] = newValue }"]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, binding) = try binding(of: declaration)
    let container = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    guard let key = keyProtocols[container.split(separator: ".").last.map(String.init) ?? ""] else {
      throw MacroError.entryOutsideContainer
    }
    let type = binding.typeAnnotation?.type.trimmed
    if key == "FocusedValueKey" {
      guard let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType else { throw MacroError.entryWithoutDefault }
      return ["private struct __Key_\(raw: name): SwiftUI.FocusedValueKey { typealias Value = \(wrapped) }"]
    }
    let value = binding.initializer?.value.trimmed
    switch (type, value) {
    case (let type?, let value?):
      return [
        """
        private struct __Key_\(raw: name): SwiftUI.\(raw: key) {
          typealias Value = \(type)
          static var defaultValue: Value { \(value) }
        }
        """
      ]
    case (let type?, nil) where type.is(OptionalTypeSyntax.self):
      return [
        """
        private struct __Key_\(raw: name): SwiftUI.\(raw: key) {
          typealias Value = \(type)
          static var defaultValue: Value { nil }
        }
        """
      ]
    case (nil, let value?):
      return ["private struct __Key_\(raw: name): SwiftUI.\(raw: key) { static let defaultValue = \(value) }"]
    case (_, nil): throw MacroError.entryWithoutDefault
    }
  }
}
