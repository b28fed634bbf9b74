import SwiftSyntax

/// Finds where an app names the type of its delegate.
///
/// Apple's runtime makes an object of a type that is only named; Swift's needs to be told how.
final class DelegateAdaptors: SyntaxVisitor {
  private static let names: Set = ["UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor"]
  private var found: [(position: AbsolutePosition, text: String)] = []

  /// What is to be inserted after the names of the types, and where.
  static func find(in tree: SourceFileSyntax) -> [(position: AbsolutePosition, text: String)] {
    let visitor = DelegateAdaptors(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.found
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard Self.names.contains(node.attributeName.trimmedDescription),
      case .argumentList(let arguments) = node.arguments, arguments.count == 1, let argument = arguments.first,
      let type = argument.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self",
      let name = type.base?.trimmedDescription
    else { return .visitChildren }
    found.append((type.endPositionBeforeTrailingTrivia, ", make: { \(name)() }"))
    return .visitChildren
  }
}
