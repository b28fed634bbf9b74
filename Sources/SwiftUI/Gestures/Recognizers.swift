import Foundation

/// Waits for a number of taps, one soon after the other.
final class TapRecognizer: _Recognizer<CGPoint> {
  /// How long after a tap the next one still counts with it, in seconds.
  private static let interval = 0.35

  private let count: Int
  private let space: CoordinateSpace
  private var taps = 0
  private var lastTap: ContinuousClock.Instant?

  init(count: Int, space: CoordinateSpace) {
    self.count = count
    self.space = space
    super.init()
  }

  override func inherit(from old: _Recognizer<CGPoint>) {
    guard let old = old as? TapRecognizer else { return }
    (taps, lastTap) = (old.taps, old.lastTap)
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
      if let lastTap, (event.time - lastTap).seconds > Self.interval { taps = 0 }
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
  private var last: (point: CGPoint, time: ContinuousClock.Instant)?
  private var velocity = CGSize.zero

  init(_ gesture: DragGesture) {
    self.gesture = gesture
    super.init()
  }

  override func handle(_ event: PressEvent) -> RecognizerState {
    guard event.pinch == nil else { return .failed }
    let point = event.place(event.point, gesture.coordinateSpace)
    switch event.phase {
    case .began:
      (start, isActive, velocity) = (point, gesture.minimumDistance <= 0, .zero)
      last = (point, event.time)
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
    DragGesture.Value(time: Date(), location: point, startLocation: start, velocity: velocity)
  }

  /// Points a second since the last event.
  private func measure(_ point: CGPoint, _ time: ContinuousClock.Instant) {
    defer { last = (point, time) }
    guard let last, last.point != point else { return }
    let seconds = max((time - last.time).seconds, 0.001)
    velocity = CGSize(width: (point.x - last.point.x) / seconds, height: (point.y - last.point.y) / seconds)
  }
}

/// Waits for a press that lasts.
final class LongPressRecognizer: _Recognizer<Bool> {
  private let gesture: LongPressGesture
  private var start = CGPoint.zero
  private var press = 0
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
      press += 1
      (isPressed, isRecognized) = (true, false)
      change(true)
      let started = press
      if gesture.minimumDuration <= 0 {
        recognize(started)
      } else {
        DispatchQueue.main.asyncAfter(deadline: .now() + gesture.minimumDuration) { [weak self] in
          MainActor.assumeIsolated { self?.recognize(started) }
        }
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

  private func recognize(_ started: Int) {
    guard isPressed, press == started else { return }
    (isPressed, isRecognized) = (false, true)
    end(true)
  }

  private func fail() {
    guard isPressed else { return }
    isPressed = false
    over()
  }
}
