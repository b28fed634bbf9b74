import Foundation

extension HorizontalAlignment {
  private enum FormContent: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  /// Where the control of a form's row begins, after its label.
  public static let formContent = HorizontalAlignment(FormContent.self)
}

/// A form in two columns: labels end, and controls begin, at a common line.
///
/// 1. The first column is as wide as the widest label with its distance, which rows tell by a guide.
/// 2. Each row is offered what its own label leaves: the form's width without the room before a shorter label. Rows
///    without a label begin where the controls do.
/// 3. Rows stand under each other at the distances that they prefer; the form is as large as its rows.
public final class FormColumnsBox: LayoutBox {
  private struct Row {
    var node: Int32
    var offer: Proposal
    var size: Size
    var x, y: Double
  }

  public override init(tree: LayoutTree) { super.init(tree: tree) }

  private func arrange(_ p: Proposal) -> (rows: [Row], size: Size) {
    let question = Proposal(width: p.width, height: Proposal.nilLength)
    let guides = nodes.map { guide($0, question) }
    let column = guides.reduce(0, max)
    var rows: [Row] = []
    var size = Size.zero
    for (node, guide) in zip(nodes, guides) {
      if let last = rows.last {
        size.height += Double(tree.spacing(last.node).distance(to: tree.spacing(node.index), along: .vertical))
      }
      var offer = question
      if offer.width != Proposal.nilLength { offer.width = max(0, offer.width - (column - guide)) }
      let own = tree.size(node.index, offer)
      rows.append(Row(node: node.index, offer: offer, size: own, x: column - guide, y: size.height))
      size.height += own.height
      size.width = max(size.width, column - guide + own.width)
    }
    return (rows, size)
  }

  private func guide(_ node: LayoutID, _ question: Proposal) -> Double {
    let found = tree.explicitGuide(node.index, HorizontalAlignment.formContent.key, question) ?? 0
    return found.isFinite ? max(0, found) : 0
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { arrange(Proposal(proposal)).size.cgSize }

  override func spacing() -> ViewSpacing {
    nodes.reduce(into: .zero) { $0.formUnion(tree.spacing($1.index)) }
  }

  override func place(_ proposal: Proposal, _ size: Size) {
    for row in arrange(proposal).rows { tree.put(row.node, in: Int(id.index), x: row.x, y: row.y, row.offer) }
  }
}
