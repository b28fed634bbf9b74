import Foundation
import PreviewProtocol
import SwiftUI

/// What a person did, as the engine takes it.
extension HostedSession {
  func send(_ event: InputEvent) {
    setClock()
    host.blinksCaret = true
    switch event {
    case .pointer(let phase, let point, let clickCount, let modifiers):
      host.sendPointer(phase.engine, at: point, clickCount: clickCount, modifiers: modifiers.engine)
    case .secondaryClick(let point, modifiers: _): host.sendSecondaryPress(at: point)
    case .hover(let point): host.sendHover(point)
    case .scroll(let scroll):
      switch scroll.phase {
      case .notch:
        // Each turn of a wheel comes to rest at once.
        if host.sendScroll(at: scroll.point, by: scroll.delta) { host.endScroll(at: scroll.point) }
      case .began, .moved: host.sendScroll(at: scroll.point, by: scroll.delta, isTouch: true)
      case .ended: host.endScroll(at: scroll.point, velocity: scroll.velocity)
      }
    case .pinch(let phase, let point, let scale, let angle):
      host.sendPinch(phase.engine, at: point, scale: scale, angle: .radians(angle))
    case .key(let key): if let press = key.engine { host.sendKey(press) }
    case .preedit(let text, let caret): host.sendPreedit(text, caret: caret)
    case .text(let text): host.sendText(text)
    case .paste(let text): host.paste(text)
    case .drop(let drop):
      let items = DroppedItems(files: drop.files, text: drop.text)
      host.sendDrop(drop.phase.engine, at: drop.point, items)
    case .focus(let isFocused): host.setHasKeyboard(isFocused)
    }
  }

  /// What the preview wants of keys and pointer, as it is now.
  var wants: InputWants {
    var wants = InputWants(
      takesTab: host.takesTab(forward: true), takesBackTab: host.takesTab(forward: false),
      takesPinch: host.takesPinch, takesDrop: host.takesDrop, pointer: host.pointerShape)
    if let field = host.field {
      wants.field = TextFieldState(
        caret: field.caret, purpose: field.traits.purpose, capitals: field.traits.capitals,
        checksSpelling: field.traits.checksSpelling, surrounding: field.text, offset: field.offset)
    }
    for shortcut in host.shortcuts {
      for modifiers in shortcut.modifiers.protocolForms {
        wants.keys.insert(KeyChord(shortcut.key.character.lowercased(), modifiers))
      }
    }
    if host.isEditing { wants.keys.formUnion(Self.editingKeys) }
    return wants
  }

  /// Keys that edit text, which the window would take otherwise.
  private static let editingKeys: Set<KeyChord> = {
    var keys: Set<KeyChord> = [KeyChord("z", [.control, .shift])]
    for key in ["a", "c", "x", "v", "z", "y"] { keys.insert(KeyChord(key, .control)) }
    let moving = ["\u{F702}", "\u{F703}", "\u{F729}", "\u{F72B}", "\u{8}", "\u{F728}"]
    for key in moving {
      keys.insert(KeyChord(key, .control))
      keys.insert(KeyChord(key, [.control, .shift]))
    }
    return keys
  }()
}

extension InputEvent.Phase {
  var engine: ViewHost.PointerPhase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension DropInput.Phase {
  fileprivate var engine: ViewHost.DropPhase {
    switch self {
    case .entered: .entered
    case .moved: .moved
    case .left: .left
    case .dropped: .dropped
    }
  }
}

extension InputModifiers {
  fileprivate var engine: EventModifiers {
    var result: EventModifiers = []
    if contains(.shift) { result.insert(.shift) }
    if contains(.control) { result.insert(.control) }
    if contains(.alt) { result.insert(.option) }
    if contains(.super) { result.insert(.command) }
    return result
  }
}

extension EventModifiers {
  /// The keys to hold down: Control has Command's place on this keyboard, and both count.
  fileprivate var protocolForms: [InputModifiers] {
    var base: InputModifiers = []
    if contains(.shift) { base.insert(.shift) }
    if contains(.option) { base.insert(.alt) }
    if contains(.control) { base.insert(.control) }
    guard contains(.command) else { return [base] }
    return contains(.control) ? [base.union(.super)] : [base.union(.super), base.union(.control)]
  }
}

extension KeyInput {
  fileprivate var engine: KeyPress? {
    guard let character = key.first else { return nil }
    let phase: KeyPress.Phases =
      switch phase {
      case .down: .down
      case .again: .repeat
      case .up: .up
      }
    return KeyPress(
      KeyEquivalent(character), characters: characters, modifiers: modifiers.engine, phase: phase)
  }
}
