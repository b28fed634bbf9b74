internal import Foundation
internal import LayoutCore

/// A view as a transition shows it in a phase.
public nonisolated struct _AppliedTransition<T: Transition, Content: View>: View {
  public typealias Body = Never
  let transition: T
  let phase: TransitionPhase
  let content: Content

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(AppliedTransitionNode(view, inputs))
  }
}

final class AppliedTransitionNode<T: Transition, Content: View>: TypedNode<_AppliedTransition<T, Content>> {
  private let box: ModifiedBox<Content>
  private var node: ViewNode?

  init(_ view: _AppliedTransition<T, Content>, _ inputs: _ViewInputs) {
    box = ModifiedBox(view.content)
    super.init(inputs)
    node = make(body(of: view), inner)
  }

  private func body(of view: _AppliedTransition<T, Content>) -> T.Body {
    let body = view.transition.body(content: PlaceholderContentView(), phase: view.phase)
    _ = SourceLines.take()
    return body
  }

  private var inner: EnvironmentValues {
    var result = environment
    result.base.motion.placeholder = PlaceholderBox(box, in: environment)
    return result
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node { visit(node) }
  }

  override func renew(_ view: _AppliedTransition<T, Content>) {
    if let node { renew(node, body(of: view)) }
    box.setContent(view.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) { node?.setEnvironment(inner) }
}

/// What a transition is applied to.
@MainActor
final class TransitionSubject {
  let root: LayoutID
  var size = CGSize.zero
  /// The frame in which the subject is shown without the transition.
  var shown = ShownFrame(frame: .zero, inner: .zero)

  init(_ root: LayoutID) { self.root = root }
}

/// Stands for the subject among the modifiers of a transition.
public nonisolated struct _TransitionSubjectView: LeafView {
  public typealias Body = Never
  let subject: TransitionSubject
  static var viewName: String { "" }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafNode(view, inputs))
  }

  final class Leaf: LeafDrawing, LayoutLeaf {
    private let subject: TransitionSubject

    init(_ view: _TransitionSubjectView, _ environment: EnvironmentValues, _ graph: ViewGraph, line: Int32) {
      subject = view.subject
    }

    var spec: LayoutSpec { .leaf(self) }
    func renew(_ view: _TransitionSubjectView, _ environment: EnvironmentValues) -> LeafChange { .nothing }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      MainActor.assumeIsolated { subject.size }
    }

    func draw(in frame: CGRect, _ context: inout DrawingContext) {
      var shown = subject.shown
      let (dx, dy) = (frame.minX - shown.frame.minX, frame.minY - shown.frame.minY)
      shown.frame = shown.frame.offsetBy(dx: dx, dy: dy)
      shown.inner = CGPoint(x: shown.inner.x + dx, y: shown.inner.y + dy)
      context.graph.drawShown(subject.root, shown, &context)
    }
  }
}
