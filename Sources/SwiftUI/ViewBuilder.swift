/// Builds views from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Notes the line of a view; blocks take the lines of their views from there.
  public static func buildExpression<Content: View>(_ content: Content, _ line: Int = #line) -> Content {
    SourceLines.push(line)
    return content
  }

  public static func buildBlock() -> EmptyView {
    SourceLines.close(0)
    return EmptyView()
  }

  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    SourceLines.close(1)
    return content
  }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    SourceLines.close(count)
    return TupleView((repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    SourceLines.push(content == nil ? 0 : SourceLines.first)
    return content
  }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    SourceLines.push(SourceLines.first)
    return _ConditionalContent(.first(first))
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    SourceLines.push(SourceLines.first)
    return _ConditionalContent(.second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The lines of the views that builders have met and no container has taken yet.
///
/// A builder evaluates its views in order, and each block closes right after its last view; so at that moment the lines
/// of its views lie on top. The container that called the builder takes them.
enum SourceLines {
  nonisolated(unsafe) private static var open: [Int32] = []
  nonisolated(unsafe) private static var closed: [Int32] = []

  static func push(_ line: Int) {
    // Builders outside of any graph (a view made and thrown away) must not grow the list for ever.
    if open.count > 100_000 { open.removeAll() }
    open.append(Int32(truncatingIfNeeded: line))
  }

  static func close(_ count: Int) {
    closed = Array(open.suffix(count))
    open.removeLast(min(count, open.count))
  }

  /// The line of the first view of the last block.
  static var first: Int { Int(closed.first ?? 0) }

  /// The lines of the last block, in order.
  static func take() -> [Int32] {
    defer { closed = [] }
    return closed
  }
}
