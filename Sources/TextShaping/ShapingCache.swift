import DrawingCore

/// Shaped texts by what they were shaped from, the least recently used of which are forgotten.
///
/// Entries live in two generations: a new or used one goes to the young, and when that holds half the capacity, it becomes
/// the old one and the old one is dropped. So an entry that is used stays, without any list to maintain.
struct ShapingCache {
  /// What decides the glyphs: the look and the line metrics of a span do not.
  struct Key: Hashable {
    var spans: [TextSpan]
    var isRightToLeft: Bool
    var locale: String

    static func == (left: Key, right: Key) -> Bool {
      guard left.isRightToLeft == right.isRightToLeft, left.spans.count == right.spans.count,
        left.locale == right.locale
      else { return false }
      return left.spans.withUnsafeBufferPointer { one in
        right.spans.withUnsafeBufferPointer { other in
          one.baseAddress == other.baseAddress
            || one.indices.allSatisfy { index in
              one[index].text == other[index].text && one[index].font == other[index].font
                && one[index].tracking == other[index].tracking
                && one[index].attachment?.width == other[index].attachment?.width
            }
        }
      }
    }

    func hash(into hasher: inout Hasher) {
      spans.withUnsafeBufferPointer { spans in
        for index in spans.indices {
          hasher.combine(spans[index].text)
          hasher.combine(spans[index].font.size)
          hasher.combine(spans[index].font.weight)
          hasher.combine(spans[index].tracking)
        }
      }
    }
  }

  private var young: [Key: ShapedText] = [:]
  private var old: [Key: ShapedText] = [:]
  private let generation: Int

  /// - Parameter capacity: how many texts are kept at most.
  init(capacity: Int) {
    generation = max(1, capacity / 2)
  }

  var count: Int { young.count + old.count }

  subscript(key: Key) -> ShapedText? {
    mutating get {
      if let found = young[key] { return found }
      guard let found = old.removeValue(forKey: key) else { return nil }
      insert(found, for: key)
      return found
    }
    set {
      guard let newValue else { return }
      insert(newValue, for: key)
    }
  }

  private mutating func insert(_ text: ShapedText, for key: Key) {
    if young.count >= generation {
      old = young
      young = [:]
    }
    young[key] = text
  }
}
