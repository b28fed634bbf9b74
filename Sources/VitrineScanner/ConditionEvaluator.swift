import PreviewProtocol
import SwiftSyntax

/// Answers `#if` conditions as the platform being previewed would; nil where that is the compiler's own affair.
struct ConditionEvaluator {
  let platform: ScanRequest.Platform
  /// The release whose behaviour is previewed.
  static let release = 26

  /// One term of a condition, such as `os(iOS)`.
  func answer(function: String, argument: String) -> Bool? {
    switch function {
    case "os": argument == (platform == .ios ? "iOS" : "macOS")
    // Previews run in the simulator; there is none for the Mac.
    case "targetEnvironment": platform == .ios && argument == "simulator"
    case "canImport":
      switch argument {
      case "UIKit": platform == .ios
      case "AppKit": platform == .macos
      case "WatchKit", "TVUIKit", "Cocoa": false
      case "SwiftUI", "Combine", "Foundation": true
      default: nil
      }
    default: nil
    }
  }

  /// Whether a branch is compiled, as far as that can be told from its text; what only the compiler knows counts as
  /// true, since a preview is rather listed than missed.
  func isTrue(_ condition: ExprSyntax) -> Bool {
    if let term = condition.as(FunctionCallExprSyntax.self) {
      return answer(
        function: term.calledExpression.trimmedDescription,
        argument: term.arguments.first?.expression.trimmedDescription ?? "") ?? true
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
    if let name = condition.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "DEBUG" }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return !isTrue(not.expression)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return isTrue(only.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return isTrue(Array(sequence.elements)[...]) }
    return true
  }

  /// `&&` binds more tightly than `||`.
  private func isTrue(_ elements: ArraySlice<ExprSyntax>) -> Bool {
    for name in ["||", "&&"] {
      let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
      guard parts.count > 1 else { continue }
      return name == "||" ? parts.contains { isTrue($0) } : parts.allSatisfy { isTrue($0) }
    }
    return elements.count == 1 ? elements.first.map { isTrue($0) } ?? true : true
  }
}
