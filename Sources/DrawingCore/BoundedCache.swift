/// Keeps the values that were used last, up to a total cost.
public struct BoundedCache<Key: Hashable, Value> {
  private var entries: [Key: (value: Value, cost: Int, lastUse: Int)] = [:]
  private var clock = 0
  /// The sum of the costs of all values kept.
  public private(set) var cost = 0
  public let limit: Int

  /// - Parameter limit: the total cost that may be kept.
  public init(limit: Int) { self.limit = limit }

  public var count: Int { entries.count }

  /// The value kept for a key, which counts as a use.
  public mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Keeps a value, unless it alone is beyond the limit.
  /// - Complexity: constant but where values must go, of which those not used for longest make a quarter of the limit.
  public mutating func insert(_ value: Value, for key: Key, cost valueCost: Int = 1) {
    remove(key)
    guard valueCost <= limit else { return }
    clock += 1
    cost += valueCost
    entries[key] = (value, valueCost, clock)
    guard cost > limit else { return }
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if cost <= limit - limit / 4 || entry.lastUse == clock { break }
      remove(key)
    }
  }

  /// Forgets the value for a key.
  public mutating func remove(_ key: Key) {
    if let old = entries.removeValue(forKey: key) { cost -= old.cost }
  }
}
