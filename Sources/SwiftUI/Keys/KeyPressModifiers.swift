public import Foundation
internal import LayoutCore

/// Which keys an action waits for.
nonisolated enum KeyFilter {
  case all
  case keys(Set<KeyEquivalent>)
  case characters(CharacterSet)

  func contains(_ press: KeyPress) -> Bool {
    switch self {
    case .all: true
    case .keys(let keys): keys.contains(press.key)
    case .characters(let set):
      !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy { set.contains($0) }
    }
  }
}

/// Runs an action for keys that are pressed while the focus is in the view.
public nonisolated struct _KeyPressModifier: DecorationModifier {
  public typealias Body = Never
  let filter: KeyFilter
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  final class Keeper: DecorationKeeper {
    private let responder: KeyPressResponder
    init(_ modifier: _KeyPressModifier, _ node: ViewNode) {
      responder = KeyPressResponder(modifier)
      responder.isEnabled = node.environment.isEnabled
    }
    func renew(_ modifier: _KeyPressModifier, _ node: ViewNode) -> Bool {
      responder.modifier = modifier
      return false
    }
    func environmentDidChange(_ node: ViewNode) { responder.isEnabled = node.environment.isEnabled }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

final class KeyPressResponder: Responder {
  var modifier: _KeyPressModifier
  var isEnabled = true
  init(_ modifier: _KeyPressModifier) { self.modifier = modifier }

  override func handle(_ press: KeyPress) -> Bool {
    guard isEnabled, modifier.phases.contains(press.phase), modifier.filter.contains(press) else { return false }
    return modifier.action(press) == .handled
  }
}

extension View {
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(.keys([key]), [.down, .repeat]) { _ in action() }
  }
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(.keys([key]), phases, action)
  }
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(.keys(keys), phases, action)
  }
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(.characters(characters), phases, action)
  }
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(.all, phases, action)
  }
  nonisolated private func onKeyPress(
    _ filter: KeyFilter, _ phases: KeyPress.Phases, _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(filter: filter, phases: phases, action: action))
  }
}
