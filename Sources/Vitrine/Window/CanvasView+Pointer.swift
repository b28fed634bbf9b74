import Foundation
import GtkKit
import PreviewProtocol

/// What a person does in the canvas by pointer and fingers.
extension CanvasView {
  func listen() {
    canvas.onPointer { [weak self] step, modifiers in self?.follow(step, InputModifiers(modifiers)) }
    canvas.onSecondaryClick { [weak self] point, modifiers in
      guard let self else { return }
      self.canvas.grabFocus()
      self.sendInput?(
        .secondaryClick(self.canvas.picturePoint(point), modifiers: InputModifiers(modifiers)))
    }
    canvas.onHover { [weak self] point in
      guard let self else { return }
      self.pointer = point
      self.sendInput?(.hover(point.map(self.canvas.picturePoint)))
    }
    canvas.onScroll { [weak self] step, modifiers in self?.scroll(step, modifiers) ?? false }
    listenToPinches()
    listenToDrops()
    listenToKeys()
  }

  private func follow(_ step: PointerStep, _ modifiers: InputModifiers) {
    let canvas = canvas
    func send(_ phase: InputEvent.Phase, _ point: CGPoint, _ clickCount: Int = 1) {
      sendInput?(.pointer(phase, canvas.picturePoint(point), clickCount: clickCount, modifiers: modifiers))
    }
    switch step {
    case .began(let point, let clickCount):
      canvas.grabFocus()
      send(.began, point, clickCount)
    case .moved(let point): send(.moved, point)
    case .ended(let point): send(.ended, point)
    case .cancelled: send(.cancelled, .zero)
    }
  }

  /// Two fingers zoom the canvas, unless the preview has views that they enlarge or turn.
  private func listenToPinches() {
    var factorAtStart = 1.0
    var isPassedOn = false
    var place = CGPoint.zero
    canvas.onPinch { [weak self] step in
      guard let self else { return }
      let canvas = self.canvas
      switch step {
      case .began(let center):
        place = center ?? self.pointer ?? place
        factorAtStart = canvas.factor
        isPassedOn =
          self.wants.takesPinch
          && CGRect(origin: .zero, size: canvas.pictureSize).contains(
            canvas.picturePoint(place))
        if isPassedOn { self.pass(.began, place) }
      case .moved(let factor, let angle, let center):
        if isPassedOn {
          self.pass(.moved, place, factor, angle)
        } else {
          canvas.zoom(to: factorAtStart * factor, keeping: center, in: self.scrolled)
        }
      case .ended: if isPassedOn { self.pass(.ended, place) }
      case .cancelled: if isPassedOn { self.pass(.cancelled, place) }
      }
    }
  }

  private func pass(_ phase: InputEvent.Phase, _ place: CGPoint, _ factor: Double = 1, _ angle: Double = 0) {
    sendInput?(.pinch(phase, canvas.picturePoint(place), scale: factor, angle: angle))
  }

  /// The wheel zooms with Control, scrolls a canvas that is larger than its room, and else belongs to the preview.
  private func scroll(_ step: ScrollStep, _ modifiers: KeyModifiers) -> Bool {
    switch step {
    case .notch(let delta), .moved(let delta):
      if modifiers.contains(.control) {
        // A step of the wheel, 40 points, is a tenth.
        canvas.zoom(to: canvas.factor * exp(-delta.height / 420), keeping: pointer, in: scrolled)
        return true
      }
      if canScroll(scrolled.vertical, delta.height) || canScroll(scrolled.horizontal, delta.width) { return false }
      guard case .notch = step else { return send(.moved, delta) }
      return send(.notch, delta)
    case .began: return send(.began, .zero)
    case .ended(let velocity): return send(.ended, .zero, velocity)
    }
  }

  private func canScroll(_ adjustment: Adjustment, _ delta: Double) -> Bool {
    delta < 0 ? adjustment.value > 0 : delta > 0 && adjustment.value < adjustment.upper - adjustment.pageSize
  }

  private func send(_ phase: ScrollInput.Phase, _ delta: CGSize, _ velocity: CGSize = .zero) -> Bool {
    guard let pointer else { return false }
    // The picture's points: those of a canvas that is enlarged count for less.
    let factor = canvas.factor
    let own = CGSize(width: delta.width / factor, height: delta.height / factor)
    let speed = CGSize(width: velocity.width / factor, height: velocity.height / factor)
    sendInput?(.scroll(ScrollInput(canvas.picturePoint(pointer), delta: own, phase: phase, velocity: speed)))
    return true
  }
}

extension InputModifiers {
  init(_ modifiers: KeyModifiers) { self.init(rawValue: modifiers.rawValue) }
}
