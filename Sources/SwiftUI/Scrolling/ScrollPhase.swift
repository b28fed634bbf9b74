internal import Foundation

/// What a scroll view is doing.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What is known when a scroll view's phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// In points a second, where it is known.
  public let velocity: CGVector?
}

/// When scrolling takes the focus from a text field.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  enum Kind: Hashable { case automatic, immediately, interactively, never }
  let kind: Kind
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

extension ScrollNode {
  var phase: ScrollPhase {
    if isScrolling { return .interacting }
    return motion.isDecelerating ? .decelerating : motion.isMoving ? .animating : .idle
  }
  var velocity: CGVector? { motion.velocity.map { CGVector(dx: $0.width, dy: $0.height) } }

  /// Takes the focus from a text field as scrolling begins; the automatic mode leaves it.
  func dismissKeyboard() {
    let mode = environment.base.scroll.keyboardDismissal
    guard mode == .immediately || mode == .interactively, graph.input.focused?.textInput != nil else { return }
    graph.input.focus(nil)
  }
}

/// Runs an action when what the scroll view in its view is doing changes.
public nonisolated struct _ScrollPhaseActionModifier: ViewModifier {
  public typealias Body = Never
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @MainActor public static func _makeView<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    var context = ScrollPhaseChangeContext(
      geometry: ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: .init(), containerSize: .zero), velocity: nil)
    return _ViewOutputs(
      LayoutObserverNode(
        view, inputs,
        value: { _, node, root -> ScrollPhase? in
          guard let scrolling = root.flatMap({ node.graph.scrolling(in: $0) }) else { return nil }
          context = ScrollPhaseChangeContext(geometry: scrolling.geometry, velocity: scrolling.velocity)
          return scrolling.phase
        },
        action: { modifier, old, new in
          // Scroll views begin at rest.
          guard new != old ?? .idle else { return }
          modifier.action(old ?? .idle, new, context)
        }))
  }
}

extension View {
  /// - Parameter action: runs when the scroll view in this view begins or ends to move.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollPhaseActionModifier { old, new, _ in action(old, new) })
  }
  /// - Parameter action: runs when the scroll view in this view begins or ends to move.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(_ScrollPhaseActionModifier(action: action))
  }

  /// Sets when scrolling takes the focus from a text field.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(_BaseEnvironmentModifier { $0.scroll.keyboardDismissal = mode })
  }
}
