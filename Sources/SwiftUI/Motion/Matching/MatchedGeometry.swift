internal import Foundation
public import LayoutCore

/// What views that are matched have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A view's part in a group of views whose frames are matched.
struct MatchedGeometry: Equatable {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }
  let key: Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

/// Matches a view's frame with that of others.
public nonisolated struct _MatchedGeometryModifier: LayoutModifier, Equatable {
  public typealias Body = Never
  let matched: MatchedGeometry
  static var modifierName: String { "matchedGeometryEffect" }
  var matchedGeometry: MatchedGeometry? { matched }
  @MainActor func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec {
    graph.motion.hasMatched = true
    return .passThrough
  }
}

extension View {
  /// Matches the view's frame with those of other views of the same identity.
  ///
  /// Of views that come and go in one change, the new one starts where the old one was. A view that is not the source
  /// has the source's frame as long as there is one.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        matched: MatchedGeometry(
          key: .init(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
          isSource: isSource)))
  }
}

/// Gives the only child another place and proposal than its own.
private struct FollowingLayout: Layout {
  /// Relative to the own place.
  var place: CGRect
  var hasSize: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let origin = CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY)
    for subview in subviews {
      subview.place(at: origin, proposal: hasSize ? ProposedViewSize(place.size) : proposal)
    }
  }
}

extension ViewGraph {
  /// Has views follow the frames of those that they are matched with.
  /// - Returns: whether the tree must be laid out again.
  func followMatched() -> Bool {
    guard motion.hasMatched else { return false }
    var sources: [MatchedGeometry.Key: LayoutID] = [:]
    var followers: [(LayoutID, MatchedGeometry)] = []
    for index in info.indices {
      guard let matched = info[index].matched, let id = tree.id(at: index), tree.isShown(id) else { continue }
      if matched.isSource, !info[index].isDeparting { sources[matched.key] = id }
      if !matched.isSource { followers.append((id, matched)) }
    }
    var hasChanged = false
    for (id, matched) in followers {
      let place = sources[matched.key].map { self.place(of: id, matched, following: $0) }
      guard info[id.offset].followed != place else { continue }
      info[id.offset].followed = place
      hasChanged = true
      if let place {
        let layout = FollowingLayout(place: place, hasSize: matched.properties.contains(.size))
        tree.setSpec(id, .custom(TypedLayoutBox(layout, tree: tree)))
      } else {
        tree.setSpec(id, .passThrough)
      }
    }
    return hasChanged
  }

  /// The frame that a follower's content has, relative to the follower's own.
  private func place(of id: LayoutID, _ matched: MatchedGeometry, following source: LayoutID) -> CGRect {
    let (own, other) = (tree.absoluteFrame(id), tree.absoluteFrame(source))
    var size = own.size
    if matched.properties.contains(.size) { size = other.size }
    guard matched.properties.contains(.position) else { return CGRect(origin: .zero, size: size) }
    let point = matched.anchor.point(in: other)
    return CGRect(
      x: point.x - matched.anchor.x * size.width - own.minX, y: point.y - matched.anchor.y * size.height - own.minY,
      width: size.width, height: size.height)
  }

  /// Has views that came in the update start where those were with which they are matched, and those that go follow
  /// them.
  func moveMatched(from old: FramePlaces, to new: FramePlaces) {
    guard motion.hasMatched else { return }
    for (key, (id, frame)) in new.matched where !info[id.offset].isDeparting {
      guard let (oldID, oldFrame) = old.matched[key], oldID != id || old.serial(of: id) != info[id.offset].serial,
        let matched = info[id.offset].matched, matched.isSource
      else { continue }
      moveAll(id, new, from: frame, to: oldFrame, matched, isAway: false)
      if tree.id(at: oldID.offset) != nil, info[oldID.offset].matched?.key == key {
        moveAll(oldID, new, from: oldFrame, to: frame, matched, isAway: true)
      }
    }
  }

  /// Moves everything in a node as its frame would move.
  /// - Parameter isAway: it moves there to stay; else it comes back from there.
  private func moveAll(
    _ id: LayoutID, _ places: FramePlaces, from frame: CGRect, to other: CGRect, _ matched: MatchedGeometry,
    isAway: Bool
  ) {
    let hasSize = matched.properties.contains(.size) && frame.width > 0 && frame.height > 0
    let (sx, sy) = hasSize ? (other.width / frame.width, other.height / frame.height) : (1, 1)
    let (from, to) = (matched.anchor.point(in: frame), matched.anchor.point(in: other))
    func visit(_ node: LayoutID, _ absolute: CGRect) {
      if info[node.offset].movesByItself {
        var there = absolute
        if matched.properties.contains(.position) {
          there.origin = CGPoint(x: to.x + (absolute.minX - from.x) * sx, y: to.y + (absolute.minY - from.y) * sy)
        }
        there.size = CGSize(width: absolute.width * sx, height: absolute.height * sy)
        let way = FrameVector(there) - FrameVector(absolute)
        move(node.offset, isAway ? way : way.scaled(by: -1), displacement: isAway ? way : nil)
      }
      for child in tree.children(node) {
        visit(child, tree.frame(child).offsetBy(dx: absolute.minX, dy: absolute.minY))
      }
    }
    visit(id, frame)
  }
}
