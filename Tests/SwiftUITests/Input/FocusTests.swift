import Foundation
import Testing

@testable import SwiftUI

/// The focus moves by state, by Tab and by keys.
@MainActor @Suite struct FocusTests {
  enum Field: Hashable { case first, second }

  struct Login: View {
    var counter: Counter?
    @State private var first = ""
    @State private var second = ""
    @FocusState private var field: Field?
    init(counter: Counter? = nil) { self.counter = counter }
    var body: some View {
      VStack {
        TextField("First", text: $first).focused($field, equals: .first).id("first")
          .submitLabel(.next)
          .onSubmit {
            counter?.note("inner")
            field = .second
          }
        TextField("Second", text: $second).focused($field, equals: .second).id("second")
        Text(field.map { "\($0)" } ?? "none").id("state")
        Text(first + "|" + second).id("texts")
        Button("None") { field = nil }.id("none")
      }
      .onSubmit { counter?.note("outer") }
    }
  }

  @Test func goesToTheNextFieldAtReturn() {
    let counter = Counter()
    let harness = Harness(Login(counter: counter))
    #expect(harness.text("state") == "none")
    harness.tap("first")
    #expect(harness.text("state") == "first")
    harness.type("a")
    harness.press(.return)
    #expect(counter.log == ["inner", "outer"])
    #expect(harness.text("state") == "second")
    harness.type("b")
    #expect(harness.text("texts") == "a|b")
    harness.tap("none")
    #expect(harness.text("state") == "none")
  }

  @Test func movesByTabInReadingOrder() {
    let harness = Harness(Login())
    #expect(harness.press(.tab))
    #expect(harness.text("state") == "first")
    harness.press(.tab)
    #expect(harness.text("state") == "second")
    harness.press(.tab)
    #expect(harness.text("state") == "first")
    harness.press(.tab, .shift)
    #expect(harness.text("state") == "second")
  }

  struct Columns: View {
    let inSections: Bool
    @FocusState private var number: Int?
    init(inSections: Bool) { self.inSections = inSections }
    var body: some View {
      VStack {
        HStack {
          column([1, 2])
          column([3, 4])
        }
        Text(number.map { "\($0)" } ?? "none").id("state")
      }
    }
    @ViewBuilder func column(_ numbers: [Int]) -> some View {
      let stack = VStack {
        ForEach(numbers, id: \.self) { Color.red.frame(height: 50).focusable().focused($number, equals: $0) }
      }
      if inSections { stack.focusSection() } else { stack }
    }
  }

  @Test(arguments: [(false, ["1", "3", "2", "4"]), (true, ["1", "2", "3", "4"])])
  func goesThroughASectionFirst(inSections: Bool, order: [String]) {
    let harness = Harness(Columns(inSections: inSections))
    let found = (0..<4).map { _ in
      harness.press(.tab)
      return harness.text("state") ?? ""
    }
    #expect(found == order)
  }

  @Test func focusesAtFirst() {
    struct Start: View {
      @State var text = ""
      @FocusState var field: Field?
      var body: some View {
        TextField("A", text: $text).focused($field, equals: .first)
        TextField("B", text: $text).focused($field, equals: .second).id("second")
        Text(text).id("text")
        Text(field == .second ? "second" : "other").id("state")
      }
    }
    struct Wrapper: View {
      @FocusState var field: Field?
      @State var text = ""
      var body: some View {
        VStack {
          TextField("A", text: $text).focused($field, equals: .first)
          TextField("B", text: $text).focused($field, equals: .second)
          Text(field == .second ? "second" : "other").id("state")
        }
        .defaultFocus($field, .second)
      }
    }
    let harness = Harness(Wrapper())
    #expect(harness.text("state") == "second")
  }

  @Test func forgetsAFieldThatGoes() {
    struct Leaving: View {
      @State var text = ""
      @State var isShown = true
      @FocusState var isFocused: Bool
      var body: some View {
        VStack {
          if isShown { TextField("A", text: $text).focused($isFocused).id("field") }
          Button("Hide") { isShown = false }.id("hide")
          Text(isFocused ? "focused" : "calm").id("state")
        }
      }
    }
    let harness = Harness(Leaving())
    harness.tap("field")
    #expect(harness.text("state") == "focused")
    harness.tap("hide")
    #expect(harness.text("state") == "calm")
    #expect(harness.field == nil)
  }

  @Test func refusesAFocusThatNothingTakes() {
    struct Wrong: View {
      @FocusState var isFocused: Bool
      var body: some View {
        Text("No field").focused($isFocused)
        Button("Focus") { isFocused = true }.id("focus")
        Text(isFocused ? "focused" : "calm").id("state")
      }
    }
    let harness = Harness(Wrong())
    harness.tap("focus")
    #expect(harness.text("state") == "calm")
  }

  private struct Scoped: View {
    @Namespace private var scope
    @State private var texts = ["", "", ""]
    @FocusState private var field: Int?
    @Environment(\.resetFocus) private var resetFocus
    var body: some View {
      VStack {
        VStack {
          TextField("0", text: $texts[0]).focused($field, equals: 0).id("0")
          TextField("1", text: $texts[1]).focused($field, equals: 1).prefersDefaultFocus(in: scope).id("1")
        }
        .focusScope(scope)
        TextField("2", text: $texts[2]).focused($field, equals: 2).id("2")
        Button("Reset") { resetFocus(in: scope) }.id("reset")
        Text(field.map { "\($0)" } ?? "none").id("state")
      }
    }
  }

  @Test func aScopeGivesTheFocusToTheViewThatWishesForIt() {
    let harness = Harness(Scoped())
    harness.render()
    #expect(harness.text("state") == "1")
    harness.tap("2")
    #expect(harness.text("state") == "2")
    harness.tap("reset")
    #expect(harness.text("state") == "1")
  }

  private struct Spoken: View {
    @AccessibilityFocusState private var isAtNotice: Bool
    @AccessibilityFocusState private var place: Field?
    var body: some View {
      VStack {
        Text("Notice").accessibilityFocused($isAtNotice)
        Text("First").accessibilityFocused($place, equals: .first)
        Button("Go") {
          isAtNotice = true
          place = .first
        }
        .id("go")
        Button("Nowhere") { place = .second }.id("nowhere")
        Text("\(isAtNotice) \(place.map { "\($0)" } ?? "none")").id("state")
      }
    }
  }

  @Test func anAssistiveTechnologyGoesWhereItIsSentWhileOneRuns() {
    let silent = Harness(Spoken())
    silent.tap("go")
    #expect(silent.text("state") == "false none")
    let spoken = Harness(Spoken()) { $0.settings.insert(.voiceOver) }
    spoken.tap("go")
    #expect(spoken.text("state") == "true first")
    // No view stands for that.
    spoken.tap("nowhere")
    #expect(spoken.text("state") == "true none")
  }
}
