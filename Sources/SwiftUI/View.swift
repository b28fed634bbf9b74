/// A piece of user interface, described by the views that it is made of.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View {
  public var body: Never { fatalError("This view has no body.") }
}
/// Builds views from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
