internal import DrawingCore
import Foundation
internal import LayoutCore

/// Draws the separators of a list, and the border of one that has it.
@MainActor
final class ListOverlay: Drawing {
  private let chrome: ListChrome
  init(_ chrome: ListChrome) { self.chrome = chrome }

  func contains(_ point: CGPoint, in frame: CGRect) -> Bool { false }

  /// One pixel on iOS, one point on macOS; recorded from Apple's SwiftUI.
  private var thickness: CGFloat {
    chrome.environment.base.platform == .ios ? chrome.environment.pixelLength : 1
  }

  /// The ground of a row that is being moved, above those that it passes.
  private func drawLifted(_ row: ListRow, _ context: inout DrawingContext) {
    let ground = chrome.appearance.card ?? chrome.appearance.ground?.resolve(in: chrome.environment.resolution)
    guard let ground else { return }
    context.commands.append(
      .push(.shadow(RGBA.black.opacity(0.2), radius: 8, offset: CGSize(width: 0, height: 2))))
    chrome.fill(Path(row.frame), .color(ground), &context)
    context.commands.append(.pop)
  }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    let cards = chrome.cards(in: frame)
    if let lifted = chrome.gestures?.lifted, let row = cards.lazy.flatMap(\.rows).first(where: { $0.node == lifted }) {
      drawLifted(row, &context)
    }
    for card in cards {
      for (index, row) in card.rows.enumerated() {
        if index + 1 < card.rows.count {
          drawSeparator(between: row, card.rows[index + 1], &context)
        } else if row.isLast {
          drawSectionSeparator(row, .bottom, &context)
        }
        if row.isFirst { drawSectionSeparator(row, .top, &context) }
        chrome.drawEditing(row, &context)
      }
    }
    if chrome.appearance.border > 0 {
      let path = Path(frame.insetBy(dx: 0.5, dy: 0.5))
      context.commands.append(.stroke(path, paint(nil), StrokeStyle(lineWidth: chrome.appearance.border)))
    }
  }

  private func marks(_ row: ListRow) -> ListRowMarks { chrome.graph.rowMarks(row.node) }

  private func drawSeparator(between row: ListRow, _ next: ListRow, _ context: inout DrawingContext) {
    let (above, below) = (marks(row), marks(next))
    guard above.bottomSeparator != .hidden, below.topSeparator != .hidden else { return }
    guard chrome.appearance.hasSeparators || above.bottomSeparator == .visible || below.topSeparator == .visible else {
      return
    }
    draw(row, y: row.frame.maxY - thickness, above.bottomTint ?? below.topTint, &context)
  }

  /// A separator above the first or below the last row of a section.
  private func drawSectionSeparator(_ row: ListRow, _ edge: VerticalEdge, _ context: inout DrawingContext) {
    let marks = marks(row)
    let (ofRow, ofSection, tint) =
      edge == .top
      ? (marks.topSeparator, marks.topSectionSeparator, marks.topTint)
      : (marks.bottomSeparator, marks.bottomSectionSeparator, marks.bottomTint)
    guard ofRow != .hidden, ofSection != .hidden else { return }
    guard chrome.appearance.hasSectionSeparators || ofSection == .visible else { return }
    let isWhole = chrome.appearance.card != nil
    draw(row, y: edge == .top ? row.frame.minY : row.frame.maxY - thickness, tint, isWhole: isWhole, &context)
  }

  /// - Parameter isWhole: from side to side.
  private func draw(
    _ row: ListRow, y: CGFloat, _ tint: Color?, isWhole: Bool = false, _ context: inout DrawingContext
  ) {
    let isRightToLeft = chrome.environment.layoutDirection == .rightToLeft
    let lead = isWhole ? 0 : leadingRoom(of: row, isRightToLeft)
    let end = isWhole ? 0 : chrome.appearance.separatorEnd
    let line = CGRect(
      x: row.frame.minX + (isRightToLeft ? end : lead), y: y, width: row.frame.width - lead - end, height: thickness)
    guard line.width > 0 else { return }
    context.commands.append(.fill(Path(line), paint(tint), FillStyle()))
  }

  private func paint(_ tint: Color?) -> Paint {
    let context = chrome.environment.resolution
    return .color(tint.map { $0.rgba(in: context) } ?? SystemColor.separator.resolve(in: context))
  }

  /// From the start of a row to that of its separator: the row's guide, else its first text, else its content.
  private func leadingRoom(of row: ListRow, _ isRightToLeft: Bool) -> CGFloat {
    var start = isRightToLeft ? row.frame.maxX - row.content.maxX : row.content.minX - row.frame.minX
    if let guide = row.separatorStart {
      start += guide
    } else if let text = firstText(row.node) {
      let own = chrome.graph.tree.absoluteFrame(row.node)
      let found = chrome.graph.tree.absoluteFrame(text)
      start += isRightToLeft ? own.maxX - found.maxX : found.minX - own.minX
    }
    return start
  }

  private func firstText(_ node: LayoutID) -> LayoutID? {
    guard chrome.graph.tree.isShown(node) else { return nil }
    if chrome.graph.info[node.offset].drawing?.text != nil { return node }
    for child in chrome.graph.tree.children(node) {
      if let found = firstText(child) { return found }
    }
    return nil
  }
}
