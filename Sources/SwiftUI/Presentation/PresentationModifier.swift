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
  /// Runs once the views are gone.
  let onGone: (() -> Void)?
  let layer: () -> Layer

  init(
    isPresented: Bool, arrangement: @escaping (CGRect) -> Arrangement, onGone: (() -> Void)? = nil,
    @ViewBuilder layer: @escaping () -> Layer
  ) {
    self.isPresented = isPresented
    self.onGone = onGone
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
  private var presented: GroupingNode<Layer>?
  private var anchor: LayoutID?
  private let anchorPlace = PresentationAnchor()

  init(_ view: ModifiedContent<Content, _PresentationModifier<Layer, Arrangement>>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(inputs)
    content = make(view.content)
    apply()
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    super.forEachChild(visit)
    if let presented { visit(presented) }
  }
  var layer: LayoutID? { presented?.id }

  override func renew(_ view: ModifiedContent<Content, _PresentationModifier<Layer, Arrangement>>) {
    modifier = view.modifier
    if let content { renew(content, view.content) }
    apply()
  }

  private func apply() {
    if modifier.isPresented, let presented {
      if presented.passage?.isDeparture == true {
        welcomeBack(presented, in: layerEnvironment)
        graph.collectLater(presented)
      }
      presented.renew(modifier.layer())
    } else if modifier.isPresented {
      anchorPlace.frame = .null
      let new = GroupingNode(modifier.layer(), inputs(layerEnvironment), many: spec(for: .zero), isAlwaysMany: true)
      presented = new
      welcome(new, in: layerEnvironment)
      graph.collectLater(new)
      graph.present(self)
    } else if let old = presented, old.passage?.isDeparture != true {
      if dismiss(old, in: layerEnvironment, onGone: { [weak self] _ in self?.layerIsGone() }) {
        graph.collectLater(old)
      } else {
        layerIsGone()
      }
    }
  }

  private var layerEnvironment: EnvironmentValues {
    var result = environment.presented
    result.presentationAnchor = anchorPlace
    return result
  }

  private func layerIsGone() {
    presented = nil
    graph.endPresenting(self)
    if let onGone = modifier.onGone { graph.afterUpdate(line: line, onGone) }
  }

  private func spec(for frame: CGRect) -> LayoutSpec {
    .custom(TypedLayoutBox(modifier.arrangement(frame), tree: graph.tree))
  }

  func prepareLayer() {
    guard let anchor, graph.tree.isShown(anchor) else { return }
    let frame = graph.tree.absoluteFrame(anchor)
    guard frame != anchorPlace.frame else { return }
    anchorPlace.frame = frame
    presented?.setSpec(spec(for: frame))
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    content?.setEnvironment(environment)
    presented?.setEnvironment(layerEnvironment)
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
    result.searchModel = nil
    result.base.scroll.isInContent = false
    result.base.font = nil
    result.base.foreground = ForegroundStyles()
    result.base.text = TextEnvironment()
    result.base.textModifiers = []
    result.base.fontModifiers = []
    result.base.controls = ControlEnvironment()
    return result
  }
}
