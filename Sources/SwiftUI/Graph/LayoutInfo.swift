internal import DrawingCore
internal import Foundation
internal import LayoutCore

/// What the graph knows of a layout node besides its layout.
///
/// What most nodes have is stored here; the rest is made when the first of it is set.
@dynamicMemberLookup
struct LayoutInfo {
  /// What the view or modifier is called; empty for nodes that users did not write.
  var name: String
  var line: Int32 = 0
  /// Tells the node from another that had the same `LayoutID` before it.
  var serial = 0
  /// Draws the node itself, below its children.
  var drawing: (any Drawing)?
  /// What modifiers that take no part in layout add, the innermost first.
  var decorations: [Decoration] = []
  /// Whose transactions the node's changes have.
  var scope: MotionScope?
  /// Which commands of the picture draw the node with all in it.
  var drawn = DrawnCommands()
  /// What few nodes have; nil where the node has none of it.
  private(set) var traits: LayoutTraits?

  init(name: String, line: Int32 = 0, drawing: (any Drawing)? = nil) {
    self.name = name
    self.line = line
    self.drawing = drawing
  }

  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<LayoutTraits, Value>) -> Value {
    get { (traits ?? .none)[keyPath: path] }
    set { own[keyPath: path] = newValue }
  }
  subscript<Value>(dynamicMember path: WritableKeyPath<CollectedTraits, Value>) -> Value {
    get { (traits ?? .none).collected[keyPath: path] }
    set { own.collected[keyPath: path] = newValue }
  }

  private var own: LayoutTraits {
    mutating get {
      if let traits { return traits }
      let made = LayoutTraits()
      traits = made
      return made
    }
  }

  /// Forgets what the views around the node's view said, before they say it anew.
  mutating func beginCollecting() {
    if !decorations.isEmpty { decorations.removeAll(keepingCapacity: true) }
    traits?.collected = CollectedTraits()
  }

  /// What a view says to its container shows through a modifier around it.
  mutating func inheritTraits(from inner: LayoutInfo) {
    guard traits != nil || inner.traits != nil else { return }
    let inner = (inner.traits ?? .none).collected
    own.collected.zIndex = inner.zIndex
    own.collected.section = inner.section
    own.collected.element = inner.element
    own.collected.transition = inner.transition
    own.collected.passesTransitionsOn = inner.passesTransitionsOn
    own.collected.passage = inner.passage
    own.collected.isDeparting = inner.isDeparting
  }
}

/// What few layout nodes have.
final class LayoutTraits {
  /// Those of a node that has none; never written to.
  nonisolated(unsafe) static let none = LayoutTraits()

  /// The children after the first are drawn below it.
  var drawsFirstChildLast = false
  /// The children after the first decide what of it is drawn.
  var masksFirstChild = false
  /// What of the children is shown, for the node's frame; nil for all.
  var clip: (@MainActor (CGRect) -> CGRect)?
  var scrolling: (any Scrolling)?
  var frameMotion: FrameMotion?
  var contentMotion: ContentMotion?
  /// The number that a numeric text last showed.
  var rollValue: Double?
  /// What the node moves its child by, where that moves.
  var offset: AnimatedValue<_OffsetEffect>?
  /// Children that went, still shown on their way out.
  var departed: [DepartedRoot] = []
  /// Where the node is drawn while a transition changes it.
  var stage: TransitionStage?
  var matched: MatchedGeometry?
  /// The place that the node's child has from a node that it is matched with.
  var followed: CGRect?
  var collected = CollectedTraits()
}

/// What the views around a layout node's view say of it as the roots are collected.
struct CollectedTraits {
  var zIndex = 0.0
  var isHidden = false
  var spaceName: AnyHashable?
  /// The section of a container that the view belongs to.
  var section: (mark: SectionMark, part: SectionMark.Part)?
  /// The element of a collection that the view stands for in a list.
  var element: RowElement?
  /// Scrolling comes to rest on the view, or on those in it where it is a container.
  var isScrollTarget = false
  /// What is in the node moves with it as a whole.
  var isGeometryGroup = false
  var isDeparting = false
  var transition: AnyTransition?
  /// The views in it come and go by their own transitions, as it does.
  var passesTransitionsOn = false
  /// The way in or out of the view whose root the node is.
  var passage: Passage?
}

/// What a modifier without part in layout does to a view's layout node.
enum Decoration {
  /// The view's identity, as `.id` or `ForEach` gave it.
  case identity(AnyHashable)
  /// The node is the body of a view of the user's own type.
  case composite(CompositeMark)
  /// Changes how all that lies within is drawn.
  case effect(any DrawingEffect)
  /// Receives what happens at a point within.
  case responder(Responder)
  /// Tells assistive technologies of the view.
  case accessibility(AccessibilityElement)
}

/// A view of the user's own type.
final class CompositeMark {
  let name: String
  let line: Int32
  init(name: String, line: Int32) {
    self.name = name
    self.line = line
  }
}

/// Something that draws a view itself.
@MainActor
protocol Drawing: AnyObject {
  func draw(in frame: CGRect, _ context: inout DrawingContext)
  /// The characters that the view shows, for `explain`.
  var text: String? { get }
  /// Whether a point in the frame belongs to what is drawn.
  func contains(_ point: CGPoint, in frame: CGRect) -> Bool
  /// It is drawn at the size that it was laid out in, also while its frame is on the way there.
  var keepsLaidOutSize: Bool { get }
  /// The drawing depends on more than its frame and what its node was told, such as the places of other nodes, or its
  /// node does not say when it changes, so that it is drawn for each picture.
  var readsOthers: Bool { get }
}

extension Drawing {
  var text: String? { nil }
  func contains(_ point: CGPoint, in frame: CGRect) -> Bool { true }
  var keepsLaidOutSize: Bool { false }
  var readsOthers: Bool { true }
}

/// Something that changes how a view with all in it is drawn.
@MainActor
protocol DrawingEffect: AnyObject {
  /// The effects for a view of this frame, the outermost first.
  func effects(for frame: CGRect, _ context: DrawingContext) -> [Effect]
  /// Draws the view with all that the effect does; `content` draws it without.
  func draw(_ frame: CGRect, _ context: inout DrawingContext, _ content: (inout DrawingContext) -> Void)
  /// What is drawn above the view, within the effect.
  func drawAbove(_ frame: CGRect, _ context: inout DrawingContext)
  /// The effect depends on more than the frame and what its node was told, so that it is found for each picture.
  var readsOthers: Bool { get }
  /// Leads a point of the surrounding space to the space within; nil where nothing can be hit.
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint?
}

extension DrawingEffect {
  var readsOthers: Bool { true }
  func effects(for frame: CGRect, _ context: DrawingContext) -> [Effect] { [] }
  func draw(_ frame: CGRect, _ context: inout DrawingContext, _ content: (inout DrawingContext) -> Void) {
    context.draw(within: effects(for: frame, context), content)
    drawAbove(frame, &context)
  }
  func drawAbove(_ frame: CGRect, _ context: inout DrawingContext) {}
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint? { point }
}

/// What collects draw commands during the draw pass.
struct DrawingContext {
  let graph: ViewGraph
  /// Pixels for each point.
  let scale: CGFloat
  var commands: [DrawCommand] = []
  var images: [ImageID: Bitmap] = [:]
  /// Where the nodes within the node that is being drawn lie in the picture before; nil where that is not kept.
  var place: DrawnPlace?
  /// Something was drawn that may be another drawing next time, though nothing of the node changed.
  var readsOthers = false

  /// Draws within effects, the outermost first.
  mutating func draw(within effects: [Effect], _ content: (inout DrawingContext) -> Void) {
    for effect in effects { commands.append(.push(effect)) }
    content(&self)
    for _ in effects { commands.append(.pop) }
  }
}
