internal import DrawingCore
import Foundation
internal import LayoutCore

/// A node that shows views above the whole picture, such as those of an open menu.
@MainActor
protocol Presenting: ViewNode {
  /// The layout node of what is shown, as large as the picture; nil while nothing is.
  var layer: LayoutID? { get }
  /// Takes note of where the presenting view is by now, before the layer is laid out.
  func prepareLayer()
}

/// A presenting node that may have gone.
struct WeakPresenting {
  weak var node: (any Presenting)?
}

/// What is shown above the picture: laid out after it, drawn over it, and hit first. The last is the topmost.
extension ViewGraph {
  var presentedLayers: [LayoutID] { presentations.compactMap { $0.node?.layer } }

  func present(_ node: any Presenting) {
    presentations.removeAll { $0.node == nil || $0.node === node }
    presentations.append(WeakPresenting(node: node))
    setNeedsRender()
  }

  func endPresenting(_ node: any Presenting) {
    presentations.removeAll { $0.node == nil || $0.node === node }
    setNeedsRender()
  }

  /// Lays out what is shown above a picture that is laid out.
  /// - Parameter surroundings: the picture and what of it is not covered.
  func layOutPresentations(_ picture: CGSize, _ surroundings: LayoutSurroundings) {
    for entry in presentations {
      guard let node = entry.node, let layer = node.layer else { continue }
      node.prepareLayer()
      tree.layOut(layer, proposal: ProposedViewSize(picture), surroundings: surroundings)
    }
    if !presentations.isEmpty { collectRoots() }
  }

  func drawPresentations(_ context: inout DrawingContext) {
    for layer in presentedLayers { draw(layer, origin: .zero, &context) }
  }

  /// What lies at a point of the picture: in what is shown above it, else in the views below `root`.
  func hitTest(_ root: LayoutID, _ point: CGPoint) -> HitResult {
    for layer in presentedLayers.reversed() {
      let result = hitTest(layer, origin: .zero, point)
      if result.isHit { return result }
    }
    return hitTest(root, origin: .zero, point)
  }
}
