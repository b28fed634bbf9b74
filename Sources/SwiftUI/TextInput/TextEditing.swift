/// A text that is being edited, with its selection and what can be undone.
///
/// Places are counted in UTF-8 bytes and lie between characters as the reader counts.
struct TextEditing {
  /// How far a key goes.
  enum Step { case character, word, line, paragraph, text }

  private struct Version {
    var text: String
    var anchor, head: Int
  }

  private(set) var text: String
  /// Where the selection began, and where its caret is.
  private(set) var anchor, head: Int
  private var past: [Version] = []
  private var future: [Version] = []
  /// The last change typed characters one after the other, so that the next belongs to it.
  private var isTyping = false

  init(_ text: String) {
    self.text = text
    anchor = text.utf8.count
    head = anchor
  }

  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var selectedText: String { String(text[index(selection.lowerBound)..<index(selection.upperBound)]) }
  var count: Int { text.utf8.count }

  func index(_ place: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: min(max(place, 0), text.utf8.count))
  }
  func place(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

  // MARK: Changing

  /// Takes a text that was changed elsewhere; the caret stays where it can.
  mutating func setText(_ new: String) {
    guard new != text else { return }
    let wasAtEnd = head == count
    text = new
    anchor = wasAtEnd ? count : rounded(min(anchor, count))
    head = wasAtEnd ? count : rounded(min(head, count))
    isTyping = false
  }

  /// The start of the character that a place lies in.
  private func rounded(_ place: Int) -> Int {
    let exact = index(place)
    return self.place(exact == text.endIndex ? exact : text[...exact].indices.last ?? exact)
  }

  /// Puts text in the place of the selection.
  mutating func insert(_ new: String, isTyped: Bool = true) {
    if !(isTyping && isTyped && selection.isEmpty) { remember() }
    replaceSelection(new)
    isTyping = isTyped
  }

  /// Deletes the selection, or one step before or after the caret.
  /// - Returns: whether there was anything to delete.
  @discardableResult
  mutating func delete(_ step: Step, forward: Bool, to place: Int? = nil) -> Bool {
    let target = place ?? self.place(from: head, step, forward: forward)
    let range = selection.isEmpty ? min(head, target)..<max(head, target) : selection
    guard !range.isEmpty else { return false }
    remember()
    (anchor, head) = (range.lowerBound, range.upperBound)
    replaceSelection("")
    return true
  }

  private mutating func replaceSelection(_ new: String) {
    let start = selection.lowerBound
    text.replaceSubrange(index(start)..<index(selection.upperBound), with: new)
    head = start + new.utf8.count
    anchor = head
  }

  private mutating func remember() {
    past.append(Version(text: text, anchor: anchor, head: head))
    if past.count > 200 { past.removeFirst() }
    future = []
    isTyping = false
  }

  @discardableResult
  mutating func undo() -> Bool { restore(from: \.past, to: \.future) }
  @discardableResult
  mutating func redo() -> Bool { restore(from: \.future, to: \.past) }

  private mutating func restore(
    from: WritableKeyPath<TextEditing, [Version]>, to: WritableKeyPath<TextEditing, [Version]>
  ) -> Bool {
    guard let version = self[keyPath: from].popLast() else { return false }
    self[keyPath: to].append(Version(text: text, anchor: anchor, head: head))
    (text, anchor, head) = (version.text, version.anchor, version.head)
    isTyping = false
    return true
  }

  // MARK: Moving

  /// - Parameter extending: keeps where the selection began.
  mutating func move(to place: Int, extending: Bool = false) {
    head = min(max(place, 0), count)
    if !extending { anchor = head }
    isTyping = false
  }

  mutating func select(_ range: Range<Int>) {
    anchor = min(max(range.lowerBound, 0), count)
    head = min(max(range.upperBound, 0), count)
    isTyping = false
  }

  mutating func selectAll() { select(0..<count) }

  /// Where a step from a place leads, apart from lines, which depend on the layout.
  func place(from place: Int, _ step: Step, forward: Bool) -> Int {
    let index = index(place)
    switch step {
    case .character:
      if forward { return index == text.endIndex ? place : self.place(text.index(after: index)) }
      return index == text.startIndex ? place : self.place(text.index(before: index))
    case .word: return forward ? wordEnd(after: index) : wordStart(before: index)
    case .line, .paragraph:
      if forward { return self.place(text[index...].firstIndex { $0.isNewline } ?? text.endIndex) }
      return self.place(text[..<index].lastIndex { $0.isNewline }.map { text.index(after: $0) } ?? text.startIndex)
    case .text: return forward ? count : 0
    }
  }

  private func wordEnd(after start: String.Index) -> Int {
    guard let begin = text[start...].firstIndex(where: { $0.isWordPart }) else { return count }
    return place(text[begin...].firstIndex { !$0.isWordPart } ?? text.endIndex)
  }

  private func wordStart(before end: String.Index) -> Int {
    guard let last = text[..<end].lastIndex(where: { $0.isWordPart }) else { return 0 }
    return place(text[..<last].lastIndex { !$0.isWordPart }.map { text.index(after: $0) } ?? text.startIndex)
  }

  /// The word at a place, or what lies between words.
  func word(at place: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    var index = index(place)
    if index == text.endIndex { index = text.index(before: index) }
    let isWord = text[index].isWordPart
    let start = text[..<index].lastIndex { $0.isWordPart != isWord || $0.isNewline }.map { text.index(after: $0) }
    let end = text[index...].firstIndex { $0.isWordPart != isWord || $0.isNewline } ?? text.endIndex
    return self.place(start ?? text.startIndex)..<max(self.place(start ?? text.startIndex), self.place(end))
  }

  func paragraph(at place: Int) -> Range<Int> {
    self.place(from: place, .paragraph, forward: false)..<self.place(from: place, .paragraph, forward: true)
  }
}

extension Character {
  /// Whether a caret that goes by words does not stop here.
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}
