/// A node of the tree: links, parameters, cached answers and its place. Lives in the tree's arena.
struct LayoutRecord {
  enum Kind: UInt8 {
    case fill, leaf, spacer, divider, fixedFrame, flexibleFrame, padding, aspectRatio, fixedSize, offset, position
    case guide, stack, depthStack, layered, custom, geometry, viewThatFits, passThrough

    /// Those up to this one contain nothing.
    static var lastWithoutContent: Kind { .divider }
  }

  struct Flags: OptionSet {
    let rawValue: UInt16
    /// In this node or below it a guide is set, or a layout of any type may set one.
    static var hasGuides: Flags { Flags(rawValue: 1) }
    static var isRightToLeft: Flags { Flags(rawValue: 2) }
    /// This node, or one below it, must be placed again.
    static var needsPlacement: Flags { Flags(rawValue: 4) }
    /// Not shown: a candidate that `ViewThatFits` did not choose.
    static var isHidden: Flags { Flags(rawValue: 8) }
    static var isFree: Flags { Flags(rawValue: 16) }
    /// The distances between the children are known.
    static var hasGaps: Flags { Flags(rawValue: 32) }
    static var isPlaced: Flags { Flags(rawValue: 64) }
    /// This node, or one below it, depends on where it is, and so is placed whenever its parent is.
    static var readsPosition: Flags { Flags(rawValue: 128) }
    /// In this node or below it there is text with baselines.
    static var hasBaselines: Flags { Flags(rawValue: 256) }
    /// It was found out whether the node's lengths have ranges.
    static var knowsRanges: Flags { Flags(rawValue: 512) }
    static var hasWidthRange: Flags { Flags(rawValue: 1024) }
    static var hasHeightRange: Flags { Flags(rawValue: 2048) }
    /// Both lengths have ranges, and they are known.
    static var hasRanges: Flags { Flags(rawValue: 512 + 1024 + 2048) }
    /// The ranges follow from what the node is, whatever is in it.
    static var hasOwnRanges: Flags { Flags(rawValue: 8192) }
    /// The width's numbers in the record hold for the proposals 0, nil and infinity.
    static var hasWidthLimits: Flags { Flags(rawValue: 16384) }
    /// In this node or below it is one that may answer less to more: a layout of any type, a choice of what fits.
    static var mayShrink: Flags { Flags(rawValue: 32768) }
    /// The node is among those that changed since the tree was laid out.
    static var isChanged: Flags { Flags(rawValue: 4096) }
  }

  /// An answer that is remembered.
  struct Answer {
    var proposal: Proposal
    var size: Size
  }

  var kind = Kind.passThrough
  var flags: Flags = [.needsPlacement]
  var axis = Axis.horizontal
  /// What `axis` says is to be heeded: a stack's axis, a spacer's.
  var hasAxis = false

  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var next: Int32 = -1
  var childCount: Int32 = 0
  /// Guides along which children are aligned, or the guide that a guide node sets.
  var horizontalKey = AlignmentKey.horizontalCenter
  var verticalKey = AlignmentKey.verticalCenter

  var answerCount: UInt16 = 0
  var answerCapacity: UInt16 = 0
  var nextAnswer: UInt16 = 0
  var answers: UnsafeMutablePointer<Answer>?

  /// Numbers whose meaning depends on `kind`.
  var parameters: (Double, Double, Double, Double, Double, Double) = (0, 0, 0, 0, 0, 0)
  var priority = 0.0
  /// The distance that the parent stack keeps before this node.
  var gap = 0.0

  /// How the lengths answer, where the flags say that they have ranges.
  var width = LengthRange()
  var height = LengthRange()

  /// The place in the parent's coordinates, in points, not rounded.
  var x = 0.0
  var y = 0.0
  var size = Size.zero
  /// The proposal with which it was placed.
  var placed = Proposal.unspecified

  /// The picture before which the node was placed again, or something below it changed.
  var changed: UInt32 = 0
  /// The picture before which the node came to another place or another length, or was to be drawn anew.
  var moved: UInt32 = 0
}
