import Foundation
internal import LayoutCore

/// Shows views above the whole picture while it is told to.
///
/// The views get the picture's size from `arrangement`, which knows the frame of the modified view.
nonisolated struct _PresentationModifier<Layer: View, Arrangement: Layout>: ViewModifier {
  typealias Body = Never
  let isPresented: Bool
  /// Places the layer's views in the picture, by the frame of the presenting view in points of the picture.
  let arrangement: (CGRect) -> Arrangement
  let layer: () -> Layer

  init(
    isPresented: Bool, arrangement: @escaping (CGRect) -> Arrangement, @ViewBuilder layer: @escaping () -> Layer
  ) {
    self.isPresented = isPresented
    self.arrangement = arrangement
    self.layer = layer
  }

  @MainActor static func _makeView<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(PresentationNode(view, inputs))
  }
}

/// Keeps a view and what it shows above the picture.
final class PresentationNode<Content: View, Layer: View, Arrangement: Layout>: TypedNode<
  ModifiedContent<Content, _PresentationModifier<Layer, Arrangement>>
>, Presenting
{
  private var modifier: _PresentationModifier<Layer, Arrangement>
  private var content: ViewNode?
  private var presented: GroupingNode<Layer>?
  private var anchor: LayoutID?
  private var anchorFrame = CGRect.null

  init(_ view: ModifiedContent<Content, _PresentationModifier<Layer, Arrangement>>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = make(view.content)
    apply()
  }

  override var children: [ViewNode] { [content, presented].compactMap { $0 } }
  var layer: LayoutID? { presented?.id }

  override func renew(_ view: ModifiedContent<Content, _PresentationModifier<Layer, Arrangement>>) {
    modifier = view.modifier
    if let content { renew(content, view.content) }
    apply()
  }

  private func apply() {
    if modifier.isPresented, let presented {
      presented.renew(modifier.layer())
    } else if modifier.isPresented {
      anchorFrame = .null
      presented = GroupingNode(
        modifier.layer(), inputs(environment.presented), many: spec(for: .zero), isAlwaysMany: true)
      graph.present(self)
    } else if let old = presented {
      presented = nil
      graph.endPresenting(self)
      old.destroy()
    }
  }

  private func spec(for frame: CGRect) -> LayoutSpec {
    .custom(TypedLayoutBox(modifier.arrangement(frame), tree: graph.tree))
  }

  func prepareLayer() {
    guard let anchor, graph.tree.isShown(anchor) else { return }
    let frame = graph.tree.absoluteFrame(anchor)
    guard frame != anchorFrame else { return }
    anchorFrame = frame
    presented?.setSpec(spec(for: frame))
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    content?.setEnvironment(environment)
    presented?.setEnvironment(environment.presented)
  }

  /// What is presented has no place in the container of the presenting view.
  override func rootsDidChange(below child: ViewNode) {
    if child !== presented { super.rootsDidChange(below: child) }
  }

  override func collect(_ roots: inout [LayoutID]) {
    let start = roots.count
    content?.collect(&roots)
    anchor = roots.count > start ? roots[start] : nil
  }

  /// What is shown says nothing to the views around the presenting one.
  override func collectPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    content?.collectPreference(key, &value)
  }

  override func willDestroy() { graph.endPresenting(self) }
}

extension EnvironmentValues {
  /// The environment of views above the picture: they stand in no container and take no look from one.
  var presented: EnvironmentValues {
    var result = oriented(nil)
    result.listContext = nil
    result.isInColumns = false
    result.base.font = nil
    result.base.foreground = ForegroundStyles()
    result.base.text = TextEnvironment()
    result.base.textModifiers = []
    result.base.fontModifiers = []
    result.base.controls = ControlEnvironment()
    return result
  }
}
