import Foundation

/// A layout of any type in a node of a tree, with its cache and its subviews.
public class LayoutBox {
  unowned let tree: LayoutTree
  var id = LayoutID(-1)
  var nodes: [LayoutID] = []
  private var places: [Place?] = []

  struct Place {
    var point: CGPoint
    var anchor: UnitPoint
    var proposal: Proposal
  }

  init(tree: LayoutTree) { self.tree = tree }

  func attach(_ id: LayoutID) {
    self.id = id
    nodes = tree.children(id)
  }

  func setSubviews(_ children: [LayoutID]) {
    nodes = children
    invalidate()
  }

  var subviews: LayoutSubviews {
    let isRightToLeft = tree.records[Int(id.index)].flags.contains(.isRightToLeft)
    return LayoutSubviews(box: self, tree: tree, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  // What a layout's type decides.
  /// Whether it places its subviews by where it is.
  var readsPosition: Bool { false }
  func invalidate() {}
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func spacing() -> ViewSpacing { .plain }
  func placeSubviews(_ proposal: ProposedViewSize, _ size: CGSize) {}
  func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? { nil }

  /// Runs the layout's placing, then places the subviews where it put them; one that it left out is centred and
  /// proposed the container's size.
  func place(_ proposal: Proposal, _ size: Size) {
    let places = arrangedPlaces(proposal, size)
    for (node, place) in zip(nodes, places) {
      let origin = origin(of: node, place)
      tree.put(node.index, in: Int(id.index), x: Double(origin.x), y: Double(origin.y), place.proposal)
    }
  }

  /// Where the layout puts its subviews for a proposal.
  private func arrangedPlaces(_ proposal: Proposal, _ size: Size) -> [Place] {
    places = Array(repeating: nil, count: nodes.count)
    placeSubviews(proposal.viewSize, size.cgSize)
    let centre = Place(
      point: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
      proposal: Proposal(width: size.width, height: size.height))
    return places.map { $0 ?? centre }
  }

  private func origin(of node: LayoutID, _ place: Place) -> CGPoint {
    let size = tree.size(node.index, place.proposal)
    return CGPoint(
      x: tree.finite(Double(place.point.x) - Double(place.anchor.x) * size.width),
      y: tree.finite(Double(place.point.y) - Double(place.anchor.y) * size.height))
  }

  func setPlace(_ position: Int, at point: CGPoint, anchor: UnitPoint, _ proposal: Proposal) {
    guard places.indices.contains(position) else { return }
    places[position] = Place(point: point, anchor: anchor, proposal: proposal)
  }

  func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> Double? {
    guidePlaces = (proposal, size)
    defer { guidePlaces = nil }
    return explicitAlignment(key, proposal.viewSize, size.cgSize).map { Double($0) }
  }

  private var guidePlaces: (Proposal, Size)?

  /// The explicit guides of the subviews, in the container's coordinates, for the proposal being asked about.
  func placedGuides(_ key: AlignmentKey) -> [Double] {
    guard let (proposal, size) = guidePlaces,
      nodes.contains(where: { tree.mayGuide(Int($0.index), key) })
    else { return [] }
    let places = arrangedPlaces(proposal, size)
    return zip(nodes, places).compactMap { node, place in
      guard let inner = tree.explicitGuide(node.index, key, place.proposal) else { return nil }
      let origin = origin(of: node, place)
      return inner + Double(key.isHorizontal ? origin.x : origin.y)
    }
  }
}

/// A layout of one type.
public final class TypedLayoutBox<L: Layout>: LayoutBox {
  public private(set) var layout: L
  private var cache: L.Cache?
  private var isStale = false

  /// A box for a node of `tree`.
  public init(_ layout: L, tree: LayoutTree) {
    self.layout = layout
    super.init(tree: tree)
  }

  override func invalidate() { isStale = true }

  private func withCache<R>(_ body: (inout L.Cache, LayoutSubviews) -> R) -> R {
    let subviews = subviews
    var current: L.Cache
    if let cache {
      current = cache
      if isStale { layout.updateCache(&current, subviews: subviews) }
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isStale = false
    defer { cache = current }
    return body(&current, subviews)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $1, cache: &$0) }
  }
  override func spacing() -> ViewSpacing { withCache { layout.spacing(subviews: $1, cache: &$0) } }

  override func placeSubviews(_ proposal: ProposedViewSize, _ size: CGSize) {
    withCache {
      layout.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $1, cache: &$0)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache {
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: $1, cache: &$0)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: $1, cache: &$0)
    }
  }
}
