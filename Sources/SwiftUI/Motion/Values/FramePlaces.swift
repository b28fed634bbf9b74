internal import Foundation
internal import LayoutCore

/// Where the views of a picture are, each in the space that it moves in.
///
/// A space is what moves as a whole: the content of a scroll view, a geometry group, what an offset moves.
struct FramePlaces {
  struct Place {
    let serial: Int
    let frame: CGRect
  }
  /// By `LayoutID.offset`.
  private(set) var places: [Place?]
  /// The frames of matched views in the picture's coordinates.
  private(set) var matched: [MatchedGeometry.Key: (id: LayoutID, frame: CGRect)] = [:]
  private var matchedSerials: [LayoutID: Int] = [:]

  @MainActor init(_ graph: ViewGraph, root: LayoutID) {
    places = Array(repeating: nil, count: graph.info.count)
    visit(graph, root, .zero, .zero)
    for layer in graph.presentedLayers { visit(graph, layer, .zero, .zero) }
  }

  /// The serial number of a matched node.
  func serial(of id: LayoutID) -> Int? { matchedSerials[id] }

  subscript(id: LayoutID) -> Place? { id.offset < places.count ? places[id.offset] : nil }

  /// - Parameters:
  ///   - origin: what the node's frame counts from in its space.
  ///   - absolute: the same in the picture.
  @MainActor private mutating func visit(
    _ graph: ViewGraph, _ id: LayoutID, _ origin: CGPoint, _ absolute: CGPoint
  ) {
    guard graph.tree.isShown(id) else { return }
    let own = graph.tree.frame(id)
    let frame = own.offsetBy(dx: origin.x, dy: origin.y)
    let place = CGPoint(x: own.minX + absolute.x, y: own.minY + absolute.y)
    if graph.info[id.offset].movesByItself {
      places[id.offset] = Place(serial: graph.info[id.offset].serial, frame: frame)
    }
    if let match = graph.info[id.offset].matched, match.isSource {
      matched[match.key] = (id, CGRect(origin: place, size: own.size))
      matchedSerials[id] = graph.info[id.offset].serial
    }
    // What is on its way out comes first: of matched views, those that stay count.
    for departed in graph.info[id.offset].departed { visit(graph, departed.id, frame.origin, place) }
    for child in graph.tree.children(id) {
      visit(graph, child, graph.spaceOrigin(of: child, in: id, frame.origin), place)
    }
  }
}

extension ViewGraph {
  /// The origin from which the places of a child count.
  fileprivate func spaceOrigin(of child: LayoutID, in id: LayoutID, _ origin: CGPoint) -> CGPoint {
    let own = info[id.offset]
    if own.isGeometryGroup { return .zero }
    let place = tree.frame(child).origin
    if own.scrolling != nil { return CGPoint(x: -place.x, y: -place.y) }
    if own.offset != nil { return CGPoint(x: origin.x - place.x, y: origin.y - place.y) }
    return origin
  }

  /// Has each view whose frame the update changed go there in its own transaction.
  func moveFrames(from old: FramePlaces, to new: FramePlaces) {
    for index in new.places.indices {
      guard let place = new.places[index], let before = index < old.places.count ? old.places[index] : nil,
        before.serial == place.serial, before.frame != place.frame
      else { continue }
      move(index, FrameVector(place.frame) - FrameVector(before.frame))
    }
  }

  /// Leads a frame over a way.
  /// - Parameter displacement: what the frame is away from its place at the end of the way.
  func move(_ index: Int, _ way: FrameVector, displacement: FrameVector? = nil) {
    let transaction = transaction(in: info[index].scope)
    guard transaction.effectiveAnimation != nil else {
      if let motion = info[index].frameMotion {
        motion.stop(self)
        info[index].frameMotion = nil
      }
      return
    }
    let motion = info[index].frameMotion ?? FrameMotion(self)
    info[index].frameMotion = motion
    if let displacement { motion.displacement += displacement }
    motion.value.add(way, transaction, self)
  }
}

/// How far a frame is from where it belongs.
@MainActor
final class FrameMotion {
  let value: ValueMotion<FrameVector>
  /// What the frame is away from its place when it rests.
  var displacement = FrameVector.zero
  private weak var graph: ViewGraph?

  init(_ graph: ViewGraph) {
    self.graph = graph
    value = ValueMotion(EnvironmentValues())
    graph.motion.movingFrames += 1
  }

  isolated deinit { graph?.motion.movingFrames -= 1 }

  func stop(_ graph: ViewGraph) { value.stop(graph) }
  /// The frame as it is shown.
  func presented(_ frame: CGRect) -> CGRect {
    guard value.isMoving || displacement != .zero else { return frame }
    return (FrameVector(frame) + displacement - value.lag).rect
  }
}

/// A frame as numbers.
struct FrameVector: VectorArithmetic {
  var x, y, width, height: Double
  static let zero = FrameVector(x: 0, y: 0, width: 0, height: 0)

  init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  init(_ rect: CGRect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }

  /// Springs may lead a length below nothing.
  var rect: CGRect { CGRect(x: x, y: y, width: max(0, width), height: max(0, height)) }

  static func + (a: Self, b: Self) -> Self {
    Self(x: a.x + b.x, y: a.y + b.y, width: a.width + b.width, height: a.height + b.height)
  }
  static func - (a: Self, b: Self) -> Self {
    Self(x: a.x - b.x, y: a.y - b.y, width: a.width - b.width, height: a.height - b.height)
  }
  mutating func scale(by factor: Double) {
    x *= factor
    y *= factor
    width *= factor
    height *= factor
  }
  var magnitudeSquared: Double { x * x + y * y + width * width + height * height }
}

extension LayoutInfo {
  /// Whether the node shows anything that depends on its own frame.
  var movesByItself: Bool {
    if drawing != nil { return true }
    if let traits, traits.clip != nil || traits.collected.isGeometryGroup { return true }
    return decorations.contains { if case .effect = $0 { true } else { false } }
  }
}
