import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

/// Texts and pictures as views, with a shaper whose widths are even.
@MainActor @Suite struct LeafTests {
  private func host(
    _ view: any View, width: CGFloat? = nil, height: CGFloat? = nil, _ change: (inout ViewConditions) -> Void = { _ in }
  ) -> ViewHost {
    var conditions = ViewConditions(proposal: ProposedViewSize(width: width, height: height))
    conditions.scale = 2
    change(&conditions)
    return ViewHost(root: view, conditions: conditions, shaper: EvenShaper(), imageLoader: OnePicture())
  }

  /// The frames of views with ids, relative to the root's.
  private func frames(
    _ view: any View, width: CGFloat? = nil, height: CGFloat? = nil, _ change: (inout ViewConditions) -> Void = { _ in }
  ) -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    func visit(_ report: LayoutReport) {
      for id in report.ids { found[id] = report.frame }
      report.children.forEach(visit)
    }
    visit(host(view, width: width, height: height, change).report())
    return found
  }

  /// One line of a system font is its ascent and descent, up to the pixel; recorded from iOS 26.
  @Test(
    arguments: [(10, 12), (13, 16), (15, 18), (17, 20.5), (22, 26.5), (32, 38.5), (40, 48)] as [(CGFloat, CGFloat)])
  func lineHeightsOfTheSystemFont(size: CGFloat, line: CGFloat) {
    #expect(frames(Text("abcd").font(.system(size: size)).id("t"))["t"]?.size == CGSize(width: 2 * size, height: line))
  }

  /// Recorded from iOS 26: 10.80908203125 from a 17 point text to a view under it, 6.6005859375 from a view to the text.
  @Test func distancesBetweenTextAndViews() throws {
    let stack = VStack {
      Color.red.frame(height: 10).id("above")
      Text("a").font(.system(size: 17)).id("t")
      Color.red.frame(height: 10).id("below")
    }
    let found = frames(stack)
    let above = try #require(found["above"]), text = try #require(found["t"]), below = try #require(found["below"])
    #expect(abs(text.minY - above.maxY - 6.6005859375) < 1e-6)
    #expect(abs(below.minY - text.maxY - 10.80908203125) < 1e-6)
  }

  /// Text styles keep their leading between texts: 22 − 20.29 up to the pixel.
  @Test func bodyTextsAreTheirLeadingApart() throws {
    let found = frames(
      VStack {
        Text("a").id("a")
        Text("b").id("b")
      })
    let first = try #require(found["a"]), second = try #require(found["b"])
    #expect(first.height == 20.5)
    #expect(abs(second.minY - first.maxY - 2) < 1e-6)
  }

  @Test func environmentReachesTexts() {
    let styled = Text("ab").id("t").font(.caption).bold()
    #expect(frames(styled)["t"]?.width == 12)
    #expect(frames(styled) { $0.typeSize = .accessibility5 }["t"]?.width == 43)
    #expect(frames(Text("ab").id("t")) { $0.platform = .macos }["t"]?.width == 13)
    #expect(frames(Text("ab").id("t").tracking(3))["t"]?.width == 23)
  }

  @Test func textsShrinkOnlyAsFarAsTheyMust() throws {
    let text = Text("abcdefghij").font(.system(size: 20)).lineLimit(1).id("t")
    #expect(frames(text.minimumScaleFactor(0.2), width: 50)["t"]?.width == 50)
    let list = host(text.minimumScaleFactor(0.2), width: 50).render().list
    let sizes = list.commands.compactMap { command -> CGFloat? in
      if case .glyphs(let run, _, _) = command { return run.face.size }
      return nil
    }
    #expect(sizes == [10])
  }

  @Test func textsAreDrawnInTheirStyles() {
    let text = Text("a").foregroundColor(.black) + Text("b").underline(color: .white)
    let commands = host(text.foregroundStyle(Color(white: 0.5))).render().list.commands
    #expect(commands.count == 3)
    guard case .glyphs(_, _, .color(.black)) = commands[0], case .glyphs(_, _, .color(let gray)) = commands[1],
      case .fill(_, .color(.white), _) = commands[2]
    else {
      Issue.record("The commands are not those of two texts and a line.")
      return
    }
    #expect(gray.red == 0.5)
  }

  @Test func changedStylesAreDrawnWithoutLayout() {
    let host = host(Text("a"), width: 100)
    _ = host.render()
    let measures = host.measureCount
    var dark = host.conditions
    dark.isDark = true
    host.update(dark)
    let second = host.render()
    #expect(host.measureCount == measures)
    guard case .glyphs(_, _, .color(.white)) = second.list.commands[0] else {
      Issue.record("The text kept its colour.")
      return
    }
  }

  @Test func picturesHaveTheirSizeUnlessResizable() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = FileManager.default.createFile(atPath: path + "/boat.png", contents: Data([1]))
    func size(_ view: any View) -> CGSize? {
      frames(view, width: 100, height: 100) { $0.resourceFolder = path }["i"]?.size
    }
    #expect(size(Image("boat").id("i")) == CGSize(width: 64, height: 40))
    #expect(size(Image("boat").resizable().id("i")) == CGSize(width: 100, height: 100))
    #expect(size(Image("boat").resizable().scaledToFit().id("i")) == CGSize(width: 100, height: 62.5))
    #expect(size(Image("missing").id("i")) == .zero)
    let host = host(Image("boat").renderingMode(.template)) { $0.resourceFolder = path }
    guard case .image(_, _, let drawing) = host.render().list.commands[0] else {
      Issue.record("No picture was drawn.")
      return
    }
    #expect(drawing.tint == .color(.black))
  }

  @Test func unknownSymbolsShowTheirName() {
    let output = host(Image(systemName: "no.such.symbol")).render()
    #expect(output.approximations.map(\.what) == ["symbol"])
    #expect(output.list.commands.count == 2)
  }
}
