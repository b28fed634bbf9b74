/// The widths of most texts for the proposals 0, nil and infinity do not depend on their height, so that stacks need not
/// lay texts out to know how flexible they are in width.
extension LayoutTree {
  /// The width's answers to 0, nil and infinity, whatever is proposed for the height.
  func widthLimits(_ i: Int) -> LengthRange? {
    let parameters = records[i].parameters
    switch records[i].kind {
    case .leaf:
      guard let limits = leaf(i)?.widthLimits else { return nil }
      return LengthRange(
        ideal: Double(limits.ideal), minimum: Double(limits.minimum), maximum: Double(limits.maximum))
    case .padding:
      guard let child = firstLimits(i), parameters.1 + parameters.3 >= 0 else { return nil }
      return child.widened(by: parameters.1 + parameters.3)
    case .fixedFrame:
      return firstLimits(i)
    case .flexibleFrame:
      guard let child = firstLimits(i) else { return nil }
      return flexibleRange(parameters.0, parameters.1, parameters.2, child: child)
    case .fixedSize:
      guard let child = firstLimits(i) else { return nil }
      return parameters.0 != 0 ? .rigid(child.ideal) : child
    case .offset, .guide, .layered, .passThrough: return firstLimits(i)
    case .stack: return records[i].axis == .vertical ? widest(i) : sum(i)
    case .depthStack: return widest(i)
    case .fill, .spacer, .divider, .geometry, .position, .aspectRatio, .custom, .viewThatFits: return nil
    }
  }

  private func limits(_ i: Int) -> LengthRange? {
    records[i].flags.contains(.hasWidthLimits) ? records[i].width : nil
  }

  private func firstLimits(_ i: Int) -> LengthRange? {
    let child = records[i].firstChild
    return child < 0 ? .rigid(0) : limits(Int(child))
  }

  private func sum(_ i: Int) -> LengthRange? {
    var result = LengthRange()
    var child = records[i].firstChild
    while child >= 0 {
      guard let own = limits(Int(child)) else { return nil }
      result.add(own, gap: records[Int(child)].gap)
      child = records[Int(child)].next
    }
    return result
  }

  private func widest(_ i: Int) -> LengthRange? { largest(i, records[i].horizontalKey) { limits($0) } }
}
