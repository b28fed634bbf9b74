import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct PickerTests {
  private struct Owner<S: PickerStyle>: View {
    @State var choice: Int? = 1
    let style: S
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: CGFloat(choice ?? 0) * 10, height: 10).id("choice")
        Picker("Choice", selection: $choice) {
          Text("None").tag(Int?.none)
          ForEach(1..<4) { Text("\($0)").tag($0).id("option \($0)") }
        }
        .pickerStyle(style).id("picker")
      }
    }
  }

  /// Recorded on iOS 26: 31 high, as wide as it is offered.
  @Test func segmentsShareTheWidth() throws {
    let harness = Harness(Owner(style: .segmented))
    let frame = try #require(harness.frame("picker"))
    #expect(frame.size == CGSize(width: 400, height: 31))
    harness.tap(at: CGPoint(x: 250, y: frame.midY))
    #expect(harness.frame("choice")?.width == 20)
    harness.tap(at: CGPoint(x: 390, y: frame.midY))
    #expect(harness.frame("choice")?.width == 30)
    harness.tap(at: CGPoint(x: 10, y: frame.midY))
    #expect(harness.frame("choice")?.width == 0, "a tag of nil is a value too")
    #expect(harness.frame("option 1")?.midX == 150)
  }

  @Test func segmentsAreMirrored() throws {
    let harness = Harness(Owner(style: .segmented)) { $0.isRightToLeft = true }
    #expect(harness.frame("option 1")?.midX == 250)
  }

  /// Recorded on macOS 26: segments 21 wider than the widest label, 24 high.
  @Test func onMacOSSegmentsAreAsWideAsTheirLabels() throws {
    let picker = Picker("", selection: .constant(1)) {
      Color.red.frame(width: 30, height: 10).tag(1)
      Color.red.frame(width: 40, height: 10).tag(2)
    }
    .pickerStyle(.segmented).labelsHidden().id("picker")
    let harness = Harness(picker) { $0.platform = .macos }
    #expect(harness.frame("picker")?.size == CGSize(width: 122, height: 24))
  }

  @Test func aMenuShowsTheChosenViewAndOpens() throws {
    let harness = Harness(Owner(style: .menu))
    #expect(harness.view("option 1") != nil)
    #expect(harness.view("option 2") == nil)
    let frame = try #require(harness.frame("picker"))
    harness.tap("picker")
    let open = try #require(harness.frame("option 3"))
    #expect(open.minY > frame.maxY || open.maxY < frame.minY, "the menu is where there is room for it")
    harness.tap("option 3")
    #expect(harness.frame("choice")?.width == 30)
    #expect(harness.frame("option 2") == nil, "the menu has closed")
    #expect(harness.view("option 3") != nil)
  }

  @Test func aPressBesideAMenuOnlyClosesIt() throws {
    let harness = Harness(Owner(style: .menu))
    harness.tap("picker")
    #expect(harness.view("option 3") != nil)
    harness.tap(at: CGPoint(x: 5, y: 5))
    #expect(harness.view("option 3") == nil)
    #expect(harness.frame("choice")?.width == 10)
  }

  /// UIKit's wheel: 216 high, rows of 32.
  @Test func aWheelTurnsByWholeRows() throws {
    let harness = Harness(Owner(style: .wheel))
    let frame = try #require(harness.frame("picker"))
    #expect(frame.size == CGSize(width: 400, height: 216))
    harness.press(at: CGPoint(x: 200, y: frame.midY))
    harness.move(to: CGPoint(x: 200, y: frame.midY - 30))
    harness.release(at: CGPoint(x: 200, y: frame.midY - 60))
    #expect(harness.frame("choice")?.width == 30)
    harness.tap(at: CGPoint(x: 200, y: frame.midY - 32))
    #expect(harness.frame("choice")?.width == 20)
    harness.press(at: CGPoint(x: 200, y: frame.midY))
    harness.release(at: CGPoint(x: 200, y: frame.midY + 300))
    #expect(harness.frame("choice")?.width == 0)
  }

  @Test func inlineValuesAreRowsOfTheList() throws {
    struct Rows: View {
      @State var choice = "b"
      var body: some View {
        Form {
          Text(choice).id("choice")
          Picker("Choice", selection: $choice) {
            ForEach(["a", "b", "c"], id: \.self) { Text($0) }
          }
          .pickerStyle(.inline)
        }
      }
    }
    let harness = Harness(Rows())
    let rows = ["a", "b", "c"].map { harness.frame($0)?.minY ?? 0 }
    #expect(rows[1] - rows[0] == 52 && rows[2] - rows[1] == 52)
    harness.tap(at: CGPoint(x: 300, y: rows[2] + 5))
    #expect(harness.view("choice")?.text == "c")
  }

  @Test func aRowLeadsToAPageOfValues() throws {
    struct Rows: View {
      @State var choice = "b"
      var body: some View {
        Form {
          Picker("Choice", selection: $choice) {
            ForEach(["a", "b", "c"], id: \.self) { Text($0) }
          }
          .pickerStyle(.navigationLink).id("picker")
        }
      }
    }
    let harness = Harness(Rows())
    #expect(harness.view("b") != nil && harness.view("c") == nil)
    harness.tap("picker")
    harness.tap("c")
    #expect(harness.view("c") != nil && harness.view("b") == nil)
  }

  /// Recorded on macOS 26: circles of 16, 5 before the label, rows 6 apart.
  @Test func radioButtonsStandBelowEachOther() throws {
    struct Radio: View {
      @State var choice = 1
      var body: some View {
        Picker("", selection: $choice) {
          ForEach(1..<4) { index in Color.red.frame(width: choice == index ? 60 : 30, height: 20).id("option \(index)")
          }
        }
        .pickerStyle(.radioGroup).labelsHidden().id("picker")
      }
    }
    let harness = Harness(Radio()) { $0.platform = .macos }
    #expect(harness.frame("picker")?.size == CGSize(width: 81, height: 72))
    harness.tap("option 3")
    #expect(harness.frame("option 3")?.width == 60)
    #expect(harness.frame("option 1")?.width == 30)
  }

  @Test func severalValuesAreSetTogether() {
    struct Source { var value: Binding<Int> }
    struct Many: View {
      @State var first = 1
      @State var second = 2
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: CGFloat(first * 10 + second), height: 10).id("choice")
          Picker("", sources: [Source(value: $first), Source(value: $second)], selection: \.value) {
            Text("1").tag(1)
            Text("3").tag(3)
          }
          .pickerStyle(.segmented).id("picker")
        }
      }
    }
    let harness = Harness(Many())
    let frame = harness.frame("picker") ?? .zero
    harness.tap(at: CGPoint(x: 390, y: frame.midY))
    #expect(harness.frame("choice")?.width == 33)
  }
}
