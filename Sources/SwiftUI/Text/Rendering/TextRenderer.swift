public import Foundation
public import LayoutCore

/// Draws texts in a way of one's own: line by line, run by run or glyph by glyph.
public nonisolated protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size that a text takes; the default is the text's own.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far beyond the text's frame is drawn, in points. Here nothing is cut off there.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  nonisolated public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  nonisolated public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a renderer draws, to be measured.
public nonisolated struct TextProxy {
  let leaf: Text.Leaf
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { leaf.ownSize(proposal) }
}

/// A value that a text carries to its renderer.
public nonisolated protocol TextAttribute {}

/// Such a value with its type.
nonisolated struct CarriedTextAttribute: Equatable, @unchecked Sendable {
  let key: ObjectIdentifier
  let value: any TextAttribute
  private let isSame: (any TextAttribute) -> Bool

  init<T: TextAttribute>(_ value: T) {
    key = ObjectIdentifier(T.self)
    self.value = value
    isSame = { other in (other as? T).map { AnyLayout.areSame(value, $0) } ?? false }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.key == rhs.key && lhs.isSame(rhs.value) }
}

extension Text {
  /// Gives the text a value for the renderer that draws it.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { adding(.attribute(CarriedTextAttribute(value))) }
}

/// Has the texts below drawn by a renderer.
public nonisolated struct _TextRendererModifier<R: TextRenderer>: ViewModifier {
  public typealias Body = Never
  let renderer: R

  @MainActor public static func _makeView<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(TextRendererNode(view, inputs))
  }
}

/// What draws texts, whatever its type. A new one with each new value, so that texts are measured again.
@MainActor
class AnyTextRenderer {
  func draw(_ layout: Text.Layout, in context: inout GraphicsContext) {}
  func sizeThatFits(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize { .zero }
}

private final class TypedTextRenderer<R: TextRenderer>: AnyTextRenderer {
  private let shown: AnimatedValue<R>
  init(_ shown: AnimatedValue<R>) { self.shown = shown }

  override func draw(_ layout: Text.Layout, in context: inout GraphicsContext) {
    shown.presented.draw(layout: layout, in: &context)
  }
  override func sizeThatFits(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize {
    shown.target.sizeThatFits(proposal: proposal, text: text)
  }
}

/// Keeps a renderer, and leads it from one value to another.
final class TextRendererNode<Content: View, R: TextRenderer>:
  TypedNode<ModifiedContent<Content, _TextRendererModifier<R>>>
{
  private let shown: AnimatedValue<R>
  private var renderer: AnyTextRenderer

  init(_ view: ModifiedContent<Content, _TextRendererModifier<R>>, _ inputs: _ViewInputs) {
    shown = AnimatedValue(view.modifier.renderer)
    renderer = TypedTextRenderer(shown)
    super.init(inputs)
    content = make(view.content, inner)
  }

  private var inner: EnvironmentValues {
    var environment = environment
    environment.base.text.renderer = renderer
    return environment
  }

  override func renew(_ view: ModifiedContent<Content, _TextRendererModifier<R>>) {
    shown.set(view.modifier.renderer, graph, environment)
    renderer = TypedTextRenderer(shown)
    guard let content else { return }
    content.setEnvironment(inner)
    renew(content, view.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) { content?.setEnvironment(inner) }
  override func willDestroy() { shown.stop(graph) }
}

extension View {
  /// Has the texts of the view drawn by a renderer.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}
