import SwiftSyntax

/// Writes the answers to platform conditions into the copy, and blanks what has no meaning for a preview.
final class ConditionRewriter: SyntaxVisitor {
  /// What brings the content of Apple's modules that have no counterpart of their name.
  private static let includedModules = [
    "DeveloperToolsSupport": "SwiftUI", "SwiftUICore": "SwiftUI", "QuartzCore": "Foundation",
  ]

  private let evaluator: ConditionEvaluator
  private let siblingModules: Set<String>
  private var answers: [(Syntax, String)] = []

  init(evaluator: ConditionEvaluator, siblingModules: [String]) {
    self.evaluator = evaluator
    self.siblingModules = Set(siblingModules)
    super.init(viewMode: .sourceAccurate)
  }

  func rewrite(_ tree: SourceFileSyntax, in copy: inout SourceCopy) {
    walk(tree)
    for (node, word) in answers { copy.replaceKeepingLength(node, with: word) }
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { answer(condition) }
    return .visitChildren
  }

  private func answer(_ condition: ExprSyntax) {
    if let term = condition.as(FunctionCallExprSyntax.self) {
      let argument = term.arguments.first?.expression.trimmedDescription ?? ""
      if let answer = evaluator.answer(function: term.calledExpression.trimmedDescription, argument: argument) {
        answers.append((Syntax(term), answer ? "true" : "false"))
      }
    } else if let not = condition.as(PrefixOperatorExprSyntax.self) {
      answer(not.expression)
    } else if let tuple = condition.as(TupleExprSyntax.self) {
      for element in tuple.elements { answer(element.expression) }
    } else if let sequence = condition.as(SequenceExprSyntax.self) {
      for element in sequence.elements { answer(element) }
    }
  }

  /// `#available` is true for any release here; one that asks for a release to come is answered.
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let asked = node.availabilityArguments.lazy.compactMap { $0.argument.as(PlatformVersionSyntax.self) }
    let name = evaluator.platform == .ios ? "iOS" : "macOS"
    guard let release = asked.first(where: { $0.platform.text == name })?.version?.major.text,
      let number = Int(release),
      number > ConditionEvaluator.release
    else { return .skipChildren }
    let isPositive = node.availabilityKeyword.tokenKind == .poundAvailable
    answers.append((Syntax(node), isPositive ? "false" : "true"))
    return .skipChildren
  }

  /// A preview is loaded, not started: an entry point of the program's own is none here.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "main" { answers.append((Syntax(node), "")) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.text ?? ""
    if let other = Self.includedModules[module] {
      answers.append((Syntax(node), "import \(other)"))
    } else if leavesOut(module) {
      answers.append((Syntax(node), ""))
    }
    return .skipChildren
  }

  /// Whether an import of the module is taken out of the copy.
  func leavesOut(_ module: String) -> Bool {
    siblingModules.contains(module) || Self.includedModules[module] != nil
  }
}
