import Foundation
import Testing

@testable import SwiftUI

/// Texts are selected and copied.
@MainActor @Suite struct TextSelectionTests {
  struct Page: View {
    let isEnabled: Bool
    var body: some View {
      let texts = VStack(alignment: .leading, spacing: 20) {
        Text("one two").id("first")
        Text("three").id("second")
      }
      if isEnabled { texts.textSelection(.enabled) } else { texts.textSelection(.disabled) }
    }
  }

  private func show(_ isEnabled: Bool = true, isMac: Bool = true) -> (Harness, () -> String) {
    let harness = Harness(Page(isEnabled: isEnabled)) { if isMac { $0.platform = .macos } }
    var copied = ""
    harness.host.onCopy = { copied = $0 }
    return (
      harness,
      {
        copied = ""
        harness.press("c", .control)
        return copied
      }
    )
  }

  @Test func selectsByThePointerOnMacOS() throws {
    let (harness, copy) = show()
    let first = try #require(harness.frame("first"))
    harness.drag(from: CGPoint(x: first.minX, y: first.midY), to: CGPoint(x: first.minX + 20, y: first.midY))
    #expect(copy() == "one")
    harness.click(at: CGPoint(x: first.maxX - 8, y: first.midY), count: 2)
    #expect(copy() == "two")
    let second = try #require(harness.center("second"))
    harness.click(at: second, count: 3)
    #expect(copy() == "three")
    harness.click(at: CGPoint(x: first.minX + 1, y: first.midY))
    #expect(copy() == "")
    harness.press("a", .control)
    #expect(copy() == "one two")
  }

  @Test func selectsAWordByADoubleTapOnIOS() throws {
    let (harness, copy) = show(isMac: false)
    let first = try #require(harness.frame("first"))
    harness.drag(from: CGPoint(x: first.minX, y: first.midY), to: CGPoint(x: first.maxX, y: first.midY))
    #expect(copy() == "")
    harness.click(at: CGPoint(x: first.minX + 5, y: first.midY), count: 2)
    #expect(copy() == "one")
  }

  @Test func selectsNothingWhereThatIsNotAllowed() throws {
    let (harness, copy) = show(false)
    harness.click(at: try #require(harness.center("first")), count: 2)
    #expect(copy() == "")
  }
}
