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

extension PlatformModifierTests {
  private struct Crown: View {
    @State private var value = 1.0
    var body: some View {
      Text(String(format: "%.1f", value)).id("text").frame(width: 100, height: 40)
        .digitalCrownRotation($value, from: 1, through: 2, by: 0.5, sensitivity: .medium)
    }
  }

  @Test func aWheelTurnsTheCrown() {
    let harness = Harness(Crown())
    let place = CGPoint(x: 200, y: 200)
    harness.host.sendScroll(at: place, by: CGSize(width: 0, height: 20))
    harness.render()
    #expect(harness.view("text")?.text == "1.5")
    harness.host.sendScroll(at: place, by: CGSize(width: 0, height: 60))
    harness.render()
    #expect(harness.view("text")?.text == "2.0")
  }

  private struct Panes: View {
    var body: some View {
      HSplitView {
        Color.red.id("left")
        Color.blue.id("right")
      }
    }
  }

  @Test func theLineBetweenPanesCanBeMoved() {
    let harness = Harness(Panes(), width: 201, height: 100) { $0.platform = .macos }
    #expect(harness.frame("left") == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(harness.frame("right") == CGRect(x: 101, y: 0, width: 100, height: 100))
    harness.press(at: CGPoint(x: 100.5, y: 50))
    harness.move(to: CGPoint(x: 130.5, y: 50))
    harness.release(at: CGPoint(x: 130.5, y: 50))
    #expect(harness.frame("left")?.width == 130)
    #expect(harness.frame("right") == CGRect(x: 131, y: 0, width: 70, height: 100))
  }

  private struct Rows: View {
    let note: (String) -> Void
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3) { row in
            Color.red.frame(height: 100).onScrollVisibilityChange { note("\(row) \($0)") }
          }
        }
      }
    }
  }

  @Test func aViewSaysWhenItComesIntoSight() {
    var log: [String] = []
    let harness = Harness(Rows { log.append($0) }, width: 100, height: 140)
    #expect(log.sorted() == ["0 true"])
    log = []
    harness.host.sendScroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 60))
    harness.render()
    #expect(log.sorted() == ["0 false", "1 true"])
  }
}
