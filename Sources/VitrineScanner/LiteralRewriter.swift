import PreviewProtocol
import SwiftSyntax

/// Finds the literals whose values a running preview can exchange, and puts look-ups in their places.
///
/// A literal is one of them where all of this holds; anything else is compiled as it is:
/// 1. It is a whole argument of a call. Operators choose their overloads by literals, patterns and attributes take
///    nothing else, and interpolations are strings of their own.
/// 2. It stands in code that runs again whenever the picture is made: in a computed property, a function with a result or
///    a `#Preview`'s body. What is stored, and what actions do, has had its effect already.
/// 3. The parameter is not of whatever type the argument has, as far as names tell.
/// 4. Its expression has not so many of them that the type checker would take long.
final class LiteralRewriter: SyntaxVisitor {
  /// Calls whose parameters take any type, or whose many overloads are told apart by literals.
  private static let genericCalls: Set<String> = [
    "tag", "id", "constant", "print", "debugPrint", "dump", "min", "max", "abs", "pow", "stride", "zip", "Array", "Set",
    "String", "Int", "UInt", "Int64", "UInt64", "Int32", "UInt32", "UInt8", "Double", "Float", "CGFloat", "Bool",
    "Character", "Substring", "Optional", "Result", "fatalError", "precondition", "preconditionFailure", "assert",
    "assertionFailure", "equatable", "State", "StateObject", "Binding", "sorted", "filter", "map", "reduce", "contains",
    "advanced", "firstIndex", "first", "append", "insert", "matchedGeometryEffect", "transaction", "dateComponents",
    "formatted", "precision", "NSLocalizedString", "Selector", "StaticString", "KeyPath", "Predicate", "Regex",
    "navigationDestination", "preference", "transformPreference", "random", "scrollTo", "signpost",
  ]
  /// Labels of parameters that take any type.
  private static let genericLabels: Set<String> = [
    "value", "repeating", "id", "tag", "for", "in", "into", "initialValue", "wrappedValue", "forKey", "equals",
    "defaultValue", "action", "format", "of", "where", "default", "count",
  ]
  /// Calls whose closures act once, besides those that begin with `on`.
  private static let actions: Set<String> = [
    "task", "Task", "refreshable", "async", "asyncAfter", "sink", "withAnimation", "withTransaction", "Timer", "Button",
    "perform", "swipeActions", "detached", "run", "addTask", "receive", "assign",
  ]
  /// More literals than this in one expression are left alone.
  private static let limit = 24

  private struct Candidate {
    var expression: ExprSyntax
    var value: LiteralValue
  }

  private var found: [Candidate] = []
  /// How many of the scopes around are run again for each picture, and how many have run for good.
  private var live = 0
  private var spent = 0

  /// - Parameter path: makes the literals' numbers differ from those of other files.
  /// - Returns: nil where there is none.
  static func rewrite(
    _ tree: SourceFileSyntax, previews: [PreviewMacro], path: String, source: String, in copy: inout SourceCopy
  ) -> EditableSource? {
    guard importsSwiftUI(tree) else { return nil }
    let finder = LiteralRewriter(viewMode: .sourceAccurate)
    finder.walk(tree)
    for preview in previews where preview.hoisted.isEmpty {
      finder.live += 1
      finder.walk(preview.closure.statements)
      finder.live -= 1
    }
    guard !finder.found.isEmpty, finder.found.count < 1 << 16 else { return nil }
    // The numbers are small enough for any platform's Int, and differ by file.
    let base = Int(EntryPoint.sum(of: path[...]) & 0x7FFF_FFFF) << 16
    let found = finder.found.sorted { $0.expression.position < $1.expression.position }
    var literals: [ScannedLiteral] = []
    var outline = Outline()
    let bytes = Array(source.utf8)
    var position = 0
    for (index, candidate) in found.enumerated() {
      let start = candidate.expression.positionAfterSkippingLeadingTrivia
      let end = candidate.expression.endPositionBeforeTrailingTrivia
      literals.append(ScannedLiteral(id: base + index, value: candidate.value))
      copy.insert("SwiftUI.\(candidate.value.lookUp)(", at: start)
      copy.insert(", \(base + index))", at: end)
      outline.add(bytes[position..<start.utf8Offset])
      outline.add(candidate.value.mark.utf8)
      position = end.utf8Offset
    }
    outline.add(bytes[position...])
    return EditableSource(outline: outline.text, literals: literals)
  }

  private static func importsSwiftUI(_ tree: SourceFileSyntax) -> Bool {
    tree.statements.contains { item in
      item.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI"
    }
  }

  // MARK: - Scopes

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self),
      !Self.isStatic(variable.modifiers) || variable.bindings.first?.pattern.trimmedDescription == "previews",
      case .getter = node.accessors
    else { return .skipChildren }
    live += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) {
    guard let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self),
      !Self.isStatic(variable.modifiers) || variable.bindings.first?.pattern.trimmedDescription == "previews",
      case .getter = node.accessors
    else { return }
    live -= 1
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, node.signature.returnClause != nil, !Self.isStatic(node.modifiers) else {
      return .skipChildren
    }
    live += 1
    walk(body)
    live -= 1
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
  }

  // MARK: - Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.name(of: node.calledExpression)
    walk(node.calledExpression)
    let isAction = name.hasPrefix("on") || Self.actions.contains(name)
    if live > 0, spent == 0, !Self.genericCalls.contains(name) {
      for argument in node.arguments { take(argument) }
    }
    for argument in node.arguments {
      // A button's title is none of what it does.
      let isClosure = argument.expression.is(ClosureExprSyntax.self)
      walk(argument.expression, isSpent: isAction && isClosure || argument.label?.text == "action")
    }
    if let closure = node.trailingClosure { walk(closure, isSpent: isAction) }
    for closure in node.additionalTrailingClosures {
      walk(closure.closure, isSpent: ["action", "perform"].contains(closure.label.text))
    }
    return .skipChildren
  }

  private func walk(_ node: some SyntaxProtocol, isSpent: Bool) {
    if isSpent { spent += 1 }
    walk(node)
    if isSpent { spent -= 1 }
  }

  /// Leaves expressions with very many literals alone.
  override func visitPost(_ node: CodeBlockItemSyntax) {
    let range = node.position..<node.endPosition
    let own = found.indices.filter { index in
      range.contains(found[index].expression.position) && Self.item(of: found[index].expression) == node
    }
    if own.count > Self.limit { for index in own.reversed() { found.remove(at: index) } }
  }

  private static func item(of expression: ExprSyntax) -> CodeBlockItemSyntax? {
    var next = expression.parent
    while let node = next {
      if let item = node.as(CodeBlockItemSyntax.self) { return item }
      next = node.parent
    }
    return nil
  }

  private static func name(of called: ExprSyntax) -> String {
    if let member = called.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let generic = called.as(GenericSpecializationExprSyntax.self) { return name(of: generic.expression) }
    return called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  // MARK: - Literals

  private func take(_ argument: LabeledExprSyntax) {
    if let label = argument.label?.text, Self.genericLabels.contains(label) { return }
    guard let value = LiteralValue(argument.expression) else { return }
    found.append(Candidate(expression: argument.expression, value: value))
  }
}

extension LiteralValue {
  /// - Returns: nil where the expression is no literal, or one that stands for more than its value.
  fileprivate init?(_ expression: ExprSyntax) {
    if let sign = expression.as(PrefixOperatorExprSyntax.self), sign.operator.text == "-",
      let value = LiteralValue(sign.expression)
    {
      switch value {
      case .integer(let number): self = .integer(-number)
      case .float(let number): self = .float(-number)
      case .string, .boolean: return nil
      }
    } else if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      guard let number = literal.representedLiteralValue else { return nil }
      self = .integer(Int64(number))
    } else if let literal = expression.as(FloatLiteralExprSyntax.self) {
      guard let number = literal.representedLiteralValue, number.isFinite else { return nil }
      self = .float(number)
    } else if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      self = .boolean(literal.literal.tokenKind == .keyword(.true))
    } else if let literal = expression.as(StringLiteralExprSyntax.self) {
      // One letter may be a Character.
      guard literal.openingQuote.tokenKind == .stringQuote, let text = literal.representedLiteralValue, text.count > 1
      else { return nil }
      self = .string(text)
    } else {
      return nil
    }
  }

  /// What stands for the value in an outline; a number may be written as another kind of number.
  fileprivate var mark: String {
    switch self {
    case .integer, .float: "\u{1}n"
    case .string: "\u{1}s"
    case .boolean: "\u{1}b"
    }
  }

  /// The engine's function that answers with the value, or with what has taken its place.
  fileprivate var lookUp: String {
    switch self {
    case .integer: "_integerLiteral"
    case .float: "_floatLiteral"
    case .string: "_stringLiteral"
    case .boolean: "_booleanLiteral"
    }
  }
}

/// Two sums over a text, in place of the text.
private struct Outline {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second &+ UInt64(byte)) &* 0xD6E8_FEB8_6659_FD93
      second ^= second >> 32
    }
  }

  var text: String { String(first, radix: 16) + "-" + String(second, radix: 16) }
}
