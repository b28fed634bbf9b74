internal import DrawingCore
import Foundation
internal import LayoutCore

/// Lays a text out, draws it with caret and selection, and changes it as a person types.
final class TextInputController: Responder, Drawing, LayoutLeaf, FocusItem {
  /// The width of a caret, in points; as on both platforms.
  static let caretWidth: CGFloat = 2

  private(set) var view: TextInput
  private(set) var environment: EnvironmentValues
  unowned let graph: ViewGraph
  let line: Int32
  var node: LayoutID?
  var editing: TextEditing
  private(set) var isFocused = false
  /// What an input method is composing at the caret, and its caret in it, in characters.
  var preedit = ""
  var preeditCaret = 0
  /// How far the text has moved to the left in its field, in points.
  var scroll: CGFloat = 0
  /// Where the caret wants to be across as it moves up and down.
  var goal: CGFloat?
  /// Since when the person has not done anything, for the blinking caret.
  var isCaretShown = true
  private var blink = 0
  private var isPressing = false
  private var pressedWord: Range<Int>?
  var frame = CGRect.zero
  private var layouts: [Bool: TextLayout] = [:]
  private var cachedCarets: (width: CGFloat?, carets: TextCarets)?

  init(_ view: TextInput, _ inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    graph = inputs.graph
    line = inputs.line
    editing = TextEditing(view.text.wrappedValue)
    super.init()
    contentShape = { Path($0) }
    takeSelection()
  }

  func renew(_ new: TextInput?, _ environment: EnvironmentValues) -> LeafChange {
    let hadSameEnvironment = environment.isIdentical(to: self.environment)
    let old = (text: editing.text, minHeight: view.minHeight, isSecure: view.isSecure)
    self.environment = environment
    if let new { view = new }
    editing.setText(view.text.wrappedValue)
    takeSelection()
    if isFocused, !canBecomeFocused { graph.input.focus(nil) }
    let isSame = old == (editing.text, view.minHeight, view.isSecure) && hadSameEnvironment
    if !isSame { forgetLayout() }
    return isSame ? .drawing : .layout
  }

  /// Takes a selection that the program has set.
  private func takeSelection() {
    guard let selection = view.selection?.wrappedValue else { return }
    let range = selection.range
    guard range.upperBound <= editing.text.endIndex else { return }
    let places = editing.place(range.lowerBound)..<editing.place(range.upperBound)
    if places != editing.selection { editing.select(places) }
  }

  // MARK: Focus

  override var focusItem: (any FocusItem)? { self }
  var canBecomeFocused: Bool { environment.isEnabled }
  var isTabStop: Bool { canBecomeFocused && !view.isReadOnly }
  var textInput: TextInputController? { self }

  func focusDidChange(_ isFocused: Bool) {
    self.isFocused = isFocused
    (isCaretShown, goal) = (true, nil)
    if !isFocused { setPreedit("", caret: 0) }
    forgetLayout()
    if isFocused { showCaret() } else { scroll = 0 }
    view.onEditingChanged(isFocused)
    if !isFocused { view.onCommit() }
  }

  /// Fields are selected as a whole where Tab comes to them, as on macOS.
  func selectAllByTab() {
    guard view.kind != .editor, environment.platform == .macos else { return }
    editing.selectAll()
    reportSelection()
  }

  override func handle(_ press: KeyPress) -> Bool { takeKey(press) }

  // MARK: Layout

  func forgetLayout() {
    layouts = [:]
    cachedCarets = nil
  }

  /// What is shown: the text with what is being composed.
  var shownText: String {
    guard !preedit.isEmpty else { return editing.text }
    var text = editing.text
    text.insert(contentsOf: preedit, at: editing.index(editing.selection.lowerBound))
    return text
  }
  /// The place of the caret in what is shown.
  var shownCaret: Int {
    guard !preedit.isEmpty else { return editing.head }
    return editing.selection.lowerBound + preedit.prefix(preeditCaret).utf8.count
  }

  /// - Parameter isCut: in one line that is cut off where it is too long, as fields are that are not being edited.
  func layout(isCut: Bool = false) -> TextLayout {
    if let known = layouts[isCut] { return known }
    let text = shownText
    let resolved = TextResolver.resolve(
      Text(verbatim: view.isSecure ? "" : text), in: environment.textContext(shaper: graph.shaper))
    var spans = resolved.spans
    let locale = environment.locale.identifier, shaper = graph.shaper
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    var shaped: ShapedText
    if view.isSecure {
      spans[0].text = text
      shaped = bullets(for: text, isRightToLeft: isRightToLeft)
    } else {
      shaped = shaper.shape(spans, isRightToLeft: isRightToLeft, locale: locale)
    }
    var options = environment.textOptions
    options.avoidsLoneWord = false
    options.minimumLines = view.kind == .line ? 0 : options.minimumLines
    options.lineLimit = isCut ? 1 : nil
    let layout = TextLayout(shaped, spans: spans, options: options) { number in
      var span = spans[number]
      span.text = "…"
      return shaper.shape([span], isRightToLeft: isRightToLeft, locale: locale)
    }
    layouts[isCut] = layout
    return layout
  }

  /// A round for each character, without saying which: 5.5 points wide, 8 apart in macOS's 13-point font.
  private func bullets(for text: String, isRightToLeft: Bool) -> ShapedText {
    var shaped = ShapedText(
      runs: [ShapedText.Run(face: nil, span: 0, level: isRightToLeft ? 1 : 0)], isRightToLeft: isRightToLeft)
    var offset: Int32 = 0
    let pitch = fontSize * 8 / 13
    for character in text {
      shaped.clusters.append(
        ShapedText.Cluster(
          advance: pitch, glyphs: 0..<0, run: 0, textOffset: offset, breakAfter: .none, isWhitespace: false))
      offset += Int32(character.utf8.count)
    }
    return shaped
  }

  var fontSize: CGFloat { environment.resolvedFont.request.size }

  /// The width in which lines are broken; nil for one line.
  private func breakingWidth(_ width: CGFloat?) -> CGFloat? {
    guard view.kind != .line, let width, width.isFinite else { return nil }
    return max(0, width - Self.caretWidth)
  }

  func carets() -> TextCarets {
    let width = breakingWidth(frame.width)
    if let cachedCarets, cachedCarets.width == width { return cachedCarets.carets }
    let carets = layout().carets(width: width)
    cachedCarets = (width, carets)
    return carets
  }

  /// Between the top of the field and that of its first line.
  var topInset: CGFloat {
    view.kind == .editor || environment.platform == .macos ? 0 : (lineFieldHeight - lineHeight) / 2
  }
  private var lineHeight: CGFloat { layout().lineHeight }
  /// A line of a field of iOS: its text and one and a half points, up to the point (recorded from Apple's SwiftUI).
  private var lineFieldHeight: CGFloat { (lineHeight + 1.5).rounded(.up) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { size(for: proposal) }
  }

  private func size(for proposal: ProposedViewSize) -> CGSize {
    let text = layout().size(width: breakingWidth(proposal.width), height: nil)
    let room: CGFloat = environment.platform == .macos ? 4 : Self.caretWidth
    let width = proposal.width ?? (text.width + room).rounded(.up)
    var height = lineHeight
    if view.kind != .line {
      let count = layout().carets(width: breakingWidth(proposal.width)).lineCount
      let shown = max(min(count, environment.lineLimit ?? Int.max), environment.base.text.lineMinimum ?? 1)
      height = view.kind == .editor ? text.height : lineHeight + CGFloat(shown - 1) * layout().linePitch
    }
    if view.kind != .editor, environment.platform == .ios { height = (height + 1.5).rounded(.up) }
    return CGSize(width: width, height: max(height, view.minHeight))
  }

  nonisolated func textBaselines(_ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
    MainActor.assumeIsolated {
      let text = layout().size(width: breakingWidth(proposal.width), height: nil)
      return (text.firstBaseline + topInset, text.lastBaseline + topInset)
    }
  }

  // MARK: Pointer

  /// Where touches are meant, a field takes the focus when the finger is lifted, so that it can be scrolled by.
  private var waitsForRelease: Bool { environment.platform == .ios && !isFocused }

  override func pressBegan(at point: CGPoint, in frame: CGRect) -> Bool {
    guard environment.isEnabled else { return false }
    self.frame = frame
    isPressing = true
    if !waitsForRelease { take(point, isFirst: true) }
    return true
  }

  override func pressMoved(to point: CGPoint) -> Bool {
    guard isPressing, isFocused else { return false }
    let place = place(at: point)
    if let word = pressedWord {
      let other = editing.word(at: place)
      editing.select(min(word.lowerBound, other.lowerBound)..<max(word.upperBound, other.upperBound))
    } else {
      editing.move(to: place, extending: true)
    }
    selectionDidChange()
    return true
  }

  override func pressEnded(at point: CGPoint) -> Bool {
    guard isPressing else { return false }
    isPressing = false
    if waitsForRelease, frame.contains(point) { take(point, isFirst: true) }
    return true
  }

  override func pressCancelled() { isPressing = false }

  private func take(_ point: CGPoint, isFirst: Bool) {
    graph.input.focus(self)
    let place = place(at: point)
    pressedWord = nil
    switch graph.input.clickCount {
    case 2:
      pressedWord = editing.word(at: place)
      editing.select(editing.word(at: place))
    case 3...: editing.select(view.kind == .line ? 0..<editing.count : editing.paragraph(at: place))
    default: editing.move(to: place, extending: graph.input.modifiers.contains(.shift))
    }
    selectionDidChange()
  }

  private func place(at point: CGPoint) -> Int {
    carets().offset(
      at: CGPoint(x: point.x - frame.minX - lineStart + scroll, y: point.y - frame.minY - topInset))
  }

  /// From the field's left edge to the start of a text in one line that is shorter than the field.
  var lineStart: CGFloat {
    guard view.kind == .line else { return 0 }
    return start(of: layout().size(width: nil, height: nil).width, in: frame.width - Self.caretWidth)
  }

  /// Where a text begins in a wider field.
  func start(of length: CGFloat, in width: CGFloat) -> CGFloat {
    let room = width - length
    guard room > 0 else { return 0 }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    return switch environment.multilineTextAlignment {
    case .leading: isRightToLeft ? room : 0
    case .center: room / 2
    case .trailing: isRightToLeft ? 0 : room
    }
  }

  // MARK: Blinking

  /// After each change the caret is shown, in sight, and begins to blink anew.
  func showCaret() {
    isCaretShown = true
    blink += 1
    if isFocused, graph.input.blinksCaret, graph.input.hasKeyboard { blinkLater(blink, times: 20) }
    if let node, isFocused { graph.scrollToCaret(caretRect(), of: node) }
    graph.setNeedsRender()
    graph.input.onFocusChange?()
  }

  /// The caret blinks for ten seconds after the last change, and then stays, so that a field at rest costs nothing.
  private func blinkLater(_ number: Int, times: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.blink == number, self.isFocused, self.graph.input.hasKeyboard else { return }
        self.isCaretShown = times.isMultiple(of: 2) == false || times <= 1
        self.graph.setNeedsRender()
        if times > 1 { self.blinkLater(number, times: times - 1) }
      }
    }
  }

  /// The caret, in points of the picture.
  func caretRect() -> CGRect {
    let caret = carets().caret(at: shownCaret)
    let frame = node.map { graph.tree.absoluteFrame($0) } ?? frame
    return CGRect(
      x: frame.minX + lineStart + caret.minX - scroll, y: frame.minY + topInset + caret.minY, width: Self.caretWidth,
      height: caret.height)
  }
}
