/// A child of a stack while the stack is arranged.
struct StackSlot {
  var node: Int32
  var priority: Double
  var minimum = 0.0
  var flexibility = 0.0
  /// What the child is offered along the stack.
  var offer = Proposal.nilLength
  var length = 0.0
  var cross = 0.0
  var guide = 0.0
  /// The place in the order of sharing.
  var rank: Int32 = 0
}

/// A stack for one proposal. Its slots lie in the tree's working room from `base` on, in the order of the children.
struct StackArrangement {
  var base: Int
  var count: Int
  /// Along the stack, with spacing.
  var length = 0.0
  var cross = 0.0
  /// From the guides' line to the edge of the union before it.
  var crossStart = 0.0
}

/// What a stack is, apart from its children.
struct StackStyle {
  var axis: Axis
  var crossKey: AlignmentKey
}

extension LayoutTree {
  func arrangedSize(_ index: Int32, _ p: Proposal) -> Size {
    let arrangement = arrange(index, p)
    slotCount = arrangement.base
    var result = Size.zero
    let axis = records[Int(index)].axis
    result[axis] = arrangement.length
    result[axis.other] = arrangement.cross
    return result
  }

  /// Arranges a stack's children for a proposal; measuring and placing both read the result.
  ///
  /// The caller gives the working room back by setting `slotCount` to the arrangement's `base`.
  func arrange(_ index: Int32, _ p: Proposal) -> StackArrangement {
    ensureGaps(index)
    let i = Int(index)
    let base = slotCount
    let count = Int(records[i].childCount)
    reserveSlots(count)
    var child = records[i].firstChild
    var spacing = 0.0
    while child >= 0 {
      (slots + slotCount).initialize(to: StackSlot(node: child, priority: records[Int(child)].priority))
      spacing += records[Int(child)].gap
      slotCount += 1
      child = records[Int(child)].next
    }
    let axis = records[i].axis
    let style = StackStyle(
      axis: axis, crossKey: axis == .horizontal ? records[i].verticalKey : records[i].horizontalKey)
    return arrangeSlots(StackArrangement(base: base, count: count), style, p, spacing: spacing)
  }

  /// Shares the length among the slots and lines them up.
  ///
  /// 1. Without a definite length each child is offered the same: its ideal (nil) or its maximum (infinity).
  /// 2. Otherwise spacing is set aside, and the minimum of all children of lower priority.
  /// 3. Children share by priority, the highest first; as a group's turn comes, its own minimum is given back to it.
  /// 4. In a group the least flexible come first (maximum minus minimum; among the infinitely flexible the larger
  ///    minimum first), each offered an equal share of what remains.
  /// 5. The cross extent is the union of the children lined up on the guide.
  func arrangeSlots(_ start: StackArrangement, _ style: StackStyle, _ p: Proposal, spacing: Double) -> StackArrangement
  {
    var result = start
    guard result.count > 0 else { return result }
    let available = p[style.axis]
    if available == Proposal.nilLength || available == .infinity {
      for k in result.base..<result.base + result.count { answer(k, style, p, offer: available) }
    } else if result.count == 1 {
      answer(result.base, style, p, offer: max(0, available))
    } else {
      share(available - spacing, among: result, style, p)
    }
    lineUp(&result, style, p, spacing: spacing)
    return result
  }

  private func answer(_ k: Int, _ style: StackStyle, _ p: Proposal, offer: Double) {
    var question = p
    question[style.axis] = offer
    let answer = size(slots[k].node, question)
    slots[k].offer = offer
    slots[k].length = answer[style.axis]
    slots[k].cross = answer[style.axis.other]
  }

  private func share(_ available: Double, among result: StackArrangement, _ style: StackStyle, _ p: Proposal) {
    let (base, end) = (result.base, result.base + result.count)
    var reserved = 0.0
    for k in base..<end {
      var question = p
      question[style.axis] = 0
      let minimum = size(slots[k].node, question)[style.axis]
      question[style.axis] = .infinity
      let maximum = size(slots[k].node, question)[style.axis]
      slots[k].minimum = minimum
      slots[k].flexibility = maximum - minimum
      slots[k].rank = Int32(k)
      reserved += minimum
    }
    rank(base..<end)
    var remaining = available - reserved
    var first = base
    while first < end {
      let priority = slots[Int(slots[first].rank)].priority
      var last = first
      while last < end, slots[Int(slots[last].rank)].priority == priority {
        remaining += slots[Int(slots[last].rank)].minimum
        last += 1
      }
      for k in first..<last {
        let slot = Int(slots[k].rank)
        answer(slot, style, p, offer: max(0, remaining / Double(last - k)))
        remaining -= slots[slot].length
      }
      first = last
    }
  }

  /// Writes the order of sharing into the slots' ranks.
  private func rank(_ range: Range<Int>) {
    let slots = self.slots
    func precedes(_ a: Int32, _ b: Int32) -> Bool {
      let (a, b) = (Int(a), Int(b))
      if slots[a].priority != slots[b].priority { return slots[a].priority > slots[b].priority }
      if slots[a].flexibility != slots[b].flexibility { return slots[a].flexibility < slots[b].flexibility }
      if slots[a].flexibility == .infinity, slots[a].minimum != slots[b].minimum {
        return slots[a].minimum > slots[b].minimum
      }
      return a < b
    }
    guard range.count > 8 else {
      for k in range.dropFirst() {
        let moving = slots[k].rank
        var place = k
        while place > range.lowerBound, precedes(moving, slots[place - 1].rank) {
          slots[place].rank = slots[place - 1].rank
          place -= 1
        }
        slots[place].rank = moving
      }
      return
    }
    let order = range.map { slots[$0].rank }.sorted(by: precedes)
    for (k, moved) in zip(range, order) { slots[k].rank = moved }
  }

  private func lineUp(_ result: inout StackArrangement, _ style: StackStyle, _ p: Proposal, spacing: Double) {
    let across = style.axis.other
    result.length = spacing
    var low = Double.infinity, high = -Double.infinity
    for k in result.base..<result.base + result.count {
      result.length += slots[k].length
      var question = p
      question[style.axis] = slots[k].offer
      var own = Size.zero
      own[style.axis] = slots[k].length
      own[across] = slots[k].cross
      let guide = finite(guide(slots[k].node, style.crossKey, question, own))
      slots[k].guide = guide
      low = min(low, -guide)
      high = max(high, slots[k].cross - guide)
    }
    result.cross = high - low
    result.crossStart = low
  }

  func reserveSlots(_ count: Int) {
    guard slotCount + count > slotCapacity else { return }
    let capacity = max(slotCapacity * 2, slotCount + count)
    let wider = UnsafeMutablePointer<StackSlot>.allocate(capacity: capacity)
    wider.moveInitialize(from: slots, count: slotCount)
    slots.deallocate()
    slots = wider
    slotCapacity = capacity
  }

  /// Finds the distance before each child of a stack, once until the children change.
  private func ensureGaps(_ index: Int32) {
    let i = Int(index)
    guard !records[i].flags.contains(.hasGaps) else { return }
    records[i].flags.insert(.hasGaps)
    let given = records[i].parameters.0
    let axis = records[i].axis
    var child = records[i].firstChild
    var previous: ViewSpacing?
    while child >= 0 {
      if given != Proposal.nilLength {
        records[Int(child)].gap = child == records[i].firstChild ? 0 : given
      } else {
        let own = spacing(child)
        records[Int(child)].gap = previous.map { Double($0.distance(to: own, along: axis)) } ?? 0
        previous = own
      }
      child = records[Int(child)].next
    }
  }
}
