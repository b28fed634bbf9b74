public import DrawingCore
public import Foundation

/// Two fingers that move apart or together.
public nonisolated struct MagnifyGesture: Gesture {
  public typealias Body = Never
  /// How far a magnification has come.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The distance of the fingers, as a share of what it was.
    public var magnification: CGFloat
    /// The magnification's change in a second.
    public var velocity: CGFloat
    /// Where between the fingers it began, in the view's own proportions.
    public var startAnchor: UnitPoint
    /// In points of the view.
    public var startLocation: CGPoint
  }
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    MapRecognizer(PinchRecognizer { abs($0.scale - 1) >= gesture.minimumScaleDelta }) {
      Value(
        time: $0.time, magnification: $0.state.scale, velocity: $0.scaleVelocity, startAnchor: $0.anchor,
        startLocation: $0.start)
    }
  }
}

/// Two fingers that move apart or together; the older spelling, whose value is the magnification.
public nonisolated struct MagnificationGesture: Gesture {
  public typealias Body = Never
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<CGFloat> {
    MapRecognizer(PinchRecognizer { abs($0.scale - 1) >= gesture.minimumScaleDelta }) { $0.state.scale }
  }
}

/// Two fingers that turn.
public nonisolated struct RotateGesture: Gesture {
  public typealias Body = Never
  /// How far a turn has come.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// The rotation's change in a second.
    public var velocity: Angle
    /// Where between the fingers it began, in the view's own proportions.
    public var startAnchor: UnitPoint
    /// In points of the view.
    public var startLocation: CGPoint
  }
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    MapRecognizer(PinchRecognizer { abs($0.angle.radians) >= gesture.minimumAngleDelta.radians }) {
      Value(
        time: $0.time, rotation: $0.state.angle, velocity: $0.angleVelocity, startAnchor: $0.anchor,
        startLocation: $0.start)
    }
  }
}

/// Two fingers that turn; the older spelling, whose value is the angle.
public nonisolated struct RotationGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Angle
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Angle> {
    MapRecognizer(PinchRecognizer { abs($0.angle.radians) >= gesture.minimumAngleDelta.radians }) { $0.state.angle }
  }
}

/// What two fingers in a view have come to.
struct PinchValue {
  var time: Date
  var state: PinchState
  var scaleVelocity: CGFloat
  var angleVelocity: Angle
  var anchor: UnitPoint
  var start: CGPoint
}

/// Waits for two fingers to have come far enough.
final class PinchRecognizer: _Recognizer<PinchValue> {
  private let isFarEnough: (PinchState) -> Bool
  private var isActive = false
  private var start = CGPoint.zero
  private var anchor = UnitPoint.center
  private var last: (state: PinchState, time: Double)?
  private var velocity: (scale: CGFloat, angle: Angle) = (0, .zero)
  private var date = Date()

  init(_ isFarEnough: @escaping (PinchState) -> Bool) {
    self.isFarEnough = isFarEnough
    super.init()
  }

  override var takesPinch: Bool { true }

  override func handle(_ event: PressEvent) -> RecognizerState {
    guard let state = event.pinch else { return .failed }
    date = event.clock.date
    switch event.phase {
    case .began:
      isActive = false
      start = event.place(event.point, .local)
      anchor = UnitPoint(
        x: event.frame.width > 0 ? start.x / event.frame.width : 0.5,
        y: event.frame.height > 0 ? start.y / event.frame.height : 0.5)
      (last, velocity) = ((state, event.time), (0, .zero))
      return .possible
    case .moved:
      measure(state, event.time)
      if !isActive { isActive = isFarEnough(state) }
      guard isActive else { return .possible }
      change(value(state))
      return .active
    case .ended:
      guard isActive else {
        over()
        return .failed
      }
      isActive = false
      end(value(state))
      return .recognized
    case .cancelled:
      isActive = false
      over()
      return .failed
    }
  }

  private func value(_ state: PinchState) -> PinchValue {
    PinchValue(
      time: date, state: state, scaleVelocity: velocity.scale, angleVelocity: velocity.angle, anchor: anchor,
      start: start)
  }

  /// Changes a second since the last event.
  private func measure(_ state: PinchState, _ time: Double) {
    guard let last else { return }
    let seconds = time - last.time
    guard seconds > 0 else { return }
    self.last = (state, time)
    velocity = (
      (state.scale - last.state.scale) / seconds,
      Angle(radians: (state.angle.radians - last.state.angle.radians) / seconds)
    )
  }
}

/// Two fingers that a pointer stands for: one where it is, the other across from it.
struct EmulatedPinch {
  /// The middle of the view that waits for them, in points of the picture.
  let center: CGPoint
  let start: CGPoint
  private var angle = 0.0
  private var last: Double

  init(center: CGPoint, start: CGPoint) {
    self.center = center
    // Fingers are not at the same place, so that a small move is no large factor.
    let (dx, dy) = (start.x - center.x, start.y - center.y)
    self.start = hypot(dx, dy) < 10 ? CGPoint(x: center.x + 10, y: center.y) : start
    last = atan2(self.start.y - center.y, self.start.x - center.x)
  }

  /// The factor and the angle, which goes on beyond a whole turn.
  mutating func state(at point: CGPoint) -> PinchState {
    let now = atan2(point.y - center.y, point.x - center.x)
    angle += (now - last).remainder(dividingBy: 2 * .pi)
    last = now
    let length = hypot(start.x - center.x, start.y - center.y)
    return PinchState(
      scale: hypot(point.x - center.x, point.y - center.y) / length, angle: .radians(angle))
  }
}

extension ViewHost {
  /// Whether views are shown that two fingers enlarge or turn.
  public var takesPinch: Bool {
    var takes = false
    graph.input.forEachResponder { responder, _ in takes = takes || responder.takesPinch }
    return takes
  }

  /// Tells the view of two fingers.
  /// - Parameters:
  ///   - point: between them, in points of the picture.
  ///   - scale: their distance, as a share of what it was when they touched.
  ///   - angle: by which they have turned since.
  public func sendPinch(_ phase: PointerPhase, at point: CGPoint, scale: Double = 1, angle: Angle = .zero) {
    pass(phase, at: point, hit: point, PinchState(scale: scale, angle: angle))
  }

  /// - Parameter hit: where the views are looked for.
  private func pass(_ phase: PointerPhase, at point: CGPoint, hit: CGPoint, _ state: PinchState) {
    graph.input.pinch = state
    defer { graph.input.pinch = nil }
    switch phase {
    case .began:
      let found = graph.hitTest(rootNode, hit).responders.filter { $0.responder.takesPinch }
      let way = CGSize(width: point.x - hit.x, height: point.y - hit.y)
      press.begin(
        at: point,
        found.map { ($0.responder, $0.frame, CGPoint(x: $0.point.x + way.width, y: $0.point.y + way.height)) })
    case .moved: press.move(to: point)
    case .ended: press.end(at: point)
    case .cancelled: press.cancel()
    }
  }

  /// Takes the pointer for two fingers while Option is held down over a view that waits for them, as simulators do.
  func emulatePinch(_ phase: PointerPhase, at point: CGPoint) -> Bool {
    if phase == .began {
      emulatedPinch = nil
      guard graph.input.modifiers.contains(.option),
        let view = graph.hitTest(rootNode, point).responders.first(where: { $0.responder.takesPinch })
      else { return false }
      emulatedPinch = EmulatedPinch(center: CGPoint(x: view.frame.midX, y: view.frame.midY), start: point)
    }
    guard var pinch = emulatedPinch else { return false }
    let place = pinch.center
    let state = phase == .cancelled ? PinchState(scale: 1, angle: .zero) : pinch.state(at: point)
    emulatedPinch = phase == .began || phase == .moved ? pinch : nil
    pass(phase, at: place, hit: point, state)
    return true
  }
}
