/// Something that previews share, such as a model with examples, put around their views.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier modifies.
public nonisolated struct PreviewModifierContent: View, FrameworkView {
  let content: AnyView
  @MainActor public var body: some View { content }
}

/// A preview modifier of any type.
public struct AnyPreviewModifier: Sendable {
  let apply: @MainActor @Sendable (AnyView) -> any View
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// Puts a modifier around the preview's view.
  @MainActor public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait(
      .modifier(
        AnyPreviewModifier { PreviewModifierView(modifier: modifier, content: PreviewModifierContent(content: $0)) }))
  }
}

/// Shows the modified view once there is what the previews share: at once where that is nothing.
struct PreviewModifierView<M: PreviewModifier>: View, FrameworkView {
  let modifier: M
  let content: PreviewModifierContent
  @State private var context: M.Context?

  init(modifier: M, content: PreviewModifierContent) {
    self.modifier = modifier
    self.content = content
    _context = State(initialValue: () as? M.Context)
  }

  var body: some View {
    if let context {
      modifier.body(content: content, context: context)
    } else {
      Color.clear.task {
        do { context = try await M.makeSharedContext() } catch { print("makeSharedContext: \(error)") }
      }
    }
  }
}
