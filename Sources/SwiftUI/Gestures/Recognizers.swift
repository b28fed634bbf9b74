import Foundation

/// Waits for a number of taps, one soon after the other.
final class TapRecognizer: _Recognizer<CGPoint> {
  /// How long after a tap the next one still counts with it, in seconds.
  private static let interval = 0.35

  private let count: Int
  private let space: CoordinateSpace
  private var taps = 0
  private var lastTap: Double?

  init(count: Int, space: CoordinateSpace) {
    self.count = count
    self.space = space
    super.init()
  }

  override func inherit(from old: _Recognizer<CGPoint>) {
    guard let old = old as? TapRecognizer else { return }
    (taps, lastTap) = (old.taps, old.lastTap)
  }

  override var waitsUntil: Double? { taps > 0 && taps < count ? lastTap.map { $0 + Self.interval } : nil }
  override func finishWaiting() -> RecognizerState {
    taps = 0
    return .failed
  }

  override func handle(_ event: PressEvent) -> RecognizerState {
    guard event.pinch == nil else { return .failed }
    switch event.phase {
    case .began, .moved: return .possible
    case .cancelled:
      taps = 0
      over()
      return .failed
    case .ended:
      defer { lastTap = event.time }
      guard event.frame.contains(event.point) else {
        taps = 0
        return .failed
      }
      if let lastTap, event.time - lastTap > Self.interval { taps = 0 }
      taps += 1
      guard taps >= count else { return .failed }
      taps = 0
      let place = event.place(event.point, space)
      change(place)
      end(place)
      return .recognized
    }
  }
}

/// Waits for a drag.
final class DragRecognizer: _Recognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var start = CGPoint.zero
  private var isActive = false
  private var speed = ScrollSpeed()
  private var velocity: CGSize = .zero
  private var date = Date()

  init(_ gesture: DragGesture) {
    self.gesture = gesture
    super.init()
  }

  override func handle(_ event: PressEvent) -> RecognizerState {
    guard event.pinch == nil else { return .failed }
    let point = event.place(event.point, gesture.coordinateSpace)
    date = event.clock.date
    switch event.phase {
    case .began:
      (start, isActive, velocity) = (point, gesture.minimumDistance <= 0, .zero)
      speed = ScrollSpeed()
      speed.add(point, at: event.time)
      if isActive { change(value(point)) }
      return .possible
    case .moved:
      measure(point, event.time)
      if !isActive { isActive = hypot(point.x - start.x, point.y - start.y) >= gesture.minimumDistance }
      guard isActive else { return .possible }
      change(value(point))
      return .active
    case .ended:
      measure(point, event.time)
      guard isActive else {
        over()
        return .failed
      }
      isActive = false
      end(value(point))
      return .recognized
    case .cancelled:
      isActive = false
      over()
      return .failed
    }
  }

  private func value(_ point: CGPoint) -> DragGesture.Value {
    DragGesture.Value(time: date, location: point, startLocation: start, velocity: velocity)
  }

  private func measure(_ point: CGPoint, _ time: Double) {
    speed.add(point, at: time)
    let content = speed.velocity(at: time)
    velocity = CGSize(width: -content.width, height: -content.height)
  }
}

/// Waits for a press that lasts.
final class LongPressRecognizer: _Recognizer<Bool>, Timed {
  private let gesture: LongPressGesture
  private var start = CGPoint.zero
  private var clock: GraphMotion?
  private var isPressed = false
  private var isRecognized = false

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
    super.init()
  }

  override func handle(_ event: PressEvent) -> RecognizerState {
    guard event.pinch == nil else { return .failed }
    switch event.phase {
    case .began:
      start = event.point
      clock = event.clock
      (isPressed, isRecognized) = (true, false)
      change(true)
      if gesture.minimumDuration <= 0 {
        timeHasCome()
      } else {
        event.clock.call(self, at: event.time + gesture.minimumDuration)
      }
      return .possible
    case .moved:
      if isPressed, hypot(event.point.x - start.x, event.point.y - start.y) > gesture.maximumDistance { fail() }
      return isRecognized ? .active : .possible
    case .ended, .cancelled:
      defer { fail() }
      return isRecognized ? .recognized : .failed
    }
  }

  func timeHasCome() {
    guard isPressed else { return }
    (isPressed, isRecognized) = (false, true)
    end(true)
  }

  private func fail() {
    guard isPressed else { return }
    isPressed = false
    clock?.call(self, at: nil)
    over()
  }
}
