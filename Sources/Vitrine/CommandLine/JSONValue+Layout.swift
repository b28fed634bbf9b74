import DrawingCore
import Foundation

extension JSONValue {
  static func proposal(_ width: Double?, _ height: Double?) -> JSONValue {
    .object([("width", .number(width)), ("height", .number(height))])
  }

  static func size(_ width: Double, _ height: Double) -> JSONValue { proposal(width, height) }

  static func frame(_ frame: CGRect) -> JSONValue {
    .object([
      ("x", .number(Double(frame.origin.x))), ("y", .number(Double(frame.origin.y))),
      ("width", .number(Double(frame.size.width))), ("height", .number(Double(frame.size.height))),
    ])
  }

  static func approximation(_ approximation: Approximation) -> JSONValue {
    .object([
      ("line", .number(approximation.line.map(Double.init))), ("what", .text(approximation.what)),
      ("detail", .text(approximation.detail)),
    ])
  }

  private static func accessibility(_ report: AccessibilityReport) -> JSONValue {
    .object([
      ("label", .text(report.label)), ("value", .text(report.value)), ("hint", .text(report.hint)),
      ("identifier", .text(report.identifier)), ("traits", .array(report.traits.map { .text($0) })),
      ("hidden", .flag(report.isHidden)), ("notes", .array(report.notes.map { .text($0) })),
    ])
  }

  static func node(_ report: LayoutReport) -> JSONValue {
    var fields: [(String, JSONValue)] = [
      ("view", .text(report.view)), ("ids", .array(report.ids.map { .text($0) })), ("text", .text(report.text)),
      ("line", .number(report.line.map(Double.init))), ("priority", .number(report.priority)),
      ("frame", frame(report.frame)), ("drawn", frame(report.drawn)),
      (
        "negotiation",
        .array(
          report.negotiation.map { step in
            .object([
              ("proposal", proposal(step.proposedWidth, step.proposedHeight)),
              ("answer", size(step.width, step.height)),
              ("cached", .flag(step.isCached)),
            ])
          })
      ),
    ]
    if let told = report.accessibility { fields.append(("accessibility", accessibility(told))) }
    fields.append(("children", .array(report.children.map(node))))
    return .object(fields)
  }
}
