import DrawingCore
import Foundation
import Testing

@testable import TextShaping

@Suite struct ShapingCacheTests {
  @Test func shapesATextOnce() {
    let shaper = PangoTextShaper()
    var span = makeSpan("Hello")
    let first = shaper.shape([span], isRightToLeft: false, locale: "en")
    // The look and the line do not change the glyphs.
    span.style = 7
    span.metrics = .macos(size: 13)
    span.baselineOffset = 3
    #expect(shaper.shape([span], isRightToLeft: false, locale: "en") == first)
    #expect(shaper.shapingCount == 1)
    _ = shaper.shape([span], isRightToLeft: true, locale: "en")
    _ = shaper.shape([span], isRightToLeft: false, locale: "tr")
    span.tracking = 1
    _ = shaper.shape([span], isRightToLeft: false, locale: "en")
    span.font.weight = 700
    _ = shaper.shape([span], isRightToLeft: false, locale: "en")
    #expect(shaper.shapingCount == 5)
  }

  @Test func forgetsWhatIsNotUsed() {
    let shaper = PangoTextShaper(cacheCapacity: 10)
    _ = shaper.shape([makeSpan("kept")], isRightToLeft: false, locale: "en")
    for number in 0..<100 {
      _ = shaper.shape([makeSpan("text \(number)")], isRightToLeft: false, locale: "en")
      _ = shaper.shape([makeSpan("kept")], isRightToLeft: false, locale: "en")
    }
    #expect(shaper.shapingCount == 101)
    _ = shaper.shape([makeSpan("text 0")], isRightToLeft: false, locale: "en")
    #expect(shaper.shapingCount == 102)
  }

  @Test func holdsNoMoreThanItsCapacity() {
    var cache = ShapingCache(capacity: 10)
    for number in 0..<1000 {
      let key = ShapingCache.Key(spans: [makeSpan("\(number % 37)")], isRightToLeft: false, locale: "")
      if cache[key] == nil { cache[key] = ShapedText() }
      #expect(cache.count <= 10)
    }
  }
}
