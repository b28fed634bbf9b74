internal import DrawingCore
internal import LayoutCore

/// Why the content of views is not shown.
public nonisolated struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Content is still missing: texts and pictures are shapes.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Private content is hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// Content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private struct RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionState { RedactionState() }
}

/// Why content is redacted, and whether it is private.
struct RedactionState: Equatable {
  var reasons: RedactionReasons = []
  var isPrivate = false

  /// Texts and pictures are drawn as shapes.
  var hidesContent: Bool { reasons.contains(.placeholder) || (isPrivate && reasons.contains(.privacy)) }
}

extension EnvironmentValues {
  var redaction: RedactionState {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { redaction.reasons }
    set { redaction.reasons = newValue }
  }
}

/// Changes why content is redacted.
nonisolated struct _RedactionModifier: EnvironmentModifier {
  typealias Body = Never
  let change: (inout RedactionState) -> Void
  func modify(_ environment: inout EnvironmentValues) { change(&environment.redaction) }
}

/// How a placeholder is drawn: in the foreground at 16 per cent, with corners of 4 points, as Apple's are.
enum RedactionLook {
  static let opacity = 0.16
  static let radius: CGFloat = 4

  static func draw(_ rect: CGRect, _ foreground: Paint, _ context: inout DrawingContext) {
    guard rect.width > 0, rect.height > 0 else { return }
    let path = Path(roundedRect: rect, cornerRadius: min(radius, rect.height / 3))
    context.commands.append(.fill(path, foreground.opacity(opacity), FillStyle()))
  }
}

extension View {
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(_RedactionModifier { $0.reasons.formUnion(reason) })
  }
  nonisolated public func unredacted() -> some View { modifier(_RedactionModifier { $0.reasons = [] }) }
  /// - Parameter sensitive: whether the content is hidden where content is redacted for privacy.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(_RedactionModifier { $0.isPrivate = sensitive })
  }
  /// Content that is redacted as out of date is dimmed while it is.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableModifier(isInvalidatable: invalidatable))
  }
}

/// Dims content that is out of date.
nonisolated struct InvalidatableModifier: ViewModifier {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  init(isInvalidatable: Bool) { self.isInvalidatable = isInvalidatable }

  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}

extension TextLine {
  /// Where a placeholder stands for the line: as wide as the line, and a fifth less high, so that lines do not touch.
  func bounds(in frame: CGRect) -> CGRect {
    CGRect(x: frame.minX + x, y: frame.minY + top + height * 0.1, width: width, height: height * 0.8)
  }
}
