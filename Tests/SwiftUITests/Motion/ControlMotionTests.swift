import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

/// Controls move by themselves, whatever the change of state asks for.
@MainActor @Suite struct ControlMotionTests {
  /// The frames of the white shapes: the knob of a switch, the thumb of a segmented picker.
  private func white(_ harness: Harness) -> CGRect? { harness.drawn(.white)?.frame }

  private struct Switch: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("Light", isOn: $isOn).labelsHidden().id("switch")
        Color.markA.frame(width: isOn ? 100 : 50, height: 20).id("bar")
      }
    }
  }

  @Test func theKnobOfASwitchMoves() throws {
    let harness = Harness(Switch())
    let start = try #require(white(harness))
    harness.tap("switch")
    #expect(abs(try #require(white(harness)).minX - start.minX) < 0.5)
    // What else the state decides changes at once.
    #expect(harness.drawn(.markA)?.frame.width == 100)
    harness.advance(to: 0.08)
    let way = try #require(white(harness)).minX - start.minX
    #expect(way > 1 && way < 22)
    harness.rest()
    // The knob is 38 wide in 66, 2.5 from the edges.
    #expect(abs(try #require(white(harness)).minX - start.minX - 23) < 1e-6)
    #expect(harness.host.nextTime == nil)
  }

  private struct Segments: View {
    @State private var choice = 0
    var body: some View {
      Picker("Choice", selection: $choice) {
        ForEach(0..<3) { Text("\($0)").id("segment \($0)") }
      }
      .pickerStyle(.segmented).frame(width: 300).id("picker")
    }
  }

  @Test func theThumbOfSegmentsGoesFromOneToTheNext() throws {
    let harness = Harness(Segments())
    let start = try #require(white(harness))
    #expect(start.width == 96)
    let picker = try #require(harness.frame("picker"))
    harness.tap(at: CGPoint(x: picker.minX + 250, y: picker.midY))
    harness.advance(to: 0.1)
    let way = try #require(white(harness)).minX - start.minX
    #expect(way > 1 && way < 199)
    harness.rest()
    #expect(try #require(white(harness)).minX - start.minX == 200)
    #expect(harness.host.nextTime == nil)
  }

  private struct Groups: View {
    var body: some View {
      VStack(spacing: 0) {
        DisclosureGroup("More") { Color.markA.frame(height: 100) }.id("group")
        Color.markB.frame(height: 20)
        Spacer()
      }
    }
  }

  @Test func aDisclosureOpensAndClosesBySteps() throws {
    let harness = Harness(Groups())
    let start = try #require(harness.drawn(.markB)).frame.minY
    harness.tap(at: CGPoint(x: 30, y: start / 2))
    harness.advance(to: 0.1)
    let way = try #require(harness.drawn(.markB)).frame.minY - start
    #expect(way > 1 && way < 99)
    #expect(try #require(harness.drawn(.markA)).opacity < 1)
    harness.rest()
    #expect(try #require(harness.drawn(.markB)).frame.minY - start == 100)
    harness.tap(at: CGPoint(x: 30, y: start / 2))
    harness.rest()
    #expect(harness.drawn(.markB)?.frame.minY == start)
    #expect(harness.drawn(.markA) == nil)
    #expect(harness.host.nextTime == nil)
  }

  private struct Pages: View {
    @State private var page = 0
    var body: some View {
      TabView(selection: $page) {
        Color.markA.tag(0)
        Color.markB.tag(1)
      }
      .tabViewStyle(.page)
    }
  }

  @Test func pagesFollowTheFingerAndComeToRest() throws {
    let harness = Harness(Pages())
    harness.press(at: CGPoint(x: 300, y: 200))
    for x in [280.0, 200, 80] { harness.move(to: CGPoint(x: x, y: 200)) }
    #expect(harness.drawn(.markA)?.frame.minX == -220)
    harness.release(at: CGPoint(x: 80, y: 200))
    harness.advance(to: 0.1)
    let way = try #require(harness.drawn(.markB)).frame.minX
    #expect(way > 0 && way < 180)
    harness.rest()
    #expect(harness.drawn(.markB)?.frame.minX == 0)
    #expect(harness.host.nextTime == nil)
  }
}
