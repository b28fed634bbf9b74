public import Foundation

/// What a stretch of text means, as Foundation names it on Apple's platforms.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributeScopes {
  /// The looks that SwiftUI adds to attributed strings.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension TextResolver.Look {
  mutating func apply(_ attributes: AttributeContainer) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    if let font = attributes[Scope.FontAttribute.self] { self.font = font }
    if let color = attributes[Scope.ForegroundColorAttribute.self] { style.foreground = AnyShapeStyle(color) }
    if let color = attributes[Scope.BackgroundColorAttribute.self] { style.background = color }
    if let line = attributes[Scope.StrikethroughStyleAttribute.self] { style.strikethrough = line }
    if let line = attributes[Scope.UnderlineStyleAttribute.self] { style.underline = line }
    if let kerning = attributes[Scope.KerningAttribute.self] { self.kerning = kerning }
    if let tracking = attributes[Scope.TrackingAttribute.self] { self.tracking = tracking }
    if let offset = attributes[Scope.BaselineOffsetAttribute.self] { baselineOffset = offset }
    if let intent = attributes[Scope.InlinePresentationIntentAttribute.self] {
      if intent.contains(.stronglyEmphasized) { fontModifiers.append(.bold(true)) }
      if intent.contains(.emphasized) { fontModifiers.append(.italic(true)) }
      if intent.contains(.code) { fontModifiers.append(.design(.monospaced)) }
      if intent.contains(.strikethrough) { style.strikethrough = .single }
    }
    apply(link: attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self])
  }
}

extension AttributedString {
  /// How Markdown is read: what marks a block is taken away, and what stands within a line has looks.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    let blocks =
      switch options.interpretedSyntax {
      case .full: MarkdownBlocks.blocks(of: markdown)
      case .inlineOnly:
        [MarkdownBlocks.Block(text: MarkdownBlocks.flowing(markdown.split(separator: "\n").map(String.init)))]
      case .inlineOnlyPreservingWhitespace: [MarkdownBlocks.Block(text: markdown)]
      }
    let runs = blocks.flatMap { block in
      block.isPlain ? [InlineMarkdown.Run(text: block.text)] : InlineMarkdown.runs(in: block.text)
    }
    for run in runs {
      var piece = AttributedString(run.text)
      var intent: InlinePresentationIntent = []
      if run.isStrong { intent.insert(.stronglyEmphasized) }
      if run.isEmphasized { intent.insert(.emphasized) }
      if run.isCode { intent.insert(.code) }
      if run.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      if let link = run.link { piece.link = URL(string: link, relativeTo: baseURL) }
      append(piece)
    }
  }
}
