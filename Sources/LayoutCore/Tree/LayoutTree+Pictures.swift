/// What changed since the last picture, so that what did not change need not be drawn anew.
extension LayoutTree {
  /// Whether the node was placed again since the last picture, or something below it was or is to be drawn anew.
  public func hasChanged(_ id: LayoutID) -> Bool { records[Int(id.index)].changed == arena.pointee.picture }

  /// Whether the node came to another place in its parent or another length since the last picture, or is to be drawn
  /// anew with all in it.
  public func hasMoved(_ id: LayoutID) -> Bool { records[Int(id.index)].moved == arena.pointee.picture }

  /// Has the node drawn anew with all in it.
  /// - Complexity: linear in the depth of the node, the first time before a picture.
  public func setNeedsDrawing(_ id: LayoutID) {
    records[Int(id.index)].moved = arena.pointee.picture
    noteChange(from: id.index)
  }

  /// A picture has been drawn.
  public func didDraw() { arena.pointee.picture &+= 1 }

  /// Notes at a node and at those above it that something changed there. Those above one that has the note have it, too.
  func noteChange(from index: Int32) {
    var index = index
    while index >= 0, records[Int(index)].changed != arena.pointee.picture {
      records[Int(index)].changed = arena.pointee.picture
      index = records[Int(index)].parent
    }
  }
}
