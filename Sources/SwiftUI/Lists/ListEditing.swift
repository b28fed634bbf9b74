internal import DrawingCore
import Foundation
internal import LayoutCore

/// What a list shows in its rows while they are edited; recorded from Apple's SwiftUI on iOS 26.
struct ListEditing {
  /// How far rows move inwards.
  static let leadingRoom: CGFloat = 40
  static let discSize: CGFloat = 22
  /// From the row's start to the disc.
  static let discStart: CGFloat = 17
  /// From the grip to the row's end.
  static let gripEnd: CGFloat = 18
  static let gripWidth: CGFloat = 18

  /// What stands at the start of a row.
  enum Mark { case delete, selectable }

  var isActive = false
  var selectsMany = false

  @MainActor func mark(_ row: ListRowMarks, hasValue: Bool) -> Mark? {
    guard isActive else { return nil }
    if selectsMany, hasValue { return .selectable }
    return row.edits?.onDelete != nil && !row.isDeleteDisabled ? .delete : nil
  }

  @MainActor func hasGrip(_ row: ListRowMarks) -> Bool { isActive && row.edits?.onMove != nil && !row.isMoveDisabled }
}

extension ListChrome {
  /// The room that editing takes from a row.
  func accessories(_ node: LayoutID) -> (leading: Double, trailing: Double) {
    guard editing.isActive else { return (0, 0) }
    let marks = graph.rowMarks(node)
    let hasMark = editing.mark(marks, hasValue: graph.selectionValue(node) != nil) != nil
    return (
      hasMark ? Double(ListEditing.leadingRoom) : 0,
      editing.hasGrip(marks) ? Double(ListEditing.gripEnd + ListEditing.gripWidth) : 0
    )
  }

  /// Draws discs and grips.
  func drawEditing(_ row: ListRow, _ context: inout DrawingContext) {
    guard editing.isActive else { return }
    let marks = graph.rowMarks(row.node)
    let value = graph.selectionValue(row.node)
    if let mark = editing.mark(marks, hasValue: value != nil) {
      draw(mark, isSelected: value.map { selected.contains($0) } == true, in: disc(of: row), &context)
    }
    if editing.hasGrip(marks) { drawGrip(row, &context) }
  }

  private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  private func disc(of row: ListRow) -> CGRect {
    let size = ListEditing.discSize
    let x =
      isMirrored ? row.frame.maxX - ListEditing.discStart - size : row.frame.minX + ListEditing.discStart
    return CGRect(x: x, y: row.frame.midY - size / 2, width: size, height: size)
  }

  /// Whether a point lies where tapping deletes or selects the row.
  func isOnMark(_ point: CGPoint, _ row: ListRow) -> Bool {
    let end = ListEditing.discStart + ListEditing.discSize + 8
    return isMirrored ? point.x > row.frame.maxX - end : point.x < row.frame.minX + end
  }

  /// Whether a point lies where a row is taken to be moved.
  func isOnGrip(_ point: CGPoint, _ row: ListRow) -> Bool {
    let end = ListEditing.gripEnd + ListEditing.gripWidth + 8
    return isMirrored ? point.x < row.frame.minX + end : point.x > row.frame.maxX - end
  }

  private func draw(_ mark: ListEditing.Mark, isSelected: Bool, in disc: CGRect, _ context: inout DrawingContext) {
    let resolution = environment.resolution
    let white = Paint.color(RGBA(255, 255, 255))
    let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    switch mark {
    case .delete:
      fill(Path(ellipseIn: disc), .color(SystemColor.red.resolve(in: resolution)), &context)
      let bar = Path { path in
        path.move(to: CGPoint(x: disc.midX - 5, y: disc.midY))
        path.addLine(to: CGPoint(x: disc.midX + 5, y: disc.midY))
      }
      context.commands.append(.stroke(bar, white, line))
    case .selectable where isSelected:
      fill(Path(ellipseIn: disc), .color(Color.accentColor.rgba(in: resolution)), &context)
      let check = Path { path in
        path.move(to: CGPoint(x: disc.midX - 5, y: disc.midY))
        path.addLine(to: CGPoint(x: disc.midX - 1.5, y: disc.midY + 4))
        path.addLine(to: CGPoint(x: disc.midX + 5, y: disc.midY - 4))
      }
      context.commands.append(.stroke(check, white, line))
    case .selectable:
      let ring = Path(ellipseIn: disc.insetBy(dx: 0.75, dy: 0.75))
      let paint = Paint.color(SystemColor.tertiary.resolve(in: resolution))
      context.commands.append(.stroke(ring, paint, StrokeStyle(lineWidth: 1.5)))
    }
  }

  private func drawGrip(_ row: ListRow, _ context: inout DrawingContext) {
    let width = ListEditing.gripWidth
    let x = isMirrored ? row.frame.minX + ListEditing.gripEnd : row.frame.maxX - ListEditing.gripEnd - width
    var path = Path()
    for offset in [-5.0, 0, 5] {
      path.addRect(CGRect(x: x, y: row.frame.midY + offset - 0.75, width: width, height: 1.5))
    }
    fill(path, .color(SystemColor.tertiary.resolve(in: environment.resolution)), &context)
  }
}
