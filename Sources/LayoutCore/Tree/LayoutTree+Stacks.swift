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
    let axis = records[i].axis
    let crossKey = axis == .horizontal ? records[i].verticalKey : records[i].horizontalKey
    reserveSlots(Int(records[i].childCount))
    var slot = slots + base
    var child = records[i].firstChild
    var spacing = 0.0
    var isPlain = !arena.pointee.isTracing && p.isNotNegative && crossKey.fraction != nil
    let records = records
    while child >= 0 {
      let c = Int(child)
      slot.pointee.node = child
      slot.pointee.priority = records[c].priority
      spacing += records[c].gap
      if isPlain, !records[c].flags.isSuperset(of: .hasRanges) || mayGuide(c, crossKey) { isPlain = false }
      slot += 1
      child = records[c].next
    }
    let count = slot - (slots + base)
    slotCount = base + count
    let style = StackStyle(axis: axis, crossKey: crossKey)
    let start = StackArrangement(base: base, count: count)
    return isPlain && count > 1
      ? arrangeByRanges(start, style, p, spacing: spacing) : arrangeSlots(start, style, p, spacing: spacing)
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
    } else if available <= spacing, p.isNotNegative, !arena.pointee.isTracing {
      // Whatever the order, nothing is left for anybody.
      for k in result.base..<result.base + result.count { answer(k, style, p, offer: 0) }
    } else {
      share(available - spacing, among: result, style, p)
    }
    lineUp(&result, style, p, spacing: spacing)
    return result
  }

  @inline(__always) private func answer(_ k: Int, _ style: StackStyle, _ p: Proposal, offer: Double) {
    let slot = slots + k
    let node = slot.pointee.node
    slot.pointee.offer = offer
    if style.axis == .horizontal {
      let answer = size(node, Proposal(width: offer, height: p.height))
      // The question may have made room for more slots elsewhere.
      slots[k].length = answer.width
      slots[k].cross = answer.height
    } else {
      let answer = size(node, Proposal(width: p.width, height: offer))
      slots[k].length = answer.height
      slots[k].cross = answer.width
    }
  }

  /// Finds how flexible the children are, from their ranges where they have them; otherwise each is asked for its maximum
  /// and, where that matters, for its minimum.
  /// - Returns: whether all have one priority and none shrinks as it is offered more, so that the rigid ones come first.
  private func probe(_ result: StackArrangement, _ style: StackStyle, _ p: Proposal) -> Bool {
    let (base, end) = (result.base, result.base + result.count)
    let isPlain = arena.pointee.isTracing
    var isSimple = true
    let usesLimits = style.axis == .horizontal && !isPlain && p.isNotNegative
    var most = question(p, style, 0), least = most
    most[style.axis] = .infinity
    least[style.axis] = 0
    let last = isPlain || !p.isNotNegative ? -1 : onlyOneThatMayVary(base..<end, style.axis)
    for k in base..<end {
      let node = slots[k].node
      if slots[k].priority != slots[base].priority { isSimple = false }
      if !isPlain, p.isNotNegative, let range = knownRange(Int(node), style.axis) {
        slots[k].minimum = range.minimum
        slots[k].flexibility = range.maximum - range.minimum
      } else if usesLimits, records[Int(node)].flags.contains(.hasWidthLimits) {
        let limits = records[Int(node)].width
        slots[k].minimum = limits.minimum
        slots[k].flexibility = limits.maximum - limits.minimum
      } else if k == last {
        slots[k].minimum = 0
        slots[k].flexibility = .infinity
      } else if isPlain {
        let minimum = size(node, least)[style.axis], maximum = size(node, most)[style.axis]
        slots[k].minimum = minimum
        slots[k].flexibility = maximum == .infinity ? .infinity : maximum - minimum
      } else {
        let maximum = length(node, most, style.axis)
        // What can grow without end need not say how small it can be, unless that decides the order.
        let minimum = maximum == .infinity ? Double.nan : length(node, least, style.axis)
        slots[k].minimum = minimum
        slots[k].flexibility = maximum == .infinity ? .infinity : maximum - minimum
      }
      if !(slots[k].flexibility >= 0) { isSimple = false }
    }
    if !isSimple { findMinima(base..<end, least, style.axis) }
    return isSimple
  }

  /// The slot whose turn is the last of the highest priority whatever it answers, since those of its priority are rigid
  /// and stand before it: how flexible it is need not be known. -1 where there is none.
  private func onlyOneThatMayVary(_ range: Range<Int>, _ axis: Axis) -> Int {
    var found = -1
    var isOnly = true
    for k in range {
      let node = Int(slots[k].node)
      findRanges(Int32(node))
      if knownRange(node, axis) != nil || (axis == .horizontal && records[node].flags.contains(.hasWidthLimits)) {
        continue
      }
      isOnly = found < 0 && !records[node].flags.contains(.mayShrink)
      found = k
    }
    guard isOnly, found >= 0 else { return -1 }
    for k in range where k != found {
      if slots[k].priority < slots[found].priority { continue }
      let range = knownRange(Int(slots[k].node), axis)
      guard slots[k].priority == slots[found].priority, k < found, let range, range.minimum == range.maximum else {
        return -1
      }
    }
    return found
  }

  private func question(_ p: Proposal, _ style: StackStyle, _ offer: Double) -> Proposal {
    var question = p
    question[style.axis] = offer
    return question
  }

  private func share(_ available: Double, among result: StackArrangement, _ style: StackStyle, _ p: Proposal) {
    let (base, end) = (result.base, result.base + result.count)
    guard probe(result, style, p) else { return shareByPriority(available, among: result, style, p) }
    // The rigid ones take the same whatever they are offered, so that their turn is in the order in which they stand.
    var remaining = available
    var left = result.count
    var flexible = base, endless = 0
    for k in base..<end {
      if slots[k].flexibility == 0 {
        answer(k, style, p, offer: max(0, remaining / Double(left)))
        remaining -= slots[k].length
        left -= 1
      } else {
        slots[flexible].rank = Int32(k)
        flexible += 1
        if slots[k].flexibility == .infinity { endless += 1 }
      }
    }
    // Those that grow without end come last; their order matters only if one of them needs more than an equal share.
    if left > endless || arena.pointee.isTracing { rank(base..<flexible, byMinimum: arena.pointee.isTracing) }
    for k in base..<flexible - endless { take(Int(slots[k].rank), &remaining, &left, style, p) }
    let last = flexible - endless..<flexible
    let (shared, sharers) = (remaining, left)
    var isEven = !arena.pointee.isTracing
    for k in last where isEven {
      let slot = Int(slots[k].rank)
      take(slot, &remaining, &left, style, p)
      isEven = slots[slot].length == slots[slot].offer
    }
    guard !isEven, endless > 0 else { return }
    (remaining, left) = (shared, sharers)
    if endless > 1 {
      findMinima(base..<end, question(p, style, 0), style.axis)
      rank(last)
    }
    for k in last { take(Int(slots[k].rank), &remaining, &left, style, p) }
  }

  /// Offers a slot an equal share of what remains.
  private func take(_ slot: Int, _ remaining: inout Double, _ left: inout Int, _ style: StackStyle, _ p: Proposal) {
    answer(slot, style, p, offer: max(0, remaining / Double(left)))
    remaining -= slots[slot].length
    left -= 1
  }

  /// Asks those for their minimum that were not asked before.
  private func findMinima(_ range: Range<Int>, _ least: Proposal, _ axis: Axis) {
    for k in range where slots[k].minimum.isNaN { slots[k].minimum = length(slots[k].node, least, axis) }
  }

  private func shareByPriority(_ available: Double, among result: StackArrangement, _ style: StackStyle, _ p: Proposal)
  {
    let (base, end) = (result.base, result.base + result.count)
    for k in base..<end { slots[k].rank = Int32(k) }
    rank(base..<end)
    // What those that come later need at least; the guides are not found yet.
    var reserved = 0.0
    for k in (base..<end).reversed() {
      let slot = Int(slots[k].rank)
      slots[slot].guide = reserved
      reserved += slots[slot].minimum
    }
    var remaining = available
    var first = base
    while first < end {
      let priority = slots[Int(slots[first].rank)].priority
      var last = first
      while last < end, slots[Int(slots[last].rank)].priority == priority { last += 1 }
      let later = slots[Int(slots[last - 1].rank)].guide
      for k in first..<last {
        let slot = Int(slots[k].rank)
        answer(slot, style, p, offer: max(0, (remaining - later) / Double(last - k)))
        remaining -= slots[slot].length
      }
      first = last
    }
  }

  /// Brings the slots' ranks into the order of sharing.
  private func rank(_ range: Range<Int>, byMinimum: Bool = true) {
    let slots = self.slots
    func precedes(_ a: Int32, _ b: Int32) -> Bool {
      let (a, b) = (Int(a), Int(b))
      if slots[a].priority != slots[b].priority { return slots[a].priority > slots[b].priority }
      if slots[a].flexibility != slots[b].flexibility { return slots[a].flexibility < slots[b].flexibility }
      if byMinimum, slots[a].flexibility == .infinity, slots[a].minimum != slots[b].minimum {
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
    result.length = spacing
    var low = Double.infinity, high = -Double.infinity
    let fraction = style.crossKey.fraction
    for k in result.base..<result.base + result.count {
      let slot = slots + k
      let (length, cross) = (slot.pointee.length, slot.pointee.cross)
      result.length += length
      let guide: Double
      if let fraction, !mayGuide(Int(slot.pointee.node), style.crossKey) {
        guide = finite(fraction * cross)
      } else {
        let own = style.axis == .horizontal ? Size(width: length, height: cross) : Size(width: cross, height: length)
        guide = finite(self.guide(slot.pointee.node, style.crossKey, question(p, style, slot.pointee.offer), own))
      }
      slots[k].guide = guide
      low = min(low, -guide)
      high = max(high, cross - guide)
    }
    result.cross = high - low
    result.crossStart = low
  }

  /// Finds the distance before each child of a stack, once until the children change.
  @inline(__always) func ensureGaps(_ index: Int32) {
    if !records[Int(index)].flags.contains(.hasGaps) { findGaps(index) }
  }

  private func findGaps(_ index: Int32) {
    let i = Int(index)
    records[i].flags.insert(.hasGaps)
    let given = records[i].parameters.0
    var child = records[i].firstChild
    guard given == Proposal.nilLength else {
      while child >= 0 {
        records[Int(child)].gap = given
        child = records[Int(child)].next
      }
      if records[i].firstChild >= 0 { records[Int(records[i].firstChild)].gap = 0 }
      return
    }
    let axis = records[i].axis
    var previous: ViewSpacing?
    while child >= 0 {
      let own = spacing(child)
      records[Int(child)].gap = previous.map { Double($0.distance(to: own, along: axis)) } ?? 0
      previous = own
      child = records[Int(child)].next
    }
  }
}
