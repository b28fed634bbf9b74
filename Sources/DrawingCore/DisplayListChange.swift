public import Foundation

/// How a display list differs from the one before it: what is sent of it between processes.
public struct DisplayListChange: Hashable, Sendable {
  /// A stretch of the new commands.
  public enum Piece: Hashable, Sendable {
    /// Commands of the list before.
    case kept(Range<Int>)
    case new([DrawCommand])
  }

  public var size: CGSize
  public var pieces: [Piece]
  /// All that the new commands may refer to.
  public var imageIDs: [ImageID]
  /// Those of them that the other side does not have.
  public var newImages: [ImageID: Bitmap]

  public init(size: CGSize, pieces: [Piece], imageIDs: [ImageID] = [], newImages: [ImageID: Bitmap] = [:]) {
    self.size = size
    self.pieces = pieces
    self.imageIDs = imageIDs
    self.newImages = newImages
  }

  /// How many commands it carries.
  public var newCommandCount: Int {
    pieces.reduce(0) { count, piece in if case .new(let commands) = piece { count + commands.count } else { count } }
  }
}

/// The side that draws: tells a list from the one sent before.
public struct DisplayListSender: Sendable {
  private var commands: [DrawCommand] = []
  private var images: [ImageID: Bitmap] = [:]

  public init() {}

  /// What has to be sent so that the other side has the list.
  ///
  /// 1. What both lists begin and end with is kept.
  /// 2. Where as many commands lie between as before, each that is the same in its place is kept.
  /// 3. Otherwise all between is new.
  /// - Complexity: linear in the number of commands.
  public mutating func change(to list: DisplayList) -> DisplayListChange {
    let (old, new) = (commands, list.commands)
    let shared = min(old.count, new.count)
    var head = 0
    while head < shared, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shared - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    var pieces = Pieces()
    pieces.keep(0..<head)
    if old.count == new.count {
      for index in head..<(new.count - tail) {
        if old[index] == new[index] { pieces.keep(index..<(index + 1)) } else { pieces.add(new[index]) }
      }
    } else {
      for index in head..<(new.count - tail) { pieces.add(new[index]) }
    }
    pieces.keep((old.count - tail)..<old.count)
    let fresh = list.images.filter { images[$0.key] != $0.value }
    images.merge(fresh) { $1 }
    images = images.filter { !$0.key.isPassing || list.images[$0.key] != nil }
    commands = new
    return DisplayListChange(
      size: list.size, pieces: pieces.all, imageIDs: list.images.keys.sorted { $0.value < $1.value }, newImages: fresh)
  }

  private struct Pieces {
    private(set) var all: [DisplayListChange.Piece] = []

    mutating func keep(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      if case .kept(let last)? = all.last, last.upperBound == range.lowerBound {
        all[all.count - 1] = .kept(last.lowerBound..<range.upperBound)
      } else {
        all.append(.kept(range))
      }
    }

    mutating func add(_ command: DrawCommand) {
      if case .new(var commands)? = all.popLast(where: { if case .new = $0 { true } else { false } }) {
        commands.append(command)
        all.append(.new(commands))
      } else {
        all.append(.new([command]))
      }
    }
  }
}

/// The side that shows: puts lists together again.
public struct DisplayListReceiver: Sendable {
  private var commands: [DrawCommand] = []
  private var images: [ImageID: Bitmap] = [:]

  public init() {}

  /// - Throws: `WireError` where the change does not belong to the list before, or gives one that is none.
  /// - Complexity: linear in the number of commands.
  public mutating func list(after change: DisplayListChange) throws -> DisplayList {
    var new: [DrawCommand] = []
    for piece in change.pieces {
      switch piece {
      case .kept(let range):
        guard range.lowerBound >= 0, range.upperBound <= commands.count else {
          throw WireError.invalidCount(range.upperBound)
        }
        new += commands[range]
      case .new(let fresh): new += fresh
      }
    }
    try DrawCommand.check(new)
    images.merge(change.newImages) { $1 }
    commands = new
    var used: [ImageID: Bitmap] = [:]
    for id in change.imageIDs { used[id] = images[id] }
    images = images.filter { !$0.key.isPassing || used[$0.key] != nil }
    return DisplayList(size: change.size, commands: new, images: used)
  }
}

extension Array {
  /// Takes the last element away where it is such a one.
  fileprivate mutating func popLast(where holds: (Element) -> Bool) -> Element? {
    guard let last, holds(last) else { return nil }
    removeLast()
    return last
  }
}
