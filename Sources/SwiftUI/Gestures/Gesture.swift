/// Something that a person does, which a view waits for.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }

  /// Makes what follows presses for this gesture.
  static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value>
}

extension Gesture where Body.Value == Value {
  public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { Body._makeRecognizer(gesture.body) }
}

extension Gesture where Body == Never {
  nonisolated public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Gesture {
  public typealias Value = Never
  nonisolated public var body: Never { switch self {} }
  public static func _makeRecognizer(_ gesture: Never) -> _Recognizer<Never> {}
}

/// Follows a press for a gesture.
@MainActor
public class _Recognizer<Value> {
  /// Told of each value while the gesture goes on.
  var onChanged: [(Value) -> Void] = []
  /// Told of the last value when it was recognised.
  var onEnded: [(Value) -> Void] = []
  /// Told when it is over, whether recognised or not.
  var onOver: [() -> Void] = []

  init() {}

  func handle(_ event: PressEvent) -> RecognizerState { .failed }
  /// Whether it waits for two fingers.
  var takesPinch: Bool { false }
  /// The time until which it waits for another press that counts with the one that ended; nil where it does not.
  var waitsUntil: Double? { nil }
  /// No other press follows in time.
  func finishWaiting() -> RecognizerState { .failed }
  /// Takes over what the recognizer of the gesture's last value counted so far.
  func inherit(from old: _Recognizer<Value>) {}

  final func change(_ value: Value) { for action in onChanged { action(value) } }
  final func end(_ value: Value) {
    for action in onEnded { action(value) }
    over()
  }
  final func over() { for action in onOver { action() } }
}

/// One step of a press.
struct PressEvent {
  enum Phase { case began, moved, ended, cancelled }
  var phase: Phase
  /// In points of the picture, as the view sees it.
  var point: CGPoint
  /// The view's frame.
  var frame: CGRect
  /// By which presses count as near each other or as long.
  var clock: GraphMotion
  /// In seconds.
  @MainActor var time: Double { clock.time }
  /// What two fingers have come to; nil for one.
  var pinch: PinchState?
  /// Leads a point to a space.
  var place: @MainActor (CGPoint, CoordinateSpace) -> CGPoint
}

/// How far two fingers have come since they touched.
struct PinchState {
  /// The distance between them, as a share of what it was.
  var scale: CGFloat
  var angle: Angle
}

/// How far a recognizer has come.
enum RecognizerState {
  /// It waits for more.
  case possible
  /// It goes on, and what else follows the press should not.
  case active
  case recognized
  case failed
}
