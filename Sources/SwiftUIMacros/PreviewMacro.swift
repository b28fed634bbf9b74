import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview("Name", traits: …) { … }` as a function that nobody calls, so that the preview is type checked wherever it
/// is compiled. Vitrine's scanner writes an entry point in its place before compiling for the window.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let arguments = node.arguments.filter { $0.label?.text != "body" }
    let closure =
      node.trailingClosure
      ?? node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    guard let closure else { throw MacroError.previewWithoutBody }
    let list = arguments.enumerated().map { index, argument in
      argument.with(\.trailingComma, index == arguments.count - 1 ? nil : .commaToken(trailingTrivia: .space))
    }
    let name = context.makeUniqueName("preview")
    let (hoisted, body) = split(closure)
    guard !hoisted.isEmpty else {
      return [
        "@MainActor private func \(name)() -> SwiftUI.Preview { SwiftUI.Preview(\(LabeledExprListSyntax(list))) \(closure) }"
      ]
    }
    let view = context.makeUniqueName("PreviewBody")
    return [
      """
      @MainActor private func \(name)() -> SwiftUI.Preview {
        struct \(view): SwiftUI.View {
          \(CodeBlockItemListSyntax(hoisted))
          var body: some SwiftUI.View {
            \(CodeBlockItemListSyntax(body))
          }
        }
        return SwiftUI.Preview(\(LabeledExprListSyntax(list))) { \(view)() }
      }
      """
    ]
  }

  /// The declarations marked `@Previewable`, without the mark, and everything else.
  private static func split(_ closure: ClosureExprSyntax) -> ([CodeBlockItemSyntax], [CodeBlockItemSyntax]) {
    var hoisted: [CodeBlockItemSyntax] = []
    var rest: [CodeBlockItemSyntax] = []
    for item in closure.statements {
      guard var variable = item.item.as(VariableDeclSyntax.self),
        let index = variable.attributes.firstIndex(where: {
          $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
        })
      else {
        rest.append(item)
        continue
      }
      variable.attributes.remove(at: index)
      hoisted.append(item.with(\.item, .decl(DeclSyntax(variable))))
    }
    return (hoisted, rest)
  }
}
