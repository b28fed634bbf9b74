public import Foundation

/// What layout did for one view, for `explain` and the inspector; coordinates are points in the proposed area.
public struct LayoutReport: Hashable, Sendable {
  /// One question to a view and its answer; nil is an unspecified length.
  public struct Step: Hashable, Sendable {
    public var proposedWidth, proposedHeight: Double?
    public var width, height: Double
    public var isCached: Bool

    public init(proposedWidth: Double?, proposedHeight: Double?, width: Double, height: Double, isCached: Bool) {
      self.proposedWidth = proposedWidth
      self.proposedHeight = proposedHeight
      self.width = width
      self.height = height
      self.isCached = isCached
    }
  }

  /// The view's type without generic arguments, such as `HStack`, or a modifier's name.
  public var view: String
  /// Values of `.id` and `ForEach`, innermost first.
  public var ids: [String]
  public var text: String?
  /// What modifiers tell assistive technologies of the view; nil where nothing is told.
  public var accessibility: AccessibilityReport?
  public var line: Int?
  public var priority: Double
  public var frame: CGRect
  /// The frame after snapping to pixels.
  public var drawn: CGRect
  public var negotiation: [Step]
  public var children: [LayoutReport]

  public init(
    view: String, ids: [String] = [], text: String? = nil, line: Int? = nil, priority: Double = 0, frame: CGRect,
    drawn: CGRect, negotiation: [Step] = [], accessibility: AccessibilityReport? = nil, children: [LayoutReport] = []
  ) {
    self.view = view
    self.ids = ids
    self.text = text
    self.line = line
    self.priority = priority
    self.frame = frame
    self.drawn = drawn
    self.negotiation = negotiation
    self.accessibility = accessibility
    self.children = children
  }
}

/// Something that was drawn only nearly as Apple draws it.
public struct Approximation: Hashable, Sendable {
  public var line: Int?
  /// What kind of thing: `symbol`, `font`, `effect`, `view` or `modifier`.
  public var what: String
  public var detail: String

  public init(line: Int?, what: String, detail: String) {
    self.line = line
    self.what = what
    self.detail = detail
  }
}
