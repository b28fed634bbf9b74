import DrawingCore
import Foundation
import PreviewProtocol

/// A message of every kind, with a value of every kind inside.
enum Samples {
  static let device = DeviceProfile(
    name: "ipad", title: "iPad", width: 820, height: 1180, scale: 2, safeAreaTop: 24, safeAreaLeading: 1,
    safeAreaBottom: 20, safeAreaTrailing: 2, isHorizontallyCompact: false, isVerticallyCompact: true)

  static let conditions = [
    PreviewConditions(),
    PreviewConditions(
      width: .ideal, height: .points(312.5), device: device, platform: .macos, isDark: true, typeSize: "accessibility3",
      isRightToLeft: true, locale: "ar_EG", scale: 1.5),
    PreviewConditions(
      width: .minimum, height: .maximum, settings: [.boldText, .inactive], horizontalClass: .compact,
      verticalClass: .regular),
  ]

  static let input: [InputEvent] = [
    .pointer(.began, CGPoint(x: 1, y: -2.5), clickCount: 2, modifiers: [.shift, .alt]),
    .pointer(.cancelled, .zero, clickCount: 1, modifiers: []),
    .secondaryClick(CGPoint(x: 8, y: 9), modifiers: .control), .hover(nil), .hover(CGPoint(x: 3, y: 4)),
    .scroll(ScrollInput(CGPoint(x: 5, y: 6), delta: CGSize(width: -7, height: 0.25))),
    .scroll(ScrollInput(.zero, delta: .zero, phase: .ended, velocity: CGSize(width: 900, height: -1))),
    .pinch(.moved, CGPoint(x: 1, y: 2), scale: 1.5, angle: -0.25), .key(KeyInput("\t", modifiers: .super)),
    .key(KeyInput("\u{F702}", characters: "", modifiers: [.control, .shift], phase: .again)),
    .key(KeyInput("é", characters: "é", phase: .up)), .preedit("´", caret: 1), .preedit("", caret: 0), .text("日本"),
    .paste("two\nlines"), .drop(DropInput(.entered, CGPoint(x: 1, y: 1), files: ["/a/ä.png", "/b"])),
    .drop(DropInput(.dropped, .zero, text: "text")), .drop(DropInput(.moved, .zero)), .drop(DropInput(.left, .zero)),
    .focus(true),
  ]

  static let wants: [InputWants] = [
    InputWants(),
    InputWants(
      field: TextFieldState(
        caret: CGRect(x: 1, y: 2, width: 2, height: 20), purpose: "email", capitals: "words", checksSpelling: false,
        surrounding: "Grüße", offset: 3),
      keys: [KeyChord("s", .control), KeyChord("\r"), KeyChord("s", [.super, .shift])], takesTab: true,
      takesBackTab: false, takesPinch: true, takesDrop: true, pointer: "col-resize"),
  ]

  static let host: [HostMessage] =
    [
      .hello(version: protocolVersion), .load(PreviewModule(resourceFolder: "/home/ä/Views")),
      .show(PreviewRequest(symbol: "vitrine_preview_Card_12", conditions: conditions[0], serial: 4_000_000_000)),
      .show(PreviewRequest(symbol: "moment", conditions: conditions[0], clock: .set(0.25), serial: 1)),
      .show(PreviewRequest(symbol: "rest", conditions: conditions[0], clock: .settled, serial: 2)),
      .show(
        PreviewRequest(
          symbol: "b", conditions: conditions[0], serial: 7, archive: Data([1, 2, 255]), isReset: true)),
      .archive(serial: 8),
      .edit(
        [
          ScannedLiteral(id: 1 << 40, value: .integer(-3)), ScannedLiteral(id: 2, value: .float(0.25)),
          ScannedLiteral(id: 3, value: .string("ä")), ScannedLiteral(id: 4, value: .boolean(true)),
        ], serial: 6),
      .explain(serial: 3), .frameTaken(serial: 0), .quit, .loadShaders, .rasterized(nil),
      .rasterized(Bitmap(width: 1, height: 1, scale: 2, pixels: Data([1, 2, 3, 4]))),
    ] + input.enumerated().map { .input($1, serial: UInt32($0)) }
    + conditions.enumerated().map { .update($1, serial: UInt32($0)) }

  static let list = DisplayList(
    size: CGSize(width: 300, height: 100),
    commands: [
      .push(.opacity(0.5)),
      .fill(Path(storage: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))), .color(.black), FillStyle()), .pop,
      .image(ImageID(7), in: CGRect(x: 0, y: 0, width: 2, height: 1), ImageDrawing()),
    ],
    images: [ImageID(7): Bitmap(width: 2, height: 1, scale: 1, pixels: Data([1, 2, 3, 4, 5, 6, 7, 8]))])

  static let report = LayoutReport(
    view: "HStack", ids: ["a"], text: nil, line: 12, priority: 1,
    frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), drawn: .zero,
    negotiation: [.init(proposedWidth: .infinity, proposedHeight: nil, width: 3, height: 4, isCached: true)],
    children: [LayoutReport(view: "Text", text: "Grüße", frame: .zero, drawn: .zero)])

  static let agent: [AgentMessage] = [
    .hello(version: protocolVersion), .loaded, .failed(reason: "no such symbol"),
    .frame(
      Frame(
        serial: 9, list: list, answer: CGSize(width: CGFloat.infinity, height: 48), proposedWidth: 300,
        proposedHeight: nil, approximations: [Approximation(line: 3, what: "symbol", detail: "heart")],
        bodySeconds: 0.1, layoutSeconds: 0.2, drawSeconds: 0.3, bodies: 4, measures: 17, isAnimating: true)),
    .changed(
      Frame(
        serial: 10, list: DisplayList(size: .zero), answer: .zero, proposedWidth: nil, proposedHeight: nil),
      DisplayListChange(
        size: list.size, pieces: [.kept(0..<3), .new(list.commands), .kept(7..<9)], imageIDs: [ImageID(7)],
        newImages: list.images)),
    .report(report, serial: 8), .handled(serial: 5), .refused(serial: 6),
    .archived(Data([0, 7]), serial: 2), .restored(StateKept(kept: 3, count: 4)),
    .log(LogLine(kind: .warning, text: "odd", line: 3)),
    .log(LogLine(kind: .output, text: "")), .wants(wants[0]), .wants(wants[1]), .copied("text"), .pasteWanted,
    .rasterize(list, scale: 1.5),
  ]
}
