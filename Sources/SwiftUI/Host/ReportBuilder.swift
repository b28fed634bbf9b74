internal import DrawingCore
internal import LayoutCore

/// Turns the placed tree and the questions it was asked into a report.
@MainActor
struct ReportBuilder {
  let graph: ViewGraph
  let steps: [LayoutID: [LayoutStep]]
  let scale: CGFloat

  /// The report of the only view in `root`, or of `root` itself around several.
  func report(of root: LayoutID) -> LayoutReport {
    let origin = graph.tree.frame(root).origin
    let children = graph.tree.children(root).flatMap { reports(of: $0, origin: origin) }
    if let only = children.first, children.count == 1 { return only }
    return node(root, name: "VStack", frame: graph.tree.frame(root), children: children)
  }

  /// The reports of a node: its own, or those of what is in it where users did not write it.
  func reports(of id: LayoutID, origin: CGPoint) -> [LayoutReport] {
    guard graph.tree.isShown(id) else { return [] }
    let frame = graph.tree.frame(id).offsetBy(dx: origin.x, dy: origin.y)
    let info = graph.info[id.offset]
    let children = graph.tree.children(id).flatMap { reports(of: $0, origin: frame.origin) }
    var result = info.name.isEmpty ? children : [node(id, name: info.name, frame: frame, children: children)]
    var told = AccessibilityProperties()
    for decoration in info.decorations {
      switch decoration {
      case .identity(let id):
        if result.count == 1 { result[0].ids.append(String(describing: id.base)) }
      case .composite(let mark):
        var report = node(id, name: mark.name, frame: frame, children: result)
        report.line = mark.line > 0 ? Int(mark.line) : nil
        report.text = nil
        result = [report]
        told = AccessibilityProperties()
      case .accessibility(let element):
        element.apply(to: &told)
        // What is told of a view that is no node is told of each of those in it.
        for index in result.indices { result[index].accessibility = told.report }
      case .effect, .responder:
        break
      }
    }
    return result
  }

  private func node(_ id: LayoutID, name: String, frame: CGRect, children: [LayoutReport]) -> LayoutReport {
    let info = graph.info[id.offset]
    let negotiation = (steps[id] ?? []).map {
      LayoutReport.Step(
        proposedWidth: $0.proposedWidth, proposedHeight: $0.proposedHeight, width: $0.width, height: $0.height,
        isCached: $0.isCached)
    }
    return LayoutReport(
      view: name, text: info.drawing?.text, line: info.line > 0 ? Int(info.line) : nil,
      priority: graph.tree.priority(id),
      frame: frame, drawn: drawn(frame), negotiation: negotiation, children: children)
  }

  /// The frame with each edge at the nearest pixel, ties towards larger coordinates.
  private func drawn(_ frame: CGRect) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat { value.isFinite ? (value * scale + 0.5).rounded(.down) / scale : value }
    let (x, y) = (snap(frame.minX), snap(frame.minY))
    return CGRect(x: x, y: y, width: snap(frame.maxX) - x, height: snap(frame.maxY) - y)
  }
}
