import DrawingCore
import Testing

@Suite struct BoundedCacheTests {
  @Test func whatWasNotUsedForLongestGoesFirst() {
    var cache = BoundedCache<Int, String>(limit: 4)
    for key in 1...4 { cache.insert("\(key)", for: key) }
    #expect(cache.value(for: 1) == "1")
    cache.insert("5", for: 5)
    #expect(cache.value(for: 2) == nil)
    #expect(cache.value(for: 1) == "1")
    #expect(cache.value(for: 5) == "5")
    #expect(cache.cost <= cache.limit)
  }

  @Test func costsAreKept() {
    var cache = BoundedCache<String, Int>(limit: 100)
    cache.insert(1, for: "a", cost: 60)
    cache.insert(2, for: "a", cost: 30)
    #expect(cache.cost == 30)
    cache.insert(3, for: "b", cost: 101)
    #expect(cache.value(for: "b") == nil)
    #expect(cache.value(for: "a") == 2)
    cache.insert(4, for: "a", cost: 101)
    #expect(cache.count == 0)
    #expect(cache.cost == 0)
  }
}
