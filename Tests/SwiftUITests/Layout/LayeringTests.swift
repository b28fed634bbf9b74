import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

/// Views on and behind one another, and modifiers that take part in layout or do not.
@MainActor @Suite struct LayeringTests {
  private func colour(_ colour: Color) -> RGBA? { Harness(colour).fills.first }

  /// With an overlay or a background one view decides on the size; in a layered stack all do.
  @Test func theViewThatIsModifiedDecidesOnTheSize() {
    let circle = Circle().overlay { Text("Hello").id("text") }.id("pair")
    let round = Harness(circle, width: 100, height: 60)
    #expect(round.frame("pair") == CGRect(x: 20, y: 0, width: 60, height: 60))
    #expect(round.frame("text")?.midX == 50)
    #expect(round.frame("text")?.midY == 30)
    let text = Text("abcd").background { Rectangle().id("ground") }.id("pair")
    let behind = Harness(text)
    #expect(behind.frame("pair")?.width == 34)
    #expect(behind.frame("ground") == behind.frame("pair"))
    let stack = ZStack {
      Rectangle()
      Text("abcd")
    }
    #expect(Harness(stack.id("pair")).frame("pair") == CGRect(x: 0, y: 0, width: 400, height: 400))
  }

  @Test func overlaysLieAboveAndBackgroundsBelow() {
    let expected = [Color.red, .blue].map(colour)
    #expect(Harness(Color.red.overlay { Color.blue }).fills == expected)
    #expect(Harness(Color.blue.background { Color.red }).fills == expected)
  }

  /// Views are drawn in the order in which they are written, those with a greater index later.
  @Test func indicesOrderWhatIsDrawn() {
    @ViewBuilder var views: some View {
      Color.red.zIndex(1)
      Color.green
      Color.blue
      Color.black.zIndex(-1)
    }
    let expected = [Color.black, .green, .blue, .red].map(colour)
    #expect(Harness(ZStack { views }).fills == expected)
    #expect(Harness(VStack(spacing: -20) { views }).fills == expected)
  }

  /// The picture decides; the bar at its lower edge is as wide as it, and its texts stand at the leading side.
  @Test func aBarOnAPictureTakesNoRoom() throws {
    let picture = Color.gray.aspectRatio(2, contentMode: .fit).overlay(alignment: .bottom) {
      HStack {
        VStack(alignment: .leading) {
          Text("Name").font(.headline).id("name")
          Text("A longer role").font(.subheadline).id("role")
        }
        Spacer()
      }
      .padding()
      .background(Color.primary.colorInvert().opacity(0.75))
      .id("bar")
    }
    let harness = Harness(picture.id("picture"))
    let bar = try #require(harness.frame("bar"))
    #expect(harness.frame("picture") == CGRect(x: 0, y: 100, width: 400, height: 200))
    #expect(bar.width == 400)
    #expect(bar.maxY == 300)
    #expect(harness.frame("name")?.minX == 16)
    #expect(harness.frame("role")?.minX == 16)
  }

  /// The colour behind a bar runs to the edge of the screen; the bar stays within the safe area.
  @Test func theGroundOfABarReachesIntoTheSafeArea() throws {
    let bar = VStack(spacing: 0) {
      Color.clear.frame(height: 44).background(Color.blue).id("bar")
      Spacer(minLength: 0)
    }
    let harness = Harness(bar) { $0.safeArea = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0) }
    #expect(harness.frame("bar")?.size == CGSize(width: 400, height: 44))
    let ground = harness.commands.compactMap { command -> CGRect? in
      if case .fill(let path, _, _) = command { return path.boundingRect }
      return nil
    }
    #expect(ground == [CGRect(x: 0, y: 0, width: 400, height: 106)])
  }

  /// These change how a view is drawn after all has its place.
  @Test func whatIsDrawnOtherwiseMovesNoNeighbour() throws {
    func neighbour(_ view: any View) -> CGRect? {
      let row = HStack(spacing: 0) {
        AnyView(view)
        Color.blue.frame(width: 10, height: 10).id("neighbour")
      }
      return Harness(row).frame("neighbour")
    }
    let box = Color.red.frame(width: 20, height: 20)
    let place = try #require(neighbour(box))
    let changed: [any View] = [
      box.offset(x: 30, y: 5), box.scaleEffect(3), box.rotationEffect(.degrees(45)), box.shadow(radius: 9),
      box.background(Color.green.frame(width: 90, height: 90)), box.cornerRadius(5), box.opacity(0), box.hidden(),
      box.zIndex(3), box.font(.largeTitle), box.blur(radius: 4),
    ]
    for view in changed { #expect(neighbour(view) == place) }
  }

  /// Padding proposes what is left of its own proposal, adds to the answer, and is as rigid as what it holds.
  @Test func paddingNegotiatesForItsContent() throws {
    let harness = Harness(
      HStack(spacing: 0) {
        Rectangle().id("rest")
        Text("abcd").padding(10).id("padded")
      }
      .frame(width: 300))
    let padded = try #require(harness.frame("padded"))
    let text = try #require(harness.views.first { $0.view == "Text" })
    #expect(padded.width == 54)
    #expect(harness.frame("rest")?.width == 246)
    #expect(text.frame == padded.insetBy(dx: 10, dy: 10))
    #expect(text.negotiation.contains { $0.proposedWidth == 130 })
  }
}
