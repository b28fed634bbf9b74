/// What layout works with all the time, behind one pointer that never changes: reading it costs no check of exclusive
/// access, which was a fifth of a layout's time.
struct LayoutArena {
  var records = UnsafeMutablePointer<LayoutRecord>.allocate(capacity: 64)
  var capacity: Int32 = 64
  var count: Int32 = 0
  var firstFree: Int32 = -1

  /// Working room of the stacks that are being measured, used as a stack itself.
  var slots = UnsafeMutablePointer<StackSlot>.allocate(capacity: 256)
  var slotCapacity = 256
  var slotCount = 0

  /// The object of a leaf, custom layout, geometry reader or guide.
  var objects: [AnyObject?] = []
  var context = PlacingContext()
  /// The number of the picture that comes next.
  var picture: UInt32 = 1
  var measureCount = 0
  var placementCount = 0
  var isTracing = false
  /// The tree is being laid out, so that changes show at once.
  var isLayingOut = false

  mutating func grow() {
    let wider = UnsafeMutablePointer<LayoutRecord>.allocate(capacity: Int(capacity) * 2)
    wider.moveInitialize(from: records, count: Int(count))
    records.deallocate()
    records = wider
    capacity *= 2
  }

  mutating func reserveSlots(_ count: Int) {
    guard slotCount + count > slotCapacity else { return }
    slotCapacity = max(slotCapacity * 2, slotCount + count)
    let wider = UnsafeMutablePointer<StackSlot>.allocate(capacity: slotCapacity)
    wider.moveInitialize(from: slots, count: slotCount)
    slots.deallocate()
    slots = wider
  }
}

extension LayoutTree {
  var records: UnsafeMutablePointer<LayoutRecord> { arena.pointee.records }
  var count: Int32 { arena.pointee.count }
  var slots: UnsafeMutablePointer<StackSlot> { arena.pointee.slots }
  var slotCount: Int {
    get { arena.pointee.slotCount }
    set { arena.pointee.slotCount = newValue }
  }
  var context: PlacingContext {
    get { arena.pointee.context }
    set { arena.pointee.context = newValue }
  }
  func reserveSlots(_ count: Int) { arena.pointee.reserveSlots(count) }
}
