/// A gesture with an action for its values.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Content.Value> {
    let recognizer = Content._makeRecognizer(gesture.content)
    var last: Content.Value?
    recognizer.onChanged.append { value in
      guard value != last else { return }
      last = value
      gesture.action(value)
    }
    recognizer.onOver.append { last = nil }
    return recognizer
  }
}

/// A gesture with an action for its end.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Content.Value> {
    let recognizer = Content._makeRecognizer(gesture.content)
    recognizer.onEnded.append(gesture.action)
    return recognizer
  }
}

/// A gesture that keeps a state while it goes on.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Body = Never
  public var base: Base
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Base.Value> {
    let recognizer = Base._makeRecognizer(gesture.base)
    recognizer.onChanged.append { value in
      var transaction = Transaction()
      var state = gesture.state.wrappedValue
      gesture.update(value, &state, &transaction)
      gesture.state.set(state, transaction)
    }
    recognizer.onOver.append { gesture.state.reset() }
    return recognizer
  }
}

/// A gesture whose values are made from another's.
public nonisolated struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> Value

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    MapRecognizer(Content._makeRecognizer(gesture.content), gesture.transform)
  }
}

final class MapRecognizer<Base, Value>: _Recognizer<Value> {
  private let base: _Recognizer<Base>

  init(_ base: _Recognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.base = base
    super.init()
    base.onChanged.append { [weak self] in self?.change(transform($0)) }
    base.onEnded.append { [weak self] value in for action in self?.onEnded ?? [] { action(transform(value)) } }
    base.onOver.append { [weak self] in self?.over() }
  }

  override func handle(_ event: PressEvent) -> RecognizerState { base.handle(event) }
  override var takesPinch: Bool { base.takesPinch }
  override var waitsUntil: Double? { base.waitsUntil }
  override func finishWaiting() -> RecognizerState { base.finishWaiting() }
  override func inherit(from old: _Recognizer<Value>) {
    if let old = old as? MapRecognizer<Base, Value> { base.inherit(from: old.base) }
  }
}

extension Gesture {
  /// - Parameter action: takes each new value.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable { _ChangedGesture(content: self, action: action) }
  /// - Parameter action: takes the last value.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  /// Sets a state while the gesture goes on; afterwards it has its first value again.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, update: body) }
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

/// A state that a gesture sets while it goes on.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let onReset: ((Value, inout Transaction) -> Void)?
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
  public init(initialValue: Value) {
    initial = initialValue
    onReset = nil
  }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }
  /// - Parameter reset: sets how the state goes back to its first value, from the last one.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = initialValue
    onReset = reset
  }
  /// - Parameter resetTransaction: by which the state goes back to its first value.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue) { $1 = resetTransaction }
  }

  public var wrappedValue: Value { location?.read() ?? initial }
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, _ transaction: Transaction) {
    // A change that animates nothing belongs to what is going on.
    guard transaction.animation != nil || transaction.disablesAnimations else {
      location?.write(value)
      return
    }
    withTransaction(transaction) { location?.write(value) }
  }
  func reset() {
    var transaction = Transaction()
    onReset?(wrappedValue, &transaction)
    set(initial, transaction)
  }

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let initial = property.pointee.initial
    property.pointee.location = context.slot { StateLocation(initial) }
  }
  /// The state of a view is no part of what its container gives it.
  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(initialValue: nil) }
}
