/// The items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }

  /// Appends the items; the default appends those of the body.
  static func _collect(_ content: Self, _ items: inout _ToolbarItems)
}

/// Items that a person could arrange anew, were a preview more than a picture.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// The items of a toolbar as they are read, with the node that they belong to.
@MainActor
public struct _ToolbarItems {
  let node: any PropertyOwner
  var items: [BarItem] = []
  var titleMenu: HoistedView?
  /// The properties of toolbar contents that were connected so far.
  fileprivate var context: _PropertyContext

  init(_ node: any PropertyOwner) {
    self.node = node
    context = _PropertyContext(owner: node)
  }
}

extension ToolbarContent {
  @MainActor public static func _collect(_ content: Self, _ items: inout _ToolbarItems) {
    var content = content
    withUnsafeMutablePointer(to: &content) { pointer in
      for property in TypeLayout.of(Self.self).dynamics {
        property.type._install(UnsafeMutableRawPointer(pointer) + property.offset, &items.context)
      }
    }
    let body = content.body
    _ = SourceLines.take()
    Body._collect(body, &items)
  }
}

extension ToolbarContent where Body == Never {
  nonisolated public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
  @MainActor public static func _collect(_ content: Never, _ items: inout _ToolbarItems) {}
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  @MainActor public static func _collect(_ content: Wrapped?, _ items: inout _ToolbarItems) {
    if let content { Wrapped._collect(content, &items) }
  }
}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  @MainActor public static func _collect(_ content: Self, _ items: inout _ToolbarItems) {
    switch content.storage {
    case .first(let first): TrueContent._collect(first, &items)
    case .second(let second): FalseContent._collect(second, &items)
    }
  }
}
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

/// The items of a block.
public nonisolated struct TupleToolbarContent<T>: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  private let value: T
  private let collect: @MainActor (T, inout _ToolbarItems) -> Void

  init<each Content: ToolbarContent>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    collect = { value, items in
      @MainActor func add<C: ToolbarContent>(_ content: C) { C._collect(content, &items) }
      repeat add(each value)
    }
  }

  @MainActor public static func _collect(_ content: Self, _ items: inout _ToolbarItems) {
    content.collect(content.value, &items)
  }
}

/// Nothing in a toolbar.
public nonisolated struct EmptyToolbarContent: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, _ items: inout _ToolbarItems) {}
}

/// Builds the items of a toolbar from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyToolbarContent { EmptyToolbarContent() }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
    -> TupleToolbarContent<(repeat each Content)>
  {
    TupleToolbarContent(repeat each content)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First)
    -> _ConditionalContent<First, Second>
  {
    _ConditionalContent(.first(first))
  }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second)
    -> _ConditionalContent<First, Second>
  {
    _ConditionalContent(.second(second))
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}
