internal import DrawingCore
import Foundation

/// What a painter made of the display list before, so that it makes nodes only for what has changed since.
///
/// A level's commands fall into units: single commands, and effects with all up to their pop. A unit that is as it was,
/// in the same surroundings, keeps its nodes; an effect that is not looks at its own units in turn. Units are matched
/// from both ends, and those between by their places where they are as many as before.
@MainActor public final class PaintMemory {
  /// How many commands were turned into nodes for the last list.
  public private(set) var paintedCommands = 0

  private struct Unit {
    var commands: ArraySlice<DrawCommand>
    var layers: [Layer]
    /// Of the commands within an effect.
    var inner: PaintMemory?
  }

  private var scope: PaintScope?
  private var units: [Unit] = []
  private var images: [ImageID: Bitmap] = [:]
  private weak var whole: PaintMemory?

  public init() {}

  private init(within whole: PaintMemory) { self.whole = whole }

  /// Begins a list with these pictures.
  func begin(_ images: [ImageID: Bitmap]) {
    paintedCommands = 0
    let isSame = images.allSatisfy { id, bitmap in self.images[id].map { $0 == bitmap } ?? true }
    if !isSame { units = [] }
    self.images = images
  }

  /// The layers of a level's commands.
  /// - Parameters:
  ///   - ranges: the level's units.
  ///   - paint: makes a unit's layers.
  func layers(
    of commands: [DrawCommand], _ ranges: [Range<Int>], in scope: PaintScope,
    _ paint: (Range<Int>, PaintScope) -> [Layer]
  ) -> [Layer] {
    let old = self.scope.map { $0.hasSameSurroundings(as: scope) } ?? false ? units : []
    let shared = min(old.count, ranges.count)
    var head = 0
    while head < shared, old[head].commands == commands[ranges[head]] { head += 1 }
    var tail = 0
    while tail < shared - head, old[old.count - 1 - tail].commands == commands[ranges[ranges.count - 1 - tail]] {
      tail += 1
    }
    var fresh: [Unit] = []
    fresh.reserveCapacity(ranges.count)
    for (index, range) in ranges.enumerated() {
      if index < head {
        fresh.append(old[index])
      } else if index >= ranges.count - tail {
        fresh.append(old[index - ranges.count + old.count])
      } else {
        let partner = old.count == ranges.count ? old[index] : nil
        if let partner, partner.commands == commands[range] {
          fresh.append(partner)
          continue
        }
        var inner: PaintMemory?
        if case .push = commands[range.lowerBound] { inner = partner?.inner ?? PaintMemory(within: whole ?? self) }
        (whole ?? self).paintedCommands += 1
        var own = scope
        own.memory = inner
        fresh.append(Unit(commands: commands[range], layers: paint(range, own), inner: inner))
      }
    }
    self.scope = scope
    units = fresh
    return fresh.flatMap(\.layers)
  }
}

extension PaintScope {
  fileprivate func hasSameSurroundings(as other: PaintScope) -> Bool {
    transform == other.transform && scale == other.scale && visible == other.visible && depth == other.depth
  }
}
