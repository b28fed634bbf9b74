import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct SectionCases {
    @Test func recordedSectionModifierEach() {
      check(
        "g-section-modifier-each", on: .recordedMac, proposal: (300, 250), size: (120, 156),
        frames: [
          "h": (132.75, 63, 34.5, 16), "a": (132.5, 111, 35, 16), "b": (127.5, 150, 45, 16),
          "f": (130.25, 180, 39.5, 16), "all": (90, 47, 120, 156),
        ]
      ) {
        VStack(spacing: 0) {
          Section {
            Color.gray.frame(width: 35, height: 16).id("a")
          } header: {
            Color.gray.frame(width: 34.5, height: 16).id("h")
          }.padding()
          Section {
            Color.gray.frame(width: 45, height: 16).id("b")
          } footer: {
            Color.gray.frame(width: 39.5, height: 16).id("f")
          }.frame(width: 120, height: 30).background(Color.blue)
        }.id("all")
      }
    }
  }
}
