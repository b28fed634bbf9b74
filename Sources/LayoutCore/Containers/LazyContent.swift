/// The items of a lazy container, which are made as they come into sight.
public protocol LazyContent: AnyObject {
  /// The items in order, in runs of one kind.
  var runs: [LazyRun] { get }
  /// Makes the items of these ranges and lets the others go.
  /// - Returns: the layout nodes of each item that is there, in order.
  func show(_ items: [Range<Int>]) -> [(item: Int, nodes: [LayoutID])]
  /// Where the items are now that are there, once some came, went or moved; none is made and none goes.
  /// - Parameter nodes: of items that are there in any case, those with these nodes count.
  func present(_ nodes: Set<LayoutID>) -> [(item: Int, nodes: [LayoutID])]
}

/// Items of a lazy container in a row that are of one kind.
public struct LazyRun: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case cells, header, footer }
  public var kind: Kind
  public var count: Int
  /// The number of the section, or −1 outside of sections.
  public var section: Int

  public init(kind: Kind, count: Int, section: Int) {
    self.kind = kind
    self.count = count
    self.section = section
  }
}

/// A column or row of a lazy grid.
public struct LazyTrack: Hashable, Sendable {
  public enum Size: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }
  public var size: Size
  /// After the track, in points; nil is 8.
  public var spacing: Double?
  public var alignment: Alignment?

  public init(size: Size, spacing: Double?, alignment: Alignment?) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The lengths of tracks that share `available`: fixed ones first, then the others in order, each an equal share of
  /// what remains, within its limits. An adaptive track becomes as many as fit.
  static func resolve(_ tracks: [LazyTrack], _ available: Double) -> [(
    length: Double, spacing: Double, track: LazyTrack
  )] {
    let spacings = tracks.dropLast().reduce(0.0) { $0 + ($1.spacing ?? ViewSpacing.standard) }
    var remaining = (available.isFinite ? available : 0) - spacings
    var flexible = 0
    for track in tracks {
      if case .fixed(let length) = track.size { remaining -= length } else { flexible += 1 }
    }
    var result: [(length: Double, spacing: Double, track: LazyTrack)] = []
    for track in tracks {
      let spacing = track.spacing ?? ViewSpacing.standard
      switch track.size {
      case .fixed(let length):
        result.append((length, spacing, track))
      case .flexible(let minimum, let maximum):
        let length = min(max(max(0, remaining) / Double(flexible), minimum), maximum)
        remaining -= length
        flexible -= 1
        result.append((length, spacing, track))
      case .adaptive(let minimum, let maximum):
        let share = max(0, remaining / Double(flexible))
        let count = max(1, Int(min(1e6, ((share + spacing) / max(minimum + spacing, 0.001)).rounded(.down))))
        let length = min(max((share - Double(count - 1) * spacing) / Double(count), minimum), maximum)
        remaining -= share
        flexible -= 1
        for _ in 0..<count { result.append((length, spacing, track)) }
      }
    }
    return result
  }
}
