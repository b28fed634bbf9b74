internal import DrawingCore
import Foundation
internal import LayoutCore

/// Follows a finger on the rows of a list: to the side it brings out a row's actions, and by its grip it moves a row.
///
/// 1. A press that goes to the side swipes the row that it began on, where that has actions at the edge.
/// 2. When it ends more than half way out, the actions stay; beyond six tenths of the row the first one runs.
/// 3. While actions are out, a press elsewhere only puts them back.
/// 4. A press on a grip, or on macOS on the row itself, lifts the row; the others make room. When it ends, the collection
///    is told.
final class ListGestures: Responder {
  /// How far a press goes before it swipes or moves, in points.
  private static let threshold: CGFloat = 10
  /// How much of a row is swiped until its first action runs by itself.
  private static let fullShare: CGFloat = 0.6

  private enum Mode { case waiting, swiping, moving, closing }

  private let chrome: ListChrome
  private unowned let node: ViewNode
  private var mode = Mode.waiting
  private var start = CGPoint.zero
  private var startOffset: CGFloat = 0
  private var frame = CGRect.zero
  private var candidate: ListRow?
  private var isOnGrip = false

  /// The row whose actions are out, how far it has gone towards the end of the line, and the actions.
  private(set) var swiped: LayoutID?
  private(set) var offset: CGFloat = 0
  private var swipe: RowSwipe?
  private(set) var strip: (any SwipeStripNode)?
  /// The row that is being moved, and how far.
  private(set) var lifted: LayoutID?
  private var lift: CGFloat = 0
  /// The rows that it can be moved among, as they were when it was lifted.
  private var among: [ListRow] = []

  init(_ chrome: ListChrome, _ node: ViewNode) {
    self.chrome = chrome
    self.node = node
  }

  private var graph: ViewGraph { chrome.graph }
  private var isMirrored: Bool { chrome.environment.layoutDirection == .rightToLeft }
  private var isTouched: Bool { chrome.environment.platform == .ios }

  /// Presses come here first while actions are out.
  override var priority: PressPriority { swiped == nil ? .pan : .high }
  override var isExclusive: Bool { mode == .closing }

  override func pressBegan(at point: CGPoint, in frame: CGRect) -> Bool {
    (self.frame, start, mode, startOffset) = (frame, point, .waiting, offset)
    candidate = chrome.box?.row(at: point.y - frame.minY)
    isOnGrip = false
    if let swiped {
      if candidate?.node == swiped { return true }
      mode = .closing
      return true
    }
    guard let candidate else { return false }
    let marks = graph.rowMarks(candidate.node)
    isOnGrip =
      chrome.editing.hasGrip(marks)
      && chrome.isOnGrip(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), candidate)
    return isOnGrip || (!isTouched && canMove(candidate)) || (!chrome.editing.isActive && canSwipe(candidate))
  }

  private func canSwipe(_ row: ListRow) -> Bool {
    let marks = graph.rowMarks(row.node)
    return !marks.swipes.isEmpty || (marks.edits?.onDelete != nil && !marks.isDeleteDisabled)
  }

  private func canMove(_ row: ListRow) -> Bool {
    let marks = graph.rowMarks(row.node)
    return marks.edits?.onMove != nil && !marks.isMoveDisabled
  }

  override func pressMoved(to point: CGPoint) -> Bool {
    let way = CGSize(width: point.x - start.x, height: point.y - start.y)
    switch mode {
    case .closing: return true
    case .waiting:
      if isOnGrip || (!isTouched && candidate.map(canMove) == true && abs(way.height) >= Self.threshold) {
        return beginMoving(way)
      }
      guard abs(way.width) >= Self.threshold, abs(way.width) > abs(way.height) else { return false }
      return beginSwiping(towardsEnd: (way.width > 0) != isMirrored, way)
    case .swiping: follow(way)
    case .moving: move(way.height)
    }
    return true
  }

  override func pressEnded(at point: CGPoint) -> Bool {
    defer { (mode, candidate) = (.waiting, nil) }
    switch mode {
    case .waiting:
      // A press on the row whose actions are out puts them back; one on the actions is theirs.
      let isTheirs = swiped == nil || isOnStrip(start)
      close()
      if isTheirs { return false }
    case .closing: close()
    case .swiping: settle()
    case .moving: drop()
    }
    return true
  }

  override func pressCancelled() {
    switch mode {
    case .moving: putBack()
    // An action of the row was pressed.
    case .waiting where swiped != nil && isOnStrip(start): close()
    case .swiping: settle()
    case .waiting, .closing: break
    }
    (mode, candidate) = (.waiting, nil)
  }

  // MARK: Swiping

  private func isOnStrip(_ point: CGPoint) -> Bool {
    guard let swiped, let row = chrome.box?.rows.first(where: { $0.node == swiped }) else { return false }
    let x = isMirrored ? frame.maxX - point.x : point.x - frame.minX
    let (low, high) = (
      isMirrored ? frame.width - row.frame.maxX : row.frame.minX,
      isMirrored ? frame.width - row.frame.minX : row.frame.maxX
    )
    return offset < 0 ? x > high + offset : x < low + offset
  }

  /// 1
  private func beginSwiping(towardsEnd: Bool, _ way: CGSize) -> Bool {
    guard let candidate, !chrome.editing.isActive else { return false }
    if swiped != candidate.node {
      close()
      guard open(candidate, edge: towardsEnd ? .leading : .trailing) else { return false }
      startOffset = 0
    }
    mode = .swiping
    follow(way)
    return true
  }

  /// Makes a row's actions, as yet hidden.
  private func open(_ row: ListRow, edge: HorizontalEdge) -> Bool {
    let marks = graph.rowMarks(row.node)
    var found = marks.swipes.first { $0.edge == edge }
    if found == nil, edge == .trailing, !marks.swipes.contains(where: { $0.edge == edge }), !marks.isDeleteDisabled,
      let delete = marks.edits?.onDelete, let index = graph.info[row.node.offset].element?.index
    {
      found = RowSwipe { SwipeStrip.make(DeleteAction { delete(IndexSet(integer: index)) }, .trailing, $0) }
    }
    guard let found else { return false }
    graph.approximate("swipe", "The actions of a row do not change their size as it is swiped.", line: node.line)
    let strip = found.makeStrip(node)
    (swiped, swipe, self.strip) = (row.node, found, strip)
    chrome.box?.strip = (strip.id, row.node)
    return true
  }

  private func follow(_ way: CGSize) {
    let along = isMirrored ? -way.width : way.width
    var new = startOffset + along
    let isTrailing = swipe?.edge == .trailing
    new = isTrailing ? min(0, new) : max(0, new)
    // Beyond the actions a row goes on only where that runs the first one.
    let most = stripWidth
    if abs(new) > most, swipe?.allowsFullSwipe != true {
      new = (new < 0 ? -1 : 1) * (most + (abs(new) - most) * 0.3)
    }
    setOffset(new)
  }

  private var stripWidth: CGFloat {
    strip.map { graph.tree.sizeThatFits($0.id, .unspecified).width } ?? 0
  }

  private func setOffset(_ new: CGFloat) {
    offset = new
    chrome.box?.displacementDidChange()
    graph.setNeedsRender()
  }

  /// 2
  private func settle() {
    let width = chrome.box?.rows.first { $0.node == swiped }?.frame.width ?? 0
    if swipe?.allowsFullSwipe == true, abs(offset) > width * Self.fullShare, let strip {
      var first: PressResponder?
      graph.input.visit(strip.id) { responder, _ in
        if first == nil, let found = responder as? PressResponder, found.isEnabled { first = found }
      }
      close()
      first?.modifier.action()
    } else if abs(offset) > stripWidth / 2 {
      slide { setOffset(offset < 0 ? -stripWidth : stripWidth) }
    } else {
      close()
    }
  }

  /// Puts the actions back.
  func close() {
    guard swiped != nil else { return }
    (swiped, swipe) = (nil, nil)
    chrome.box?.strip = nil
    slide { setOffset(0) }
    if let strip { graph.afterUpdate { strip.destroy() } }
    strip = nil
  }

  /// Lets what changes of the layout go there.
  private func slide(_ change: () -> Void) {
    withAnimation(.snappy(duration: 0.25)) {
      graph.beginChange()
      change()
    }
  }

  // MARK: Moving

  /// 4
  private func beginMoving(_ way: CGSize) -> Bool {
    guard let candidate, let box = chrome.box, canMove(candidate) else { return false }
    let edits = graph.rowMarks(candidate.node).edits
    among = box.rows.filter { graph.rowMarks($0.node).edits === edits && $0.group == candidate.group }
    (mode, lifted) = (.moving, candidate.node)
    chrome.pressed = nil
    graph.info[candidate.node.offset].zIndex = 1
    move(way.height)
    return true
  }

  private func move(_ way: CGFloat) {
    lift = way
    chrome.box?.displacementDidChange()
    graph.setNeedsRender()
  }

  /// Where the lifted row would go, counted among the rows without it.
  private var target: Int {
    guard let from = among.firstIndex(where: { $0.node == lifted }) else { return 0 }
    let middle = among[from].frame.midY + lift
    return among.enumerated().filter { $0.offset != from && $0.element.frame.midY < middle }.count
  }

  /// How far a row is out of its place, in points.
  func displacement(of node: LayoutID) -> CGSize {
    if node == swiped { return CGSize(width: offset, height: 0) }
    guard let lifted, let from = among.firstIndex(where: { $0.node == lifted }) else { return .zero }
    if node == lifted { return CGSize(width: 0, height: lift) }
    guard let index = among.firstIndex(where: { $0.node == node }) else { return .zero }
    let height = among[from].frame.height
    let to = target
    if index > from, index <= to { return CGSize(width: 0, height: -height) }
    if index < from, index >= to { return CGSize(width: 0, height: height) }
    return .zero
  }

  private func drop() {
    guard let lifted, let from = among.firstIndex(where: { $0.node == lifted }) else { return putBack() }
    let to = target
    let marks = graph.rowMarks(lifted)
    let indices = among.map { graph.info[$0.node.offset].element?.index }
    putBack()
    guard to != from, let source = indices[from], let place = indices[to] else { return }
    marks.edits?.onMove?(IndexSet(integer: source), to > from ? place + 1 : place)
  }

  private func putBack() {
    if let lifted { graph.info[lifted.offset].zIndex = 0 }
    (lifted, among) = (nil, [])
    move(0)
  }
}
