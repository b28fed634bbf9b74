import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct TextRendererTests {
  private struct Mark: TextAttribute, Equatable { var level: Int }

  /// Moves each glyph down by its number, and makes the marked ones clearer.
  private struct Steps: TextRenderer {
    var step = 1.0
    var animatableData: Double {
      get { step }
      set { step = newValue }
    }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          for (index, slice) in run.enumerated() {
            var copy = context
            if let mark = run[Mark.self] { copy.opacity = 0.1 * Double(mark.level) }
            copy.translateBy(x: 0, y: Double(index) * step)
            copy.draw(slice)
          }
        }
      }
    }
  }

  private struct Whole: TextRenderer {
    var seen: (Text.Layout) -> Void = { _ in }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      seen(layout)
      for line in layout { context.draw(line) }
    }
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let own = text.sizeThatFits(proposal)
      return CGSize(width: own.width, height: own.height + 30)
    }
  }

  private func glyphs(_ commands: [DrawCommand]) -> [(count: Int, y: CGFloat)] {
    var (shifts, found): ([CGFloat], [(count: Int, y: CGFloat)]) = ([], [])
    for command in commands {
      switch command {
      case .push(.transform(let transform)): shifts.append(transform.ty)
      case .push: shifts.append(0)
      case .pop: shifts.removeLast()
      case .glyphs(let run, let origin, _): found.append((run.glyphs.count, origin.y + shifts.reduce(0, +)))
      default: break
      }
    }
    return found
  }

  @Test func eachGlyphIsASliceThatCanBeMoved() {
    let plain = glyphs(Harness(Text(verbatim: "abcd")).commands)
    let stepped = glyphs(Harness(Text(verbatim: "abcd").textRenderer(Steps(step: 3))).commands)
    #expect(plain.map(\.count) == [4])
    #expect(stepped.map(\.count) == [1, 1, 1, 1])
    #expect(stepped.map { $0.y - plain[0].y } == [0, 3, 6, 9])
  }

  @Test func aTextCarriesAttributesToItsRuns() {
    let text = Text(verbatim: "ab") + Text(verbatim: "cd").customAttribute(Mark(level: 5))
    let commands = Harness(text.textRenderer(Steps())).commands
    #expect(glyphs(commands).count == 4)
    #expect(commands.count { $0 == .push(.opacity(0.5)) } == 2)
  }

  @Test func theLayoutHasTheTextsLinesAndBounds() throws {
    var layout: Text.Layout?
    let view = Text(verbatim: "one two").frame(width: 40).textRenderer(Whole { layout = $0 })
    let harness = Harness(view)
    _ = harness.commands
    let lines = try #require(layout)
    #expect(lines.count == 2 && !lines.isTruncated)
    let bounds = lines.map(\.typographicBounds)
    #expect(bounds[1].origin.y > bounds[0].origin.y)
    #expect(bounds[0].width == lines[0][0].map(\.typographicBounds.width).reduce(0, +))
    #expect(bounds[0].rect.height == bounds[0].ascent + bounds[0].descent)
  }

  @Test func aRendererCanTakeMoreRoom() {
    let own = Harness(Text(verbatim: "a").id("text")).frame("text")
    let larger = Harness(Text(verbatim: "a").id("text").textRenderer(Whole())).frame("text")
    #expect(larger?.height == (own?.height ?? 0) + 30)
  }

  private struct Moving: View {
    @State private var step = 0.0
    var body: some View {
      VStack {
        Text(verbatim: "ab").textRenderer(Steps(step: step))
        Button("Go") { withAnimation(.linear(duration: 1)) { step = 10 } }.id("go")
      }
    }
  }

  @Test func aRenderersValuesAreAnimated() {
    let harness = Harness(Moving())
    func distance() -> CGFloat {
      let all = glyphs(harness.commands).filter { $0.count == 1 }
      return all[1].y - all[0].y
    }
    harness.tap("go")
    harness.advance(to: 0.5)
    #expect(abs(distance() - 5) < 0.5)
    harness.advance(to: 2)
    #expect(abs(distance() - 10) < 0.01)
  }
}
