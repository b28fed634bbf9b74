import Foundation
import Testing

@testable import SwiftUI

/// Keys reach actions, shortcuts and commands.
@MainActor @Suite struct KeyTests {
  struct Pad: View {
    let counter: Counter
    @FocusState private var isFocused: Bool
    init(_ counter: Counter) { self.counter = counter }
    var body: some View {
      VStack {
        Color.red.frame(height: 50).focusable().focused($isFocused)
          .onKeyPress(.space) {
            counter.note("space")
            return .handled
          }
          .onKeyPress(keys: ["x", "y"]) { press in
            counter.note("key \(press.key.character)")
            return press.key == "x" ? .handled : .ignored
          }
          .onKeyPress(.upArrow, phases: .up) { _ in
            counter.note("released")
            return .handled
          }
      }
      .onKeyPress(characters: .decimalDigits) { press in
        counter.note("digit \(press.characters)")
        return .handled
      }
      .onKeyPress { press in
        counter.note("any \(press.characters)")
        return .handled
      }
      .onAppear { isFocused = true }
    }
  }

  @Test func runsActionsFromTheInside() {
    let counter = Counter()
    let harness = Harness(Pad(counter))
    for key in [" ", "x", "y", "7", "q"] as [KeyEquivalent] { harness.press(key) }
    #expect(counter.log == ["space", "key x", "key y", "any y", "digit 7", "any q"])
    counter.reset()
    harness.host.sendKey(KeyPress(.upArrow, phase: .up))
    #expect(counter.log == ["released"])
  }

  @Test func seesKeysBeforeTheFieldThatItIsPutOn() {
    struct Numbers: View {
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Number", text: $text).focused($isFocused)
            .onKeyPress { $0.characters.first?.isLetter == true ? .handled : .ignored }
          Text(text).id("text")
        }
        .onKeyPress(characters: .decimalDigits) { _ in .handled }
        .onAppear { isFocused = true }
      }
    }
    let harness = Harness(Numbers())
    harness.type("a1b2")
    #expect(harness.text("text") == "12")
  }

  struct Dialog: View {
    let counter: Counter
    @State private var text = ""
    init(_ counter: Counter) { self.counter = counter }
    var body: some View {
      VStack {
        TextField("Text", text: $text).id("field")
        Button("OK") { counter.note("default") }.keyboardShortcut(.defaultAction)
        Button("Cancel", role: .cancel) { counter.note("cancel") }.keyboardShortcut(.cancelAction)
        Button("Save") { counter.note("save") }.keyboardShortcut("s")
        Button("Save All") { counter.note("all") }.keyboardShortcut("s", modifiers: [.command, .shift])
        Button("Off") { counter.note("off") }.keyboardShortcut("o").disabled(true)
        Button("Plus") { counter.note("plus") }.keyboardShortcut("+", modifiers: .command)
      }
    }
  }

  @Test func activatesButtonsByShortcuts() {
    let counter = Counter()
    let harness = Harness(Dialog(counter))
    #expect(harness.press(.return))
    #expect(harness.press(.escape))
    #expect(harness.press("s", .command))
    #expect(harness.press("S", [.control, .shift]))
    #expect(harness.press("+", [.command, .shift]))
    #expect(!harness.press("o", .command))
    #expect(!harness.press("s"))
    #expect(counter.log == ["default", "cancel", "save", "all", "plus"])
  }

  @Test func leavesReturnToTheFieldFirst() {
    let counter = Counter()
    let harness = Harness(Dialog(counter))
    harness.tap("field")
    harness.press(.return)
    #expect(counter.log.isEmpty)
    harness.press(.escape)
    #expect(counter.log == ["cancel"])
  }

  @Test func runsCommands() {
    struct Commands: View {
      let counter: Counter
      var body: some View {
        Color.red.onExitCommand { counter.note("exit") }.onDeleteCommand { counter.note("delete") }
          .onMoveCommand { counter.note("\($0)") }
      }
    }
    let counter = Counter()
    let harness = Harness(Commands(counter: counter))
    for key in [.escape, .delete, .leftArrow, .downArrow, .tab] as [KeyEquivalent] { harness.press(key) }
    #expect(counter.log == ["exit", "delete", "left", "down"])
  }
}
