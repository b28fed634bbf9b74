internal import DrawingCore
import Foundation

extension TextInputController {
  var text: String? { view.isSecure ? String(repeating: "•", count: editing.text.count) : editing.text }
  func contains(_ point: CGPoint, in frame: CGRect) -> Bool { true }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    self.frame = frame
    let carets = carets()
    let isLine = view.kind == .line
    if isLine { keepCaretInSight(carets, frame.width) }
    let isCut = isLine && !isFocused && !view.isSecure && layout().size(width: nil, height: nil).width > frame.width
    let origin = CGPoint(x: frame.minX + lineStart - scroll, y: frame.minY + topInset)
    let room = frame.insetBy(dx: -Self.caretWidth, dy: 0)
    context.commands.append(.push(.clip(Path(isLine ? frame : room), FillStyle())))
    drawSelection(carets, origin, &context)
    if view.isSecure {
      drawBullets(carets, origin, &context)
    } else {
      drawGlyphs(layout(isCut: isCut), isCut ? CGPoint(x: frame.minX, y: origin.y) : origin, frame, &context)
    }
    drawPreeditLine(carets, origin, &context)
    context.commands.append(.pop)
    drawCaret(carets, origin, &context)
  }

  /// A line that is longer than its field moves as little as needed for its caret to be seen.
  private func keepCaretInSight(_ carets: TextCarets, _ width: CGFloat) {
    let room = max(0, width - Self.caretWidth)
    let length = layout().size(width: nil, height: nil).width
    guard isFocused, length > room else {
      scroll = isFocused || !carets.isRightToLeft ? 0 : max(0, length - room)
      return
    }
    let x = carets.caret(at: shownCaret).minX
    scroll = min(max(scroll, x - room), x)
    scroll = min(max(scroll, 0), length - room)
  }

  private var accent: Paint {
    TintShapeStyle()._paint(in: frame, context: environment.styleContext)
  }

  private func drawSelection(_ carets: TextCarets, _ origin: CGPoint, _ context: inout DrawingContext) {
    guard isFocused, preedit.isEmpty, !editing.selection.isEmpty else { return }
    let edge = view.kind == .line ? carets.caret(at: editing.count).minX : frame.width
    let paint = environment.platform == .macos ? macSelection : accent.opacity(0.2)
    for rect in carets.rectangles(of: editing.selection, edge: edge) {
      context.commands.append(.fill(Path(rect.offsetBy(dx: origin.x, dy: origin.y)), paint, FillStyle()))
    }
  }

  /// The system's colour of selected text where the accent is not set, else a light shade of it.
  private var macSelection: Paint {
    environment.base.accent == nil && environment.base.tint == nil
      ? .color(SystemColor.selectedText.resolve(in: environment.resolution)) : accent.opacity(0.3)
  }

  private func drawGlyphs(
    _ layout: TextLayout, _ origin: CGPoint, _ frame: CGRect, _ context: inout DrawingContext
  ) {
    let style = environment.styleContext
    var paint = ForegroundStyle()._paint(in: frame, context: style)
    if !environment.isEnabled { paint = Paint.color(SystemColor.tertiary.resolve(in: environment.resolution)) }
    let isLine = view.kind == .line
    let width = isLine ? (layout.options.lineLimit == 1 ? frame.width : nil) : max(0, frame.width - Self.caretWidth)
    // Lines stand in the text's own width, the text in the field's.
    let shift = isLine ? 0 : start(of: layout.size(width: width, height: nil).width, in: width ?? 0)
    for line in layout.lines(width: width, height: nil) {
      let y = line.top + origin.y
      guard isInSight(y..<y + line.height) else { continue }
      for run in line.runs {
        guard let glyphs = run.glyphs else { continue }
        let start = CGPoint(x: run.origin.x + origin.x + shift, y: run.origin.y + origin.y)
        context.commands.append(.glyphs(glyphs, origin: start, paint))
      }
    }
  }

  /// Long texts are drawn only where they are seen.
  private func isInSight(_ range: Range<CGFloat>) -> Bool {
    guard view.kind == .editor, let sight = graph.viewport(around: node) else { return true }
    return range.upperBound >= sight.minY && range.lowerBound <= sight.maxY
  }

  /// 5.5 points wide in the 13-point font of macOS (recorded from Apple's SwiftUI), half a capital's height above the
  /// baseline.
  private func drawBullets(_ carets: TextCarets, _ origin: CGPoint, _ context: inout DrawingContext) {
    let size = fontSize * 5.5 / 13
    let baseline = layout().size(width: nil, height: nil).firstBaseline
    let middle = origin.y + baseline - environment.capHeight / 2
    let paint = ForegroundStyle()._paint(in: frame, context: environment.styleContext)
    var path = Path()
    var place = 0
    for character in shownText {
      let next = place + character.utf8.count
      let x = (carets.caret(at: place).minX + carets.caret(at: next).minX) / 2 + origin.x
      path.addEllipse(in: CGRect(x: x - size / 2, y: middle - size / 2, width: size, height: size))
      place = next
    }
    if !shownText.isEmpty { context.commands.append(.fill(path, paint, FillStyle())) }
  }

  /// What is being composed is underlined.
  private func drawPreeditLine(_ carets: TextCarets, _ origin: CGPoint, _ context: inout DrawingContext) {
    guard !preedit.isEmpty else { return }
    let start = editing.selection.lowerBound
    let paint = ForegroundStyle()._paint(in: frame, context: environment.styleContext)
    for rect in carets.rectangles(of: start..<start + preedit.utf8.count, edge: frame.width) {
      let line = CGRect(x: rect.minX + origin.x, y: rect.maxY + origin.y - 2, width: rect.width, height: 1)
      context.commands.append(.fill(Path(line), paint, FillStyle()))
    }
  }

  private func drawCaret(_ carets: TextCarets, _ origin: CGPoint, _ context: inout DrawingContext) {
    guard isFocused, isCaretShown, graph.input.hasKeyboard, !view.isReadOnly,
      editing.selection.isEmpty || !preedit.isEmpty
    else { return }
    let caret = carets.caret(at: shownCaret)
    let x = min(caret.minX + origin.x, frame.maxX - Self.caretWidth)
    let rect = CGRect(x: x, y: caret.minY + origin.y, width: Self.caretWidth, height: caret.height)
    let path = Path(roundedRect: rect, cornerRadius: Self.caretWidth / 2, style: .circular)
    context.commands.append(.fill(path, accent, FillStyle()))
  }
}
