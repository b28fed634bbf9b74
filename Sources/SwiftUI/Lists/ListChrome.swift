internal import DrawingCore
import Foundation
internal import LayoutCore

/// Draws the ground of a list and what lies under its rows: cards, and which rows are selected or pressed.
@MainActor
final class ListChrome: Drawing {
  unowned let graph: ViewGraph
  weak var box: ListBox?
  var environment = EnvironmentValues()
  var appearance: ListAppearance
  var isForm = false
  var selection: ListSelection?
  var selected: Set<AnyHashable> = []
  var editing = ListEditing()
  weak var gestures: ListGestures?
  private var hasWarned = false
  /// The node of the row that is being pressed.
  var pressed: LayoutID? {
    didSet { if pressed != oldValue { graph.setNeedsRender() } }
  }

  init(graph: ViewGraph) {
    self.graph = graph
    appearance = ListAppearance(.plain, environment)
  }

  /// Rows that lie in one piece.
  struct Card {
    var rows: [ListRow]
    var frame: CGRect
    var path: Path
  }

  /// The cards in sight, in the coordinates of a picture in which what is in sight fills `frame`.
  func cards(in frame: CGRect) -> [Card] {
    guard let box else { return [] }
    let origin = CGPoint(x: frame.minX - box.sight.minX, y: frame.minY - box.sight.minY)
    let isSpaced = appearance.metrics.rowSpacing > 0
    var cards: [Card] = []
    for var row in box.rows where row.kind == .cells {
      row.frame = snapped(row.frame.offsetBy(dx: origin.x, dy: origin.y))
      row.content = row.content.offsetBy(dx: origin.x, dy: origin.y)
      if !isSpaced, !row.isFirst, let last = cards.last, last.rows.last?.group == row.group {
        cards[cards.count - 1].rows.append(row)
        cards[cards.count - 1].frame = last.frame.union(row.frame)
      } else {
        cards.append(Card(rows: [row], frame: row.frame, path: Path()))
      }
    }
    for index in cards.indices {
      let rows = cards[index].rows
      let top = rows.first?.isFirst == true || isSpaced ? appearance.cardRadius : 0
      let bottom = rows.last?.isLast == true || isSpaced ? appearance.cardRadius : 0
      let radii = RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
      cards[index].path = Path(roundedRect: cards[index].frame, cornerRadii: radii, style: .continuous)
    }
    return cards
  }

  /// The frame with its edges at whole pixels.
  private func snapped(_ frame: CGRect) -> CGRect {
    let scale = environment.displayScale
    func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let (x, y) = (snap(frame.minX), snap(frame.minY))
    return CGRect(x: x, y: y, width: snap(frame.maxX) - x, height: snap(frame.maxY) - y)
  }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    warnWithoutHeight()
    if let ground = appearance.ground { fill(Path(frame), groundPaint(ground), &context) }
    let cards = cards(in: frame)
    for card in cards {
      if let paint = appearance.card { drawGround(of: card, .color(paint), &context) }
    }
    if environment.list.alternatesRowBackgrounds == true { drawAlternates(cards.flatMap(\.rows), in: frame, &context) }
    for card in cards { drawMarks(card, &context) }
  }

  /// Tells of a list that cannot be seen because nothing proposed a height to it.
  private func warnWithoutHeight() {
    guard !hasWarned, var node = box?.ground, let box, !box.isEmpty else { return }
    while let above = graph.tree.parent(node) {
      node = above
      guard graph.info[node.offset].scrolling != nil else { continue }
      guard graph.tree.frame(node).height == 0 else { return }
      hasWarned = true
      let name = graph.info[node.offset].name
      graph.warn(
        "A \(name.isEmpty ? "List" : name) has no height of its own, so it is not seen where nothing proposes one, as in "
          + "a ScrollView. Give it a frame with a height.", graph.info[node.offset].line)
      return
    }
  }

  private func groundPaint(_ color: SystemColor) -> Paint { .color(color.resolve(in: environment.resolution)) }

  /// Darkens every second row, and on macOS goes on below the last one.
  private func drawAlternates(_ rows: [ListRow], in frame: CGRect, _ context: inout DrawingContext) {
    let paint = Paint.color(SystemColor.quaternaryFill.resolve(in: environment.resolution))
    for row in rows where row.number % 2 == 1 { fill(markPath(row.frame), paint, &context) }
    guard environment.base.platform == .macos, appearance.card == nil, var last = rows.last, last.frame.height > 0
    else { return }
    while last.frame.maxY < frame.maxY {
      last.frame.origin.y = last.frame.maxY
      last.number += 1
      if last.number % 2 == 1 { fill(markPath(last.frame), paint, &context) }
    }
  }

  /// What shows that a row is selected, or one of every two.
  private func markPath(_ row: CGRect) -> Path {
    Path(
      roundedRect: row.insetBy(dx: -appearance.selectionMargin, dy: 0), cornerRadius: appearance.selectionRadius)
  }

  func fill(_ path: Path, _ paint: Paint, _ context: inout DrawingContext) {
    context.commands.append(.fill(path, paint, FillStyle()))
  }

  /// Fills a card where its rows have no background of their own.
  private func drawGround(of card: Card, _ paint: Paint, _ context: inout DrawingContext) {
    let plain = card.rows.filter { graph.tree.listRowTraits($0.node).background == nil }
    if plain.count == card.rows.count {
      fill(card.path, paint, &context)
      return
    }
    guard !plain.isEmpty else { return }
    var path = Path()
    for row in plain { path.addRect(row.frame) }
    context.commands.append(.push(.clip(card.path, FillStyle())))
    fill(path, paint, &context)
    context.commands.append(.pop)
  }

  /// Draws which rows are selected or pressed.
  private func drawMarks(_ card: Card, _ context: inout DrawingContext) {
    let marked = card.rows.filter { isMarked($0.node) }
    guard !marked.isEmpty else { return }
    if environment.base.platform == .ios || appearance.card != nil {
      let paint = Paint.color(SystemColor.gray4.resolve(in: environment.resolution))
      context.commands.append(.push(.clip(card.path, FillStyle())))
      for row in marked { fill(Path(row.frame), paint, &context) }
      context.commands.append(.pop)
    } else {
      let paint = Paint.color(SystemColor.fill.resolve(in: environment.resolution))
      for row in marked { fill(markPath(row.frame), paint, &context) }
    }
  }

  private func isMarked(_ node: LayoutID) -> Bool {
    if node == pressed { return true }
    if editing.isActive { return false }
    guard !selected.isEmpty, let value = graph.selectionValue(node) else { return false }
    return selected.contains(value)
  }

  func contains(_ point: CGPoint, in frame: CGRect) -> Bool { true }
}

/// Covers the rows that pass under headers which stay in sight.
@MainActor
final class ListPinnedGround: Drawing {
  private let chrome: ListChrome
  init(_ chrome: ListChrome) { self.chrome = chrome }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    guard let box = chrome.box, let ground = chrome.appearance.ground else { return }
    let origin = CGPoint(x: frame.minX - box.sight.minX, y: frame.minY - box.sight.minY)
    let paint = Paint.color(ground.resolve(in: chrome.environment.resolution))
    for row in box.rows where row.isPinned {
      let strip = CGRect(x: frame.minX, y: row.frame.minY + origin.y, width: frame.width, height: row.frame.height)
      chrome.fill(Path(strip), paint, &context)
    }
  }
  func contains(_ point: CGPoint, in frame: CGRect) -> Bool { false }
}
