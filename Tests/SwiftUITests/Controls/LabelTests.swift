import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct LabelTests {
  private func label() -> some View {
    Label {
      Color.red.frame(width: 50, height: 20).id("title")
    } icon: {
      Color.blue.frame(width: 16, height: 30).id("icon")
    }
    .id("label")
  }

  @Test func anIconStandsBeforeItsTitle() throws {
    let harness = Harness(label())
    let label = try #require(harness.view("label"))
    #expect(label.view == "Label")
    #expect(label.frame.size == CGSize(width: 16 + 8 + 50, height: 30))
    #expect(label.children.flatMap(\.ids) == ["icon", "title"])
    let icon = try #require(harness.frame("icon")), title = try #require(harness.frame("title"))
    #expect(title.minX - icon.maxX == 8)
    #expect(title.midY == icon.midY)
  }

  /// Recorded: the icon's centre is half a capital's height above the title's baseline.
  @Test func anIconIsCentredOnTheCapitals() throws {
    let harness = Harness(
      Label {
        Text("Title")
      } icon: {
        Color.blue.frame(width: 10, height: 4).id("icon")
      }
      .id("label"))
    let label = try #require(harness.frame("label"))
    let icon = try #require(harness.frame("icon"))
    let ascent = 17.0 * 1950 / 2048, capHeight = 17.0 * 1443 / 2048
    let text = try #require(harness.frames(of: "Text").first)
    let above = icon.midY - text.minY
    #expect(abs(above - (ascent - capHeight / 2)) < 1)
    #expect(label.height == text.height)
  }

  @Test func styles() {
    func children<S: LabelStyle>(_ style: S) -> [String] {
      Harness(label().labelStyle(style)).view("label")?.children.flatMap(\.ids) ?? []
    }
    #expect(children(.iconOnly) == ["icon"])
    #expect(children(.titleOnly) == ["title"])
    #expect(children(.titleAndIcon) == ["icon", "title"])
  }

  private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.title
        configuration.icon
        Label(configuration)
      }
    }
  }

  @Test func aStyleArrangesTheParts() {
    let harness = Harness(label().labelStyle(Stacked()).labelStyle(.iconOnly))
    #expect(harness.frame("label")?.size == CGSize(width: 50, height: 80))
  }
}
