import DrawingCore
import Foundation

/// A layout report as lines of text, a view each, indented below what contains it.
struct LayoutTree {
  let lines: [String]

  init(_ report: LayoutReport) {
    var lines: [String] = []
    Self.add(report, lead: "", isLast: true, isRoot: true, to: &lines)
    self.lines = lines
  }

  private static func add(_ report: LayoutReport, lead: String, isLast: Bool, isRoot: Bool, to lines: inout [String]) {
    let branch = isRoot ? "" : isLast ? "└─ " : "├─ "
    lines.append(lead + branch + title(of: report))
    let below = isRoot ? lead : lead + (isLast ? "   " : "│  ")
    let stem = report.children.isEmpty ? "   " : "│  "
    lines.append(below + stem + LayoutSentence(report).text)
    if let told = report.accessibility { lines.append(below + stem + told.sentence) }
    for (index, child) in report.children.enumerated() {
      add(child, lead: below, isLast: index == report.children.count - 1, isRoot: false, to: &lines)
    }
  }

  private static func title(of report: LayoutReport) -> String {
    var title = report.view
    if let text = report.text { title += " \"\(shortened(text))\"" }
    if !report.ids.isEmpty { title += " #" + report.ids.joined(separator: " #") }
    let frame = report.frame
    let (x, y) = (LayoutSentence.number(Double(frame.minX)), LayoutSentence.number(Double(frame.minY)))
    title += "  \(LayoutSentence.size(Double(frame.width), Double(frame.height))) at \(x), \(y)"
    if report.priority != 0 { title += "  priority \(LayoutSentence.number(report.priority))" }
    if let line = report.line { title += "  line \(line)" }
    return title
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
