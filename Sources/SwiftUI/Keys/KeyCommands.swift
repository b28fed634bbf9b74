internal import LayoutCore

/// Where a person wants to go by the arrow keys.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// A meaning that a key has where nothing else took it.
nonisolated enum KeyCommand {
  case exit(() -> Void)
  case delete(() -> Void)
  case move((MoveCommandDirection) -> Void)

  /// - Returns: whether the key is this command's.
  func run(_ press: KeyPress) -> Bool {
    switch self {
    case .exit(let action):
      guard press.key == .escape else { return false }
      action()
    case .delete(let action):
      guard press.key == .delete || press.key == .deleteForward else { return false }
      action()
    case .move(let action):
      switch press.key {
      case .upArrow: action(.up)
      case .downArrow: action(.down)
      case .leftArrow: action(.left)
      case .rightArrow: action(.right)
      default: return false
      }
    }
    return true
  }
}

/// Runs an action for a command by key while the focus is in the view.
public nonisolated struct _KeyCommandModifier: DecorationModifier {
  public typealias Body = Never
  /// nil waits for nothing.
  let command: KeyCommand?

  final class Keeper: DecorationKeeper {
    private let responder = KeyCommandResponder()
    init(_ modifier: _KeyCommandModifier, _ node: ViewNode) { responder.command = modifier.command }
    func renew(_ modifier: _KeyCommandModifier, _ node: ViewNode) -> Bool {
      responder.command = modifier.command
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

class KeyCommandResponder: Responder {
  var command: KeyCommand?
  override func handle(_ press: KeyPress) -> Bool {
    press.phase != .up && press.modifiers.isEmpty && command?.run(press) == true
  }
}

extension View {
  /// Runs an action when Escape is pressed.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(_KeyCommandModifier(command: action.map { .exit($0) }))
  }
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(_KeyCommandModifier(command: action.map { .delete($0) }))
  }
  /// Runs an action when an arrow key is pressed.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(_KeyCommandModifier(command: action.map { .move($0) }))
  }
}
