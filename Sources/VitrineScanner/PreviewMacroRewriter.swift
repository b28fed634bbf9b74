import SwiftSyntax

/// Turns a `#Preview` into an entry point without moving a line, so that the compiler need not start the macro plug-in,
/// and views in the body know their own lines.
///
/// Where variables are marked `@Previewable`, the body becomes the body of a view that has them as properties.
struct PreviewMacroRewriter {
  let macro: PreviewMacro
  let symbol: String

  func rewrite(in copy: inout SourceCopy) {
    let name =
      macro.node.pound.positionAfterSkippingLeadingTrivia..<macro.node.macroName.endPositionBeforeTrailingTrivia
    let end = macro.node.endPositionBeforeTrailingTrivia
    let hoisted = macro.hoisted
    guard let last = hoisted.last else {
      copy.replace(name, with: "\(EntryPoint.opening(symbol)) SwiftUI.Preview")
      copy.insert(".handedOver() }", at: end)
      return
    }
    let closure = macro.closure
    copy.replace(name, with: "\(EntryPoint.opening(symbol)) struct PreviewBody: SwiftUI.View {")
    copy.blank(name.upperBound..<closure.leftBrace.endPositionBeforeTrailingTrivia)
    for (_, mark) in hoisted {
      copy.blank(mark.positionAfterSkippingLeadingTrivia..<mark.endPositionBeforeTrailingTrivia)
    }
    copy.insert(
      "; @SwiftUI.ViewBuilder var body: some SwiftUI.View {", at: last.item.endPositionBeforeTrailingTrivia)
    let arguments = macro.arguments.map { argument in
      let label = argument.label.map { "\($0.text): " } ?? ""
      return label + argument.expression.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    copy.replace(
      closure.rightBrace.positionAfterSkippingLeadingTrivia..<end,
      with: "} }; return SwiftUI.Preview(\(arguments.joined(separator: ", "))) { PreviewBody() }.handedOver() }")
  }
}
