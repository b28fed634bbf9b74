public import Foundation
internal import LayoutCore

/// A view that waits for addresses of the app's own.
final class OpenURLReceiver: DecorationKeeper {
  private(set) var action: (URL) -> Void

  init(_ modifier: _OpenURLReceivingModifier, _ node: ViewNode) {
    action = modifier.action
    node.graph.urlReceivers.append(WeakURLReceiver(receiver: self))
  }
  func renew(_ modifier: _OpenURLReceivingModifier, _ node: ViewNode) -> Bool {
    action = modifier.action
    return false
  }
  func decorate(_ root: LayoutID, _ graph: ViewGraph) {}
  func willDestroy(_ node: ViewNode) {
    node.graph.urlReceivers.removeAll { $0.receiver == nil || $0.receiver === self }
  }
}

/// Such a view that may have gone.
struct WeakURLReceiver {
  weak var receiver: OpenURLReceiver?
}

public nonisolated struct _OpenURLReceivingModifier: DecorationModifier {
  public typealias Body = Never
  typealias Keeper = OpenURLReceiver
  let action: (URL) -> Void
}

extension View {
  /// Takes the addresses that reach the app.
  ///
  /// Approximated: nothing reaches a preview from outside. Addresses that the preview opens itself come here, unless their
  /// scheme is one of those that belong to other apps.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLReceivingModifier(action: action))
      .modifier(
        _ApproximationModifier(what: "view", detail: "Only addresses that the preview opens itself reach it."))
  }
}

extension ViewGraph {
  /// Hands an address to the views that wait for the app's own.
  /// - Returns: whether one did.
  func receive(_ url: URL) -> Bool {
    // Those that iOS and macOS hand to other apps.
    let foreign: Set = ["http", "https", "mailto", "tel", "sms", "facetime", "maps", "file", "app-settings"]
    guard let scheme = url.scheme?.lowercased(), !foreign.contains(scheme) else { return false }
    let receivers = urlReceivers.compactMap(\.receiver)
    for receiver in receivers { receiver.action(url) }
    return !receivers.isEmpty
  }
}
