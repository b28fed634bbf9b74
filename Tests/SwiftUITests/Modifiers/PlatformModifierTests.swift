import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct PlatformModifierTests {
  @Test func aFlippedViewIsMirroredWhereTextRunsFromRightToLeft() {
    let view = Color.red.frame(width: 40, height: 20).flipsForRightToLeftLayoutDirection(true)
    func mirrors(_ harness: Harness) -> Int {
      harness.commands.count { if case .push(.transform(let matrix)) = $0 { matrix.a == -1 } else { false } }
    }
    let harness = Harness(view)
    #expect(mirrors(harness) == 0)
    harness.change { $0.isRightToLeft = true }
    #expect(mirrors(harness) == 1)
    let other = Harness(Color.red.flipsForRightToLeftLayoutDirection(false)) { $0.isRightToLeft = true }
    #expect(mirrors(other) == 0)
  }

  @Test func scenePaddingFollowsThePlatform() {
    let view = Color.red.id("color").scenePadding(.horizontal)
    #expect(Harness(view).frame("color") == CGRect(x: 16, y: 0, width: 368, height: 400))
    #expect(Harness(view) { $0.platform = .macos }.frame("color") == CGRect(x: 20, y: 0, width: 360, height: 400))
  }

  @Test func aScreensGroundFillsItBehindItsContent() {
    let view = NavigationStack {
      Text("Screen").containerBackground(Color(red: 1, green: 0, blue: 0), for: .navigation)
    }
    let grounds = Harness(view).commands.compactMap { command -> CGRect? in
      guard case .fill(let path, .color(RGBA(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)), _) = command else {
        return nil
      }
      return path.boundingRect
    }
    #expect(grounds == [CGRect(x: 0, y: 0, width: 400, height: 400)])
  }

  private struct Opening: View {
    @State private var seen = "none"
    @Environment(\.openURL) private var openURL
    let address: String
    var body: some View {
      Text(seen).id("text").onOpenURL { seen = $0.host ?? "" }
      Button("Open") { if let url = URL(string: address) { openURL(url) } }.id("open")
    }
  }

  @Test(arguments: [("sample://detail", "detail"), ("https://detail", "none")])
  func addressesOfTheAppsOwnReachIt(address: String, seen: String) {
    let harness = Harness(Opening(address: address))
    harness.tap("open")
    #expect(harness.view("text")?.text == seen)
  }

  @Test func whatTheSystemDrawsIsSaidToBeMissing() {
    let harness = Harness(Text("a").statusBarHidden().persistentSystemOverlays(.hidden))
    #expect(harness.render().approximations.count == 2)
  }
}
