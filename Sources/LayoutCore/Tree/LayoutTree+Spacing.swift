extension LayoutTree {
  /// The distances that a node prefers on its sides.
  func spacing(_ index: Int32) -> ViewSpacing {
    let i = Int(index)
    let parameters = records[i].parameters
    switch records[i].kind {
    case .fill, .divider, .geometry: return .plain
    case .spacer: return .zero
    case .leaf: return leaf(i)?.spacing ?? .plain
    case .custom: return box(i)?.spacing() ?? .plain
    case .stack: return stackSpacing(i)
    case .depthStack: return unionOfChildren(i)
    case .fixedFrame:
      return reset(
        childSpacing(i), horizontally: parameters.0 != Proposal.nilLength,
        vertically: parameters.1 != Proposal.nilLength)
    case .flexibleFrame:
      let nilLength = Proposal.nilLength
      return reset(
        childSpacing(i),
        horizontally: parameters.0 != nilLength || parameters.1 != nilLength || parameters.2 != nilLength,
        vertically: parameters.3 != nilLength || parameters.4 != nilLength || parameters.5 != nilLength)
    case .padding:
      var result = childSpacing(i)
      if parameters.0 != 0 { result.top = reset(result.top, to: ViewSpacing.plain.top) }
      if parameters.1 != 0 { result.leading = reset(result.leading, to: ViewSpacing.plain.leading) }
      if parameters.2 != 0 { result.bottom = reset(result.bottom, to: ViewSpacing.plain.bottom) }
      if parameters.3 != 0 { result.trailing = reset(result.trailing, to: ViewSpacing.plain.trailing) }
      return result
    case .aspectRatio, .fixedSize, .offset, .position, .guide, .layered, .viewThatFits, .passThrough:
      return childSpacing(i)
    }
  }

  /// The distances of a node that has no more than one view in it; nil where a leaf or a layout has a say, whose
  /// distances may have changed already.
  func spacingOfOne(_ index: Int32) -> ViewSpacing? {
    var inner = index
    while inner >= 0 {
      switch records[Int(inner)].kind {
      case .fill, .divider, .geometry, .spacer: return spacing(index)
      case .leaf, .custom, .stack, .depthStack, .layered, .viewThatFits: return nil
      case .fixedFrame, .flexibleFrame, .padding, .aspectRatio, .fixedSize, .offset, .position, .guide, .passThrough:
        inner = records[Int(inner)].firstChild
      }
    }
    return spacing(index)
  }

  private func childSpacing(_ i: Int) -> ViewSpacing {
    records[i].firstChild < 0 ? .zero : spacing(records[i].firstChild)
  }

  private func unionOfChildren(_ i: Int) -> ViewSpacing {
    var result = ViewSpacing.zero
    var child = records[i].firstChild
    while child >= 0 {
      result.formUnion(spacing(child))
      child = records[Int(child)].next
    }
    return result
  }

  /// A stack shows its first and last child along itself, and all of them across.
  private func stackSpacing(_ i: Int) -> ViewSpacing {
    let (first, last) = (records[i].firstChild, records[i].lastChild)
    guard first >= 0 else { return .zero }
    guard first != last else { return spacing(first) }
    var result = unionOfChildren(i)
    let (start, end) = (spacing(first), spacing(last))
    if records[i].axis == .horizontal {
      result.leading = start.leading
      result.trailing = end.trailing
    } else {
      result.top = start.top
      result.bottom = end.bottom
    }
    return result
  }

  /// A frame makes the sides of its axis those of a plain view; what has no preference, a spacer, keeps none.
  private func reset(_ spacing: ViewSpacing, horizontally: Bool, vertically: Bool) -> ViewSpacing {
    var result = spacing
    if horizontally {
      result.leading = reset(result.leading, to: ViewSpacing.plain.leading)
      result.trailing = reset(result.trailing, to: ViewSpacing.plain.trailing)
    }
    if vertically {
      result.top = reset(result.top, to: ViewSpacing.plain.top)
      result.bottom = reset(result.bottom, to: ViewSpacing.plain.bottom)
    }
    return result
  }

  private func reset(_ side: ViewSpacing.Side, to plain: ViewSpacing.Side) -> ViewSpacing.Side {
    side == .none ? side : plain
  }
}
