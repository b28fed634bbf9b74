internal import LayoutCore

/// Tells assistive technologies more of a view.
public nonisolated struct _AccessibilityModifier: DecorationModifier {
  public typealias Body = Never
  /// Changes the properties; the environment says in which language texts are read.
  let change: @MainActor (inout AccessibilityProperties, EnvironmentValues) -> Void

  final class Keeper: DecorationKeeper {
    private let element: AccessibilityElement
    init(_ modifier: _AccessibilityModifier, _ node: ViewNode) {
      element = AccessibilityElement(change: modifier.change, environment: node.environment)
    }
    func renew(_ modifier: _AccessibilityModifier, _ node: ViewNode) -> Bool {
      element.change = modifier.change
      return false
    }
    func environmentDidChange(_ node: ViewNode) { element.environment = node.environment }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.accessibility(element))
    }
  }
}

/// What one modifier tells of a view.
@MainActor
final class AccessibilityElement {
  var change: (inout AccessibilityProperties, EnvironmentValues) -> Void
  var environment: EnvironmentValues

  init(change: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void, environment: EnvironmentValues) {
    self.change = change
    self.environment = environment
  }

  func apply(to properties: inout AccessibilityProperties) { change(&properties, environment) }
}

extension View {
  nonisolated func accessibility(_ change: @escaping @MainActor (inout AccessibilityProperties) -> Void)
    -> ModifiedContent<Self, _AccessibilityModifier>
  {
    modifier(_AccessibilityModifier { properties, _ in change(&properties) })
  }

  nonisolated func accessibilityText(_ text: Text, _ keyPath: WritableKeyPath<AccessibilityProperties, String?>)
    -> ModifiedContent<Self, _AccessibilityModifier>
  {
    nonisolated(unsafe) let keyPath = keyPath
    return modifier(_AccessibilityModifier { $0[keyPath: keyPath] = text.plainString(in: $1) })
  }
}
