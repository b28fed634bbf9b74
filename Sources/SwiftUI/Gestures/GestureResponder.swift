public import Foundation
internal import LayoutCore

/// Which gestures a view waits for where it has one of its own.
public nonisolated struct GestureMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]

  /// - Parameter isEnabled: the gesture is waited for; those of the views within are in any case.
  init(isEnabled: Bool) { self = isEnabled ? .all : .subviews }
}

/// Has a view wait for a gesture.
public nonisolated struct _GestureModifier<G: Gesture>: DecorationModifier {
  public typealias Body = Never
  let gesture: G
  let mask: GestureMask
  let priority: PressPriority

  final class Keeper: DecorationKeeper {
    private let responder: GestureResponder<G>

    init(_ modifier: _GestureModifier, _ node: ViewNode) {
      responder = GestureResponder(modifier, node.graph.motion)
      responder.input = node.graph.input
      responder.isEnabled = node.environment.isEnabled
    }
    func renew(_ modifier: _GestureModifier, _ node: ViewNode) -> Bool {
      responder.renew(modifier)
      return false
    }
    func environmentDidChange(_ node: ViewNode) { responder.isEnabled = node.environment.isEnabled }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      responder.place = { [weak graph] point, frame, space in
        graph?.place(point, in: frame, of: root, space) ?? point
      }
      graph.info[root.offset].decorations.append(.responder(responder))
    }
    func willDestroy(_ node: ViewNode) { responder.isEnabled = false }
  }
}

/// Follows presses for a gesture.
final class GestureResponder<G: Gesture>: Responder {
  private var modifier: _GestureModifier<G>
  private var recognizer: _Recognizer<G.Value>
  var isEnabled = true
  /// Leads a point of the picture to a space.
  var place: @MainActor (CGPoint, CGRect, CoordinateSpace) -> CGPoint = { point, _, _ in point }
  weak var input: InputState?
  private let clock: GraphMotion
  private var frame = CGRect.zero
  private var isFollowing = false
  private var isStale = false

  init(_ modifier: _GestureModifier<G>, _ clock: GraphMotion) {
    self.modifier = modifier
    self.clock = clock
    recognizer = G._makeRecognizer(modifier.gesture)
  }

  /// Takes new actions; a press that goes on keeps those that it began with.
  func renew(_ modifier: _GestureModifier<G>) {
    self.modifier = modifier
    isStale = true
  }

  override var priority: PressPriority { modifier.priority }
  override var takesPinch: Bool { isEnabled && modifier.mask.contains(.gesture) && recognizer.takesPinch }
  override var isBlocking: Bool { !modifier.mask.contains(.subviews) }

  private func event(_ phase: PressEvent.Phase, _ point: CGPoint) -> PressEvent {
    let (place, frame) = (place, frame)
    return PressEvent(
      phase: phase, point: point, frame: frame, clock: clock, pinch: input?.pinch, place: { place($0, frame, $1) })
  }

  override func pressBegan(at point: CGPoint, in frame: CGRect) -> Bool {
    guard isEnabled, modifier.mask.contains(.gesture) else { return false }
    if isStale, !isFollowing {
      isStale = false
      let old = recognizer
      recognizer = G._makeRecognizer(modifier.gesture)
      recognizer.inherit(from: old)
    }
    self.frame = frame
    isFollowing = recognizer.handle(event(.began, point)) != .failed
    return isFollowing
  }

  override func pressMoved(to point: CGPoint) -> Bool {
    isFollowing && recognizer.handle(event(.moved, point)) == .active
  }

  override func pressEnded(at point: CGPoint) -> Bool {
    guard isFollowing else { return false }
    isFollowing = false
    return recognizer.handle(event(.ended, point)) == .recognized
  }

  override func pressCancelled() {
    guard isFollowing else { return }
    isFollowing = false
    _ = recognizer.handle(event(.cancelled, .zero))
  }

  override var waitsUntil: Double? { isEnabled ? recognizer.waitsUntil : nil }
  override func finishWaiting() -> Bool { recognizer.finishWaiting() == .recognized }
}

extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .normal))
  }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }
  /// - Parameter name: by which recognizers of UIKit know the gesture; there are none in a preview.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }
  /// The gesture goes before those of the views within.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .high))
  }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }
  /// - Parameter name: by which recognizers of UIKit know the gesture; there are none in a preview.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }
  /// The gesture is recognised together with those of the views within.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .simultaneous))
  }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }
  /// - Parameter name: by which recognizers of UIKit know the gesture; there are none in a preview.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// - Parameters:
  ///   - minimumDuration: in seconds.
  ///   - maximumDistance: how far the pointer may go meanwhile, in points.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture: _PressingGesture(
          press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
          action: action, onPressingChanged: onPressingChanged),
        mask: .all, priority: .normal))
  }
}

extension View {
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that says when it begins and ends.
nonisolated struct _PressingGesture: Gesture {
  typealias Body = Never
  let press: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  @MainActor static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Bool> {
    let recognizer = LongPressGesture._makeRecognizer(gesture.press)
    recognizer.onChanged.append { _ in gesture.onPressingChanged?(true) }
    recognizer.onEnded.append { _ in gesture.action() }
    recognizer.onOver.append { gesture.onPressingChanged?(false) }
    return recognizer
  }
}
