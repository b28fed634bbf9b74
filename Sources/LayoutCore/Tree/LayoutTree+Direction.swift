extension LayoutTree {
  /// Whether places in the node are counted from its right edge.
  public func isRightToLeft(_ id: LayoutID) -> Bool { records[Int(id.index)].flags.contains(.isRightToLeft) }
}
