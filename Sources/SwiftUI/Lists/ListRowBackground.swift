internal import DrawingCore
import Foundation
internal import LayoutCore

/// Puts a view behind the row of a list.
public nonisolated struct _ListRowBackgroundModifier<Background: View>: ViewModifier {
  public typealias Body = Never
  /// nil keeps the list's.
  let background: Background?
  let lines: [Int32]

  @MainActor public static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(ListRowBackgroundNode(view, inputs))
  }
}

extension View {
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_ListRowBackgroundModifier(background: view, lines: []))
  }
}

/// Keeps the backgrounds of rows: a view for each root of the content, which the list puts behind it.
final class ListRowBackgroundNode<Content: View, Background: View>: TypedNode<
  ModifiedContent<Content, _ListRowBackgroundModifier<Background>>
>
{
  private var background: Background?
  private var layers: [GroupingNode<Background>] = []
  private var clips: [RowBackgroundClip] = []

  init(_ view: ModifiedContent<Content, _ListRowBackgroundModifier<Background>>, _ inputs: _ViewInputs) {
    background = view.modifier.background
    super.init(inputs)
    content = make(view.content)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    super.forEachChild(visit)
    for layer in layers { visit(layer) }
  }

  override func renew(_ view: ModifiedContent<Content, _ListRowBackgroundModifier<Background>>) {
    let wasThere = background != nil
    background = view.modifier.background
    if let content { renew(content, view.content) }
    if let background { for layer in layers { layer.renew(background) } }
    if wasThere != (background != nil) { rootsDidChange() }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    content?.setEnvironment(environment)
    for layer in layers { layer.setEnvironment(environment.oriented(nil)) }
  }

  override func collect(_ roots: inout [LayoutID]) {
    let start = roots.count
    content?.collect(&roots)
    let chrome = environment.listContext?.chrome
    let count = background == nil || chrome == nil ? 0 : roots.count - start
    while layers.count > count, let layer = layers.popLast() {
      layer.destroy()
      clips.removeLast()
    }
    for (index, root) in roots[start...].enumerated() {
      guard index < count, let background, let chrome else {
        graph.tree.setListRowTraits(root) { $0.background = nil }
        continue
      }
      if index == layers.count {
        layers.append(GroupingNode(background, inputs(environment.oriented(nil)), many: .depthStack(.center)))
        clips.append(RowBackgroundClip(chrome))
      }
      let layer = layers[index].id
      clips[index].background = layer
      graph.info[layer.offset].decorations = [.effect(clips[index])]
      graph.tree.setListRowTraits(root) { $0.background = layer }
    }
  }
}

/// Cuts the background of a row to the card that the row lies in.
final class RowBackgroundClip: DrawingEffect {
  private weak var chrome: ListChrome?
  var background: LayoutID?

  init(_ chrome: ListChrome) { self.chrome = chrome }

  func effects(for frame: CGRect, _ context: DrawingContext) -> [Effect] {
    guard let chrome, let box = chrome.box, chrome.appearance.cardRadius > 0, let background else { return [] }
    let tree = chrome.graph.tree
    guard let row = box.rows.first(where: { tree.listRowTraits($0.node).background == background }) else { return [] }
    // The background fills its row, so the row's frame tells where the list's coordinates begin.
    let sight = box.sight.offsetBy(dx: frame.minX - row.frame.minX, dy: frame.minY - row.frame.minY)
    let card = chrome.cards(in: sight).first { $0.rows.contains { $0.node == row.node } }
    return card.map { [.clip($0.path, FillStyle())] } ?? []
  }
}
