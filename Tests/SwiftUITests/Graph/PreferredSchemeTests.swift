import DrawingCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct PreferredSchemeTests {
  private struct Wishing: View {
    @Environment(\.colorScheme) private var scheme
    let note: (ColorScheme) -> Void
    var body: some View {
      let _ = note(scheme)
      Color.red.frame(width: 10, height: 10)
    }
  }

  @Test func aViewThatAsksForDarkIsShownInIt() throws {
    var seen: [ColorScheme] = []
    let harness = Harness(Wishing { seen.append($0) }.preferredColorScheme(.dark), width: 40, height: 40)
    #expect(seen.last == .dark)
    // The ground is dark too, below everything.
    #expect(harness.fills.first == .black)
  }

  @Test func noWishLeavesTheChoiceToTheConditions() {
    var seen: [ColorScheme] = []
    let harness = Harness(Wishing { seen.append($0) }.preferredColorScheme(nil), width: 40, height: 40)
    #expect(seen.last == .light)
    harness.change { $0.isDark = true }
    #expect(seen.last == .dark)
  }
}
