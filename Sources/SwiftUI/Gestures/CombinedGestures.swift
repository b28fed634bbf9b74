/// Two gestures at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// What each of the gestures has come to.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    PairRecognizer(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second), isExclusive: false,
      value: { Value(first: $0, second: $1) })
  }
}

/// Two gestures of which the first is preferred.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// The value of the gesture that was recognised.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    PairRecognizer(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second), isExclusive: true,
      value: { first, second in first.map { .first($0) } ?? second.map { .second($0) } })
  }
}

/// A gesture after another.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// How far the two have come.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    SequenceRecognizer(First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Follows a press for two gestures.
final class PairRecognizer<First, Second, Value>: _Recognizer<Value> {
  private let first: _Recognizer<First>
  private let second: _Recognizer<Second>
  private let isExclusive: Bool
  private let value: (First?, Second?) -> Value?
  private var values: (first: First?, second: Second?)
  /// The end of a press that the first gesture may count with the next one, for the second.
  private var held: PressEvent?

  init(
    _ first: _Recognizer<First>, _ second: _Recognizer<Second>, isExclusive: Bool,
    value: @escaping (First?, Second?) -> Value?
  ) {
    self.first = first
    self.second = second
    self.isExclusive = isExclusive
    self.value = value
    super.init()
    first.onChanged.append { [weak self] in self?.take(first: $0) }
    second.onChanged.append { [weak self] in self?.take(second: $0) }
    first.onEnded.append { [weak self] in self?.values.first = $0 }
    second.onEnded.append { [weak self] in self?.values.second = $0 }
  }

  private func take(first: First? = nil, second: Second? = nil) {
    if let first { values.first = first }
    if let second { values.second = second }
    if let value = value(values.first, values.second) { change(value) }
  }

  override var takesPinch: Bool { first.takesPinch || second.takesPinch }

  override func inherit(from old: _Recognizer<Value>) {
    guard let old = old as? PairRecognizer<First, Second, Value> else { return }
    first.inherit(from: old.first)
    second.inherit(from: old.second)
    (held, values) = (old.held, old.values)
  }

  override var waitsUntil: Double? { isExclusive ? first.waitsUntil : first.waitsUntil ?? second.waitsUntil }

  override func finishWaiting() -> RecognizerState {
    guard isExclusive else {
      let states = [first.finishWaiting(), second.finishWaiting()]
      return states.contains(.recognized) ? finish() : .failed
    }
    if first.finishWaiting() == .recognized { return finish() }
    guard let event = held else { return .failed }
    held = nil
    return second.handle(event) == .recognized ? finish() : .failed
  }

  private func finish() -> RecognizerState {
    if let value = value(values.first, values.second) { end(value) } else { over() }
    return .recognized
  }

  override func handle(_ event: PressEvent) -> RecognizerState {
    if event.phase == .began, held == nil { values = (nil, nil) }
    let one = first.handle(event)
    var other = RecognizerState.failed
    if isExclusive, event.phase == .ended, one != .recognized, first.waitsUntil != nil {
      // A first press is kept for the second gesture, which a further one is not for.
      if held == nil { held = event }
      return .failed
    }
    if isExclusive, one == .active || one == .recognized {
      held = nil
      var cancelled = event
      cancelled.phase = .cancelled
      _ = second.handle(cancelled)
    } else {
      other = second.handle(event)
    }
    switch event.phase {
    case .began, .moved:
      if one == .active || other == .active { return .active }
      return one == .failed && other == .failed ? .failed : .possible
    case .ended:
      if one == .recognized || other == .recognized { return finish() }
      over()
      return .failed
    case .cancelled:
      over()
      return .failed
    }
  }
}

/// Follows a press for a gesture, and once it was recognised for another.
final class SequenceRecognizer<First: Gesture, Second: Gesture>: _Recognizer<SequenceGesture<First, Second>.Value> {
  private let first: _Recognizer<First.Value>
  private let second: _Recognizer<Second.Value>
  private var firstValue: First.Value?
  private var secondValue: Second.Value?
  private var last: PressEvent?

  init(_ first: _Recognizer<First.Value>, _ second: _Recognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
    first.onChanged.append { [weak self] in self?.change(.first($0)) }
    first.onEnded.append { [weak self] in self?.goOn($0) }
    second.onChanged.append { [weak self] in self?.take($0) }
    second.onEnded.append { [weak self] in self?.secondValue = $0 }
  }

  override var takesPinch: Bool { first.takesPinch || second.takesPinch }

  /// The first gesture was recognised: the second begins where the press is now.
  private func goOn(_ value: First.Value) {
    firstValue = value
    change(.second(value, nil))
    guard var event = last, event.phase != .ended else { return }
    event.phase = .began
    _ = second.handle(event)
  }

  private func take(_ value: Second.Value) {
    secondValue = value
    if let firstValue { change(.second(firstValue, value)) }
  }

  override func handle(_ event: PressEvent) -> RecognizerState {
    last = event
    // A first gesture that ends with its press, as a tap does, leaves the next press to the second.
    if firstValue == nil {
      let state = first.handle(event)
      if event.phase == .cancelled || (event.phase == .ended && firstValue == nil) { finish() }
      return state == .recognized ? .possible : state
    }
    let state = second.handle(event)
    guard event.phase == .ended || event.phase == .cancelled else { return state }
    if state == .recognized, let firstValue { for action in onEnded { action(.second(firstValue, secondValue)) } }
    finish()
    return state
  }

  private func finish() {
    (firstValue, secondValue) = (nil, nil)
    over()
  }
}
