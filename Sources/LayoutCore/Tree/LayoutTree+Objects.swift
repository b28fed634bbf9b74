import Foundation

/// The objects that belong to nodes. What they are follows from the node's kind: casting to a protocol costs more than
/// most leaves' answers.
extension LayoutTree {
  /// A leaf that is kept for its node.
  final class Leaf {
    let value: any LayoutLeaf
    init(_ value: any LayoutLeaf) { self.value = value }
  }

  /// A closure that is kept for a guide's node.
  final class Guide {
    let value: (ViewDimensions) -> CGFloat
    init(_ value: @escaping (ViewDimensions) -> CGFloat) { self.value = value }
  }

  func setLeaf(_ leaf: any LayoutLeaf, _ i: Int) { arena.pointee.objects[i] = Leaf(leaf) }

  @inline(__always) func leaf(_ i: Int) -> (any LayoutLeaf)? {
    guard records[i].kind == .leaf, let object = arena.pointee.objects[i] else { return nil }
    return unsafeDowncast(object, to: Leaf.self).value
  }

  @inline(__always) func box(_ i: Int) -> LayoutBox? {
    guard records[i].kind == .custom, let object = arena.pointee.objects[i] else { return nil }
    return unsafeDowncast(object, to: LayoutBox.self)
  }

  func setGuide(_ i: Int) -> Guide? {
    guard records[i].kind == .guide, let object = arena.pointee.objects[i] else { return nil }
    return unsafeDowncast(object, to: Guide.self)
  }
}
