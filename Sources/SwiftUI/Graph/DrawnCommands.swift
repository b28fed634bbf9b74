internal import DrawingCore
internal import LayoutCore

/// Which commands of a picture draw a layout node with all in it.
///
/// Where a node lies counts from the node that contains it, so that those within a node whose commands were taken over
/// need not be told. `within` and `own` tell whether it still holds: they are the numbers of the pictures for which the
/// container and the node were drawn anew.
struct DrawnCommands {
  private(set) var start: Int32 = 0
  private(set) var count: Int32 = 0
  private(set) var within: UInt32 = 0
  private(set) var own: UInt32 = 0
  /// The commands may be others next time, though nothing of the node changed.
  private(set) var readsOthers = false

  init() {}

  /// The node was drawn anew.
  init(_ range: Range<Int>, in place: DrawnPlace, readsOthers: Bool) {
    start = Int32(range.lowerBound - place.start)
    count = Int32(range.count)
    (within, own) = (place.picture, place.picture)
    self.readsOthers = readsOthers
  }

  /// The node's commands were taken over.
  mutating func didReuse(at start: Int, in place: DrawnPlace) {
    self.start = Int32(start - place.start)
    within = place.picture
  }
}

/// Where the commands of a node that is being drawn begin, in this picture and in the one before.
struct DrawnPlace {
  /// The picture's number.
  let picture: UInt32
  let start: Int
  /// Where they began in the picture before, and the number of the picture for which the node was drawn anew then; nil
  /// where it was not drawn there, or elsewhere.
  let before: (start: Int, own: UInt32)?

  /// The place of a node in this one.
  func within(_ drawn: DrawnCommands, before: Range<Int>?, start: Int) -> DrawnPlace {
    DrawnPlace(picture: picture, start: start, before: before.map { ($0.lowerBound, drawn.own) })
  }
}

/// The picture that was drawn last.
struct PictureBefore {
  var commands: [DrawCommand] = []
  var images: [ImageID: Bitmap] = [:]
  var scale = 0.0
  var number: UInt32 = 0
}

extension ViewGraph {
  /// The place of roots in the picture that is being drawn.
  /// - Parameter isPartial: what did not change may be taken from the picture before.
  func rootPlace(isPartial: Bool) -> DrawnPlace {
    DrawnPlace(picture: pictureBefore.number + 1, start: 0, before: isPartial ? (0, pictureBefore.number) : nil)
  }

  /// The commands of the picture before that drew a node with all in it at the same place.
  func commandsBefore(_ id: LayoutID, in place: DrawnPlace) -> Range<Int>? {
    let drawn = info[id.offset].drawn
    guard let before = place.before, drawn.within == before.own, !tree.hasMoved(id) else { return nil }
    let start = before.start + Int(drawn.start)
    return start..<start + Int(drawn.count)
  }

  /// Keeps a picture for the next one. Of the images only those that are still shown are kept.
  func didDraw(_ context: inout DrawingContext, isPartial: Bool) {
    if isPartial, !pictureBefore.images.isEmpty {
      for id in DrawCommand.imageIDs(in: context.commands) where context.images[id] == nil {
        context.images[id] = pictureBefore.images[id]
      }
    }
    pictureBefore = PictureBefore(
      commands: context.commands, images: context.images, scale: Double(context.scale),
      number: pictureBefore.number + 1)
    tree.didDraw()
  }
}
