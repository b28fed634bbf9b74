import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

/// A person types into fields. The shaper of the harness makes every character half as wide as its font: 8.5 points.
@MainActor @Suite struct TextFieldTests {
  struct Form: View {
    @State var name: String
    var counter: Counter?
    @FocusState private var isFocused: Bool
    init(_ name: String = "", counter: Counter? = nil) {
      _name = State(initialValue: name)
      self.counter = counter
    }
    var body: some View {
      VStack {
        TextField("Name", text: $name) { isEditing in
          counter?.note(isEditing ? "began" : "ended")
        } onCommit: {
          counter?.note("commit")
        }
        .focused($isFocused).id("field")
        Text(name).id("copy")
        Text(isFocused ? "focused" : "calm").id("state")
        Button("Focus") { isFocused = true }.id("focus")
        Button("Blur") { isFocused = false }.id("blur")
      }
    }
  }

  @Test func typesWhereItIsTapped() throws {
    let harness = Harness(Form())
    harness.type("lost")
    #expect(harness.text("copy") == "")
    harness.tap("field")
    harness.type("Ana")
    #expect(harness.text("copy") == "Ana")
    #expect(harness.text("state") == "focused")
    // Between the first two letters.
    let frame = try #require(harness.frame("field"))
    harness.tap(at: CGPoint(x: frame.minX + 9, y: frame.midY))
    harness.type("n")
    #expect(harness.text("copy") == "Anna")
  }

  @Test func saysWhenEditingBeginsAndEnds() {
    let counter = Counter()
    let harness = Harness(Form(counter: counter))
    harness.tap("field")
    harness.type("x")
    harness.press(.return)
    #expect(counter.log == ["began", "commit", "ended"])
    #expect(harness.text("state") == "calm")
  }

  @Test func followsAndSetsItsFocusState() {
    let harness = Harness(Form())
    harness.tap("focus")
    #expect(harness.text("state") == "focused")
    harness.type("a")
    #expect(harness.text("copy") == "a")
    harness.tap("blur")
    #expect(harness.text("state") == "calm")
    harness.type("b")
    #expect(harness.text("copy") == "a")
  }

  @Test func movesAndSelectsByKeys() {
    let harness = Harness(Form("one two"))
    harness.tap("focus")
    harness.press(.leftArrow, .control)
    harness.press(.delete)
    #expect(harness.text("copy") == "onetwo")
    harness.press(.end)
    harness.press(.leftArrow, [.shift, .control])
    harness.type("!")
    #expect(harness.text("copy") == "!")
    harness.press("z", .control)
    #expect(harness.text("copy") == "onetwo")
    harness.press("a", .control)
    harness.press(.deleteForward)
    #expect(harness.text("copy") == "")
    harness.press("z", .control)
    harness.press(.home)
    harness.press(.rightArrow)
    harness.press(.deleteForward)
    #expect(harness.text("copy") == "oetwo")
  }

  @Test func copiesCutsAndPastes() {
    let harness = Harness(Form("secret word"))
    var clipboard = ""
    harness.host.onCopy = { clipboard = $0 }
    harness.host.onPasteRequest = { harness.host.paste(clipboard) }
    harness.tap("focus")
    harness.press(.leftArrow, [.shift, .control])
    harness.press("c", .control)
    #expect(clipboard == "word")
    harness.press("x", .control)
    #expect(harness.text("copy") == "secret ")
    harness.press("v", .control)
    harness.press("v", .control)
    #expect(harness.text("copy") == "secret wordword")
    clipboard = "two\nlines"
    harness.press("a", .control)
    harness.press("v", .control)
    #expect(harness.text("copy") == "two lines")
  }

  @Test func selectsByPointer() throws {
    let harness = Harness(Form("one two"))
    let frame = try #require(harness.frame("field"))
    harness.tap("field")
    harness.click(at: CGPoint(x: frame.minX + 40, y: frame.midY), count: 2)
    #expect(harness.field?.editing.selectedText == "two")
    harness.click(at: CGPoint(x: frame.minX + 40, y: frame.midY), count: 3)
    #expect(harness.field?.editing.selectedText == "one two")
    harness.drag(
      from: CGPoint(x: frame.minX + 1, y: frame.midY), to: CGPoint(x: frame.minX + 26, y: frame.midY))
    #expect(harness.field?.editing.selectedText == "one")
    harness.click(at: CGPoint(x: frame.minX + 60, y: frame.midY), modifiers: .shift)
    #expect(harness.field?.editing.selectedText == "one two")
  }

  @Test func showsWhatIsBeingComposedUntilItIsDone() {
    let harness = Harness(Form("caf"))
    harness.tap("focus")
    harness.host.sendPreedit("´", caret: 1)
    harness.render()
    #expect(harness.text("copy") == "caf")
    #expect(harness.field?.shownText == "caf´")
    // The line below what is composed.
    #expect(
      harness.commands.contains { if case .fill(let path, _, _) = $0 { path.boundingRect.height == 1 } else { false } })
    harness.host.sendText("é")
    harness.render()
    #expect(harness.text("copy") == "café")
    #expect(harness.field?.shownText == "café")
  }

  @Test func showsItsPromptWhileItIsEmpty() {
    struct Prompted: View {
      @State var text = ""
      var body: some View { TextField("Title", text: $text, prompt: Text("Prompt")).id("field") }
    }
    let harness = Harness(Prompted())
    #expect(harness.drawnTexts.contains("Prompt"))
    #expect(!harness.drawnTexts.contains("Title"))
    harness.tap("field")
    harness.type("x")
    #expect(!harness.drawnTexts.contains("Prompt"))
    harness.press(.delete)
    #expect(harness.drawnTexts.contains("Prompt"))
  }

  @Test func doesNotTakeTextWhereItIsDisabled() {
    let harness = Harness(Form("x").disabled(true))
    harness.tap("field")
    harness.type("y")
    #expect(harness.text("copy") == "x")
  }

  struct Amount: View {
    @State var amount = 1234.5
    @State var count: Int? = 3
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number).id("amount")
        Text("\(amount)").id("shown")
        TextField("Count", value: $count, format: .number).id("count")
        Text(count.map { "\($0)" } ?? "none").id("countShown")
      }
    }
  }

  @Test func parsesAValueWhenEditingEnds() {
    let harness = Harness(Amount())
    #expect(harness.drawnTexts.contains("1,234.5"))
    harness.tap("amount")
    harness.press("a", .control)
    harness.type("99.25")
    #expect(harness.text("shown") == "1,234.500000")
    harness.press(.return)
    #expect(harness.text("shown") == "99.250000")
    // What stands for no number is forgotten.
    harness.tap("amount")
    harness.press("a", .control)
    harness.type("many")
    harness.press(.return)
    #expect(harness.drawnTexts.contains("99.25"))
    #expect(harness.text("shown") == "99.250000")
    harness.tap("count")
    harness.press("a", .control)
    harness.press(.delete)
    harness.press(.return)
    #expect(harness.text("countShown") == "none")
  }

  @Test func parsesByAFormatter() {
    struct Percent: View {
      @State var number = 5
      static let formatter = NumberFormatter()
      var body: some View {
        TextField("Number", value: $number, formatter: Self.formatter).id("field")
        Text("\(number)").id("shown")
      }
    }
    let harness = Harness(Percent())
    harness.tap("field")
    harness.press("a", .control)
    harness.type("42")
    harness.press(.return)
    #expect(harness.text("shown") == "42")
  }

  @Test func isAsHighAsApples() throws {
    struct Fields: View {
      let text = Binding.constant("x")
      var body: some View {
        VStack {
          TextField("A", text: text).id("plain")
          TextField("B", text: text).textFieldStyle(.roundedBorder).id("rounded")
        }
      }
    }
    let phone = Harness(Fields())
    #expect(phone.frame("plain")?.size == CGSize(width: 400, height: 22))
    #expect(phone.frame("rounded")?.size == CGSize(width: 400, height: 30))
    let mac = Harness(Fields().textFieldStyle(.plain)) { $0.platform = .macos }
    #expect(mac.frame("plain")?.height == 16)
    #expect(mac.frame("rounded")?.height == 24)
  }

  @Test func growsWithItsLines() throws {
    struct Growing: View {
      @State var text = ""
      var body: some View { TextField("Note", text: $text, axis: .vertical).lineLimit(1...3).id("field") }
    }
    let harness = Harness(Growing(), width: 100)
    let one = try #require(harness.frame("field")?.height)
    harness.tap("field")
    harness.type("four words in lines")
    let two = try #require(harness.frame("field")?.height)
    #expect(two > one + 15)
    harness.press(.return)
    harness.press(.return)
    harness.press(.return)
    let most = try #require(harness.frame("field")?.height)
    #expect(most > two && most < one + 50)
  }

  @Test func bindsItsSelection() {
    struct Selecting: View {
      @State var text = "one two"
      @State var selection: TextSelection?
      var body: some View {
        TextField("Text", text: $text, selection: $selection).id("field")
        Button("Select") {
          selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 3))
        }
        .id("select")
        Text(selection.map { $0.isInsertion ? "caret" : "range" } ?? "nothing").id("state")
      }
    }
    let harness = Harness(Selecting())
    harness.tap("field")
    #expect(harness.text("state") == "caret")
    harness.tap("select")
    #expect(harness.field?.editing.selectedText == "one")
    #expect(harness.text("state") == "range")
    harness.type("1")
    #expect(harness.field?.editing.text == "1 two")
  }

  @Test func hidesASecret() {
    struct Login: View {
      @State var password = ""
      var body: some View {
        SecureField("Password", text: $password).id("field")
        Text("\(password.count)").id("count")
      }
    }
    let harness = Harness(Login())
    var clipboard: String?
    harness.host.onCopy = { clipboard = $0 }
    harness.tap("field")
    harness.type("pässw")
    #expect(harness.text("count") == "5")
    #expect(harness.drawnTexts.contains("•••••"))
    harness.press("a", .control)
    harness.press("c", .control)
    #expect(clipboard == nil)
  }

  @Test func editsLongText() throws {
    struct Notes: View {
      @State var text = "one\ntwo\nthree"
      var body: some View { TextEditor(text: $text).id("editor") }
    }
    let harness = Harness(Notes())
    let frame = try #require(harness.frame("editor"))
    #expect(frame.size == CGSize(width: 400, height: 400))
    // Below the text the caret goes to its end.
    harness.tap(at: CGPoint(x: frame.midX, y: frame.maxY - 20))
    #expect(harness.field?.editing.head == 13)
    harness.press(.upArrow)
    #expect(harness.field?.editing.head == 7)
    harness.press(.downArrow)
    #expect(harness.field?.editing.head == 13)
    harness.press(.return)
    harness.type("four")
    #expect(harness.field?.editing.text == "one\ntwo\nthree\nfour")
    harness.press(.home)
    harness.press(.tab)
    #expect(harness.field?.editing.text == "one\ntwo\nthree\n\tfour")
  }

  struct Shouting: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10).background(Color.yellow)
    }
  }

  @Test func takesAStyleOfTheUsersOwn() {
    struct Styled: View {
      @State var text = ""
      var body: some View { TextField("A", text: $text).textFieldStyle(Shouting()).id("field") }
    }
    let harness = Harness(Styled())
    #expect(harness.frame("field")?.height == 42)
    harness.tap("field")
    harness.type("x")
    #expect(harness.field?.editing.text == "x")
  }

  @Test func movesFromRightToLeft() {
    let harness = Harness(Form("שלום")) { $0.isRightToLeft = true }
    harness.tap("focus")
    #expect(harness.field?.editing.head == 8)
    harness.press(.rightArrow)
    #expect(harness.field?.editing.head == 6)
    harness.press(.leftArrow)
    #expect(harness.field?.editing.head == 8)
  }
}
