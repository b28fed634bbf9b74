extension LayoutTree {
  /// Arranges slots of which each answers by ranges and sets no guide of its own: `arrangeSlots` without questions.
  func arrangeByRanges(
    _ start: StackArrangement, _ style: StackStyle, _ p: Proposal, spacing: Double
  ) -> StackArrangement {
    var result = start
    let isHorizontal = style.axis == .horizontal
    let available = isHorizontal ? p.width : p.height
    let slots = slots + start.base, records = records
    if available == Proposal.nilLength || available == .infinity {
      for k in 0..<start.count { slots[k].offer = available }
    } else if !share(available - spacing, among: start, isHorizontal: isHorizontal) {
      return arrangeSlots(start, style, p, spacing: spacing)
    }
    let across = isHorizontal ? p.height : p.width
    let fraction = style.crossKey.fraction ?? 0
    var length = spacing
    var low = Double.infinity, high = -Double.infinity
    for k in 0..<start.count {
      let record = records + Int(slots[k].node)
      let own = isHorizontal ? record.pointee.width : record.pointee.height
      let cross = (isHorizontal ? record.pointee.height : record.pointee.width).answer(across)
      let guide = finite(fraction * cross)
      slots[k].length = own.answer(slots[k].offer)
      slots[k].cross = cross
      slots[k].guide = guide
      length += slots[k].length
      low = min(low, -guide)
      high = max(high, cross - guide)
    }
    result.length = length
    result.cross = high - low
    result.crossStart = low
    return result
  }

  /// Offers the rigid ones their turn, then the only flexible one, or those that grow without end an equal share.
  /// - Returns: whether that was the order of sharing.
  private func share(_ available: Double, among start: StackArrangement, isHorizontal: Bool) -> Bool {
    let slots = slots + start.base, records = records
    var remaining = available
    var left = start.count
    var flexible = 0, endless = 0, last = 0
    for k in 0..<start.count {
      let record = records + Int(slots[k].node)
      let own = isHorizontal ? record.pointee.width : record.pointee.height
      if own.minimum == own.maximum {
        slots[k].offer = max(0, remaining / Double(left))
        remaining -= own.minimum
        left -= 1
      } else {
        slots[k].offer = -1
        flexible += 1
        if own.maximum == .infinity { endless += 1 }
        last = k
      }
    }
    guard flexible > 0 else { return true }
    if flexible == 1 {
      slots[last].offer = max(0, remaining)
      return true
    }
    // Several flexible ones: by priority, or by how flexible they are, but where all take an equal share.
    guard endless == flexible else { return false }
    let priority = slots[last].priority
    for k in 0..<start.count where slots[k].offer == -1 {
      let record = records + Int(slots[k].node)
      let minimum = isHorizontal ? record.pointee.width.minimum : record.pointee.height.minimum
      let offer = max(0, remaining / Double(left))
      guard slots[k].priority == priority, minimum <= offer else { return false }
      slots[k].offer = offer
      remaining -= offer
      left -= 1
    }
    return true
  }
}
