internal import LayoutCore

/// A wish to see a view.
struct ScrollRequest {
  var id: AnyHashable
  var anchor: UnitPoint?
  /// How to go there.
  var transaction: Transaction
}

extension ViewGraph {
  /// Brings the view with an identity into sight once the tree is laid out.
  func scrollLater(to id: AnyHashable, anchor: UnitPoint?) {
    let transaction = motion.isUpdating ? motion.root : Transaction.current
    scrollRequest = ScrollRequest(id: id, anchor: anchor, transaction: transaction)
    setNeedsRender()
  }

  /// Scrolls to what was wished for, as far as layout knows by now where that is.
  /// - Returns: whether anything moved, so that the tree must be laid out again.
  func scrollAsRequested() -> Bool {
    guard let request = scrollRequest else { return false }
    for index in info.indices where info[index].carries(request.id) {
      guard let node = tree.id(at: index), tree.isShown(node) else { continue }
      return scroll(around: node, to: tree.rowFrame(node) ?? tree.absoluteFrame(node), request)
    }
    lazyContainers.removeAll { $0.container == nil }
    for entry in lazyContainers {
      guard let container = entry.container, let node = container.layoutNode,
        let frame = container.frame(of: request.id)
      else { continue }
      let origin = tree.absoluteFrame(node).origin
      return scroll(around: node, to: frame.offsetBy(dx: origin.x, dy: origin.y), request)
    }
    return false
  }

  /// Brings a caret into sight.
  func scrollToCaret(_ caret: CGRect, of node: LayoutID) {
    // What is below the caret's line should not touch the edge.
    _ = scroll(around: node, to: caret.insetBy(dx: 0, dy: -4), nil)
  }

  /// What is seen of a view in the scroll view around it, in points of the picture; nil where nothing scrolls it.
  func viewport(around node: LayoutID?) -> CGRect? {
    var above = node.flatMap { tree.parent($0) }
    while let id = above {
      if info[id.offset].scrolling != nil { return tree.absoluteFrame(id) }
      above = tree.parent(id)
    }
    return nil
  }
  func viewportHeight(around node: LayoutID?) -> CGFloat? { viewport(around: node)?.height }

  private func scroll(around node: LayoutID, to frame: CGRect, _ request: ScrollRequest?) -> Bool {
    var above = tree.parent(node)
    while let id = above {
      if let scrolling = info[id.offset].scrolling {
        return scrolling.scroll(to: frame, anchor: request?.anchor, request?.transaction ?? Transaction())
      }
      above = tree.parent(id)
    }
    return false
  }
}

extension LayoutInfo {
  func carries(_ identity: AnyHashable) -> Bool {
    decorations.contains {
      if case .identity(identity) = $0 { return true }
      return false
    }
  }

  /// The outermost identity that the view was given.
  var identityValue: AnyHashable? {
    for decoration in decorations.reversed() {
      if case .identity(let id) = decoration { return id }
    }
    return nil
  }
}

/// Finds items that are not there yet.
@MainActor
protocol LazyFinding: AnyObject {
  var layoutNode: LayoutID? { get }
  /// Where the item with an identity is or will be, in the container's coordinates.
  func frame(of id: AnyHashable) -> CGRect?
}

struct WeakLazyContainer {
  weak var container: (any LazyFinding)?
}
