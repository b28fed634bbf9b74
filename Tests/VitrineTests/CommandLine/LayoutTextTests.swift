import DrawingCore
import Foundation
import Testing

@testable import Vitrine

@Suite struct LayoutTextTests {
  private func report(
    _ view: String, _ width: Double, _ height: Double, offered: [(Double?, Double?)], _ children: [LayoutReport] = []
  ) -> LayoutReport {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    return LayoutReport(
      view: view, frame: frame, drawn: frame,
      negotiation: offered.map {
        .init(proposedWidth: $0.0, proposedHeight: $0.1, width: width, height: height, isCached: false)
      }, children: children)
  }

  @Test(
    arguments: [
      (300.0, 100.0, "Width and height fills the"), (nil, nil, "Width and height is the ideal"),
      (.infinity, 0, "Width is the maximum, since all there is was offered; height is the minimum"),
      (400, 50, "Width is all it needs of the 400 offered; height is more than the 50 offered"),
    ] as [(Double?, Double?, String)])
  func saysWhatCameOfTheOffer(_ width: Double?, _ height: Double?, _ beginning: String) {
    let text = LayoutSentence(report("Color", 300, 100, offered: [(width, height)])).text
    if width == 300 {
      #expect(text == "Width fills the 300 offered; height fills the 100 offered.")
    } else if width == nil {
      #expect(text == "Width and height is the ideal, since nothing was offered.")
    } else {
      #expect(text.hasPrefix(beginning))
    }
  }

  @Test func saysWhatPaddingAdds() {
    let child = report("Color", 280, 90, offered: [(280, 90)])
    let text = LayoutSentence(report("padding", 300, 100, offered: [(300, 100)], [child])).text
    #expect(text.hasPrefix("Adds 20 across and 10 down to what it contains."))
  }

  @Test func countsTheQuestions() {
    let text = LayoutSentence(report("Color", 300, 100, offered: [(0, 0), (.infinity, nil), (300, 100)])).text
    #expect(text.hasSuffix("It was asked 3 times."))
  }

  @Test func drawsATree() {
    let leaf = report("Color", 10, 10, offered: [(10, 10)])
    let lines = LayoutTree(report("HStack", 300, 100, offered: [(300, 100)], [leaf, leaf])).lines
    #expect(lines.count == 6)
    #expect(lines[0] == "HStack  300×100 at 0, 0")
    #expect(lines[2] == "├─ Color  10×10 at 0, 0")
    #expect(lines[4] == "└─ Color  10×10 at 0, 0")
  }

  @Test func jsonKeepsOrderAndWritesInfinityAsText() throws {
    let value = JSONValue.object([
      ("b", .number(.infinity)), ("a", .array([.number(1), .number(2.5), .number(nil)])),
      ("text", .text("\"q\"\n\u{1}ä")), ("none", .text(nil)), ("yes", .flag(true)),
    ])
    let text = value.text
    let parsed = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(parsed["b"] as? String == "inf")
    #expect(parsed["text"] as? String == "\"q\"\n\u{1}ä")
    #expect(text.firstRange(of: "\"b\"")!.lowerBound < text.firstRange(of: "\"a\"")!.lowerBound)
    #expect(text.contains("[1, 2.5, null]"))
  }
}
