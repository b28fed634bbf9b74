import Testing

@testable import SwiftUI

/// What is done to a text apart from views.
@Suite struct TextEditingTests {
  @Test func insertsAtTheCaretAndReplacesASelection() {
    var editing = TextEditing("one three")
    editing.move(to: 4)
    editing.insert("two ")
    #expect(editing.text == "one two three")
    #expect(editing.head == 8)
    editing.select(0..<3)
    editing.insert("1")
    #expect(editing.text == "1 two three")
    #expect(editing.selection == 1..<1)
  }

  @Test func deletesWholeCharacters() {
    var editing = TextEditing("ae\u{301}👨‍👩‍👧")
    editing.delete(.character, forward: false)
    #expect(editing.text == "ae\u{301}")
    editing.delete(.character, forward: false)
    #expect(editing.text == "a")
    editing.move(to: 0)
    let isDone1 = editing.delete(.character, forward: false)
    #expect(!isDone1)
    editing.delete(.character, forward: true)
    #expect(editing.text.isEmpty)
  }

  @Test(arguments: [
    (0, true, 5), (5, true, 12), (12, true, 14), (14, false, 13), (13, false, 7), (7, false, 0), (9, false, 7),
  ]) func goesByWords(start: Int, forward: Bool, end: Int) {
    #expect(TextEditing("hello, world 4").place(from: start, .word, forward: forward) == end)
  }

  @Test func goesByParagraphs() {
    let editing = TextEditing("one\ntwo\nthree")
    #expect(editing.place(from: 5, .paragraph, forward: true) == 7)
    #expect(editing.place(from: 5, .paragraph, forward: false) == 4)
    #expect(editing.paragraph(at: 9) == 8..<13)
    #expect(editing.place(from: 5, .text, forward: false) == 0)
  }

  @Test func findsTheWordAtAPlace() {
    let editing = TextEditing("one  two")
    #expect(editing.word(at: 1) == 0..<3)
    #expect(editing.word(at: 3) == 3..<5)
    #expect(editing.word(at: 8) == 5..<8)
    #expect(TextEditing("").word(at: 0) == 0..<0)
  }

  @Test func undoesTypingAtOnceAndDeletingByItself() {
    var editing = TextEditing("")
    for character in "abc" { editing.insert(String(character)) }
    editing.delete(.character, forward: false)
    #expect(editing.text == "ab")
    editing.undo()
    #expect(editing.text == "abc")
    editing.undo()
    #expect(editing.text.isEmpty)
    let isDone2 = editing.undo()
    #expect(!isDone2)
    editing.redo()
    #expect(editing.text == "abc")
    editing.insert("d")
    let isDone3 = editing.redo()
    #expect(!isDone3)
  }

  @Test func keepsTheCaretInATextThatChangesElsewhere() {
    var editing = TextEditing("hello")
    editing.move(to: 2)
    editing.setText("help me")
    #expect(editing.head == 2)
    editing.setText("é")
    #expect(editing.head == 2)
    editing.setText("日本")
    #expect(editing.head == 6)
  }
}
