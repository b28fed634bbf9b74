/// Keeps what was used last, up to a total cost.
struct BoundedCache<Key: Hashable, Value> {
  private var entries: [Key: (value: Value, cost: Int, lastUse: Int)] = [:]
  private var clock = 0
  private(set) var cost = 0
  let limit: Int

  /// - Parameter limit: the total cost that may be kept.
  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }

  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Keeps a value, unless it alone is beyond the limit.
  /// - Complexity: linear in the number of values where some must go, which a quarter of the cost then does.
  mutating func insert(_ value: Value, for key: Key, cost valueCost: Int = 1) {
    guard valueCost <= limit else { return }
    if let old = entries.removeValue(forKey: key) { cost -= old.cost }
    clock += 1
    cost += valueCost
    entries[key] = (value, valueCost, clock)
    guard cost > limit else { return }
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where cost > limit - limit / 4 {
      if entry.lastUse == clock { break }
      entries[key] = nil
      cost -= entry.cost
    }
  }
}
