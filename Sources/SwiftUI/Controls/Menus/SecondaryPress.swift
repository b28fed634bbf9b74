internal import Foundation
internal import LayoutCore

/// Runs an action when the pointer's secondary button is pressed in a view.
nonisolated struct _SecondaryPressModifier: DecorationModifier {
  typealias Body = Never
  /// Takes the place in points of the picture.
  let action: @MainActor (CGPoint) -> Void

  final class Keeper: DecorationKeeper {
    private let responder: SecondaryPressResponder
    init(_ modifier: _SecondaryPressModifier, _ node: ViewNode) {
      responder = SecondaryPressResponder(modifier.action)
    }
    func renew(_ modifier: _SecondaryPressModifier, _ node: ViewNode) -> Bool {
      responder.action = modifier.action
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

final class SecondaryPressResponder: Responder {
  var action: @MainActor (CGPoint) -> Void
  init(_ action: @escaping @MainActor (CGPoint) -> Void) { self.action = action }
  override func secondaryPress(at point: CGPoint, in frame: CGRect) -> Bool {
    action(point)
    return true
  }
}
