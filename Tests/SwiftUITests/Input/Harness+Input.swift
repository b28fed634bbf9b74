import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

extension Harness {
  /// Types characters one after the other.
  func type(_ text: String) {
    for character in text { host.sendKey(KeyPress(KeyEquivalent(character))) }
    render()
  }

  @discardableResult
  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
    defer { render() }
    return host.sendKey(KeyPress(key, modifiers: modifiers))
  }

  /// Presses and releases several times in quick succession.
  func click(at point: CGPoint, count: Int = 1, modifiers: EventModifiers = []) {
    for number in 1...count {
      host.sendPointer(.began, at: point, clickCount: number, modifiers: modifiers)
      host.sendPointer(.ended, at: point, clickCount: number, modifiers: modifiers)
    }
    render()
  }

  /// Presses at one point, goes to another in steps, and lets go.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
    press(at: start)
    for step in 1...steps {
      let way = CGFloat(step) / CGFloat(steps)
      move(to: CGPoint(x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way))
    }
    release(at: end)
  }

  func center(_ id: String) -> CGPoint? { frame(id).map { CGPoint(x: $0.midX, y: $0.midY) } }

  /// All texts that are drawn, those of the framework's own views included.
  var drawnTexts: [String] {
    let graph = host.graph
    func all(_ node: LayoutID) -> [String] {
      guard graph.tree.isShown(node) else { return [] }
      return (graph.info[node.offset].drawing?.text.map { [$0] } ?? []) + graph.tree.children(node).flatMap(all)
    }
    return all(host.rootNode)
  }

  /// The first text in a view with an identity.
  func text(_ id: String) -> String? {
    func first(_ report: LayoutReport) -> String? {
      report.text ?? report.children.lazy.compactMap(first).first
    }
    return view(id).flatMap(first)
  }

  /// The field that has the focus.
  var field: TextInputController? { host.graph.input.focused?.textInput }
}
