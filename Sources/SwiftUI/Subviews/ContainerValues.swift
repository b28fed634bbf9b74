internal import LayoutCore

/// A value that a view has for the container that it is in.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view has for the container that it is in.
public nonisolated struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var marks = ListRowMarks()

  init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag, where it has one of this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { marks.tag?.base as? V }
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// Sets a container value of a view.
public nonisolated struct _ContainerValueModifier<Value>: DecorationModifier {
  public typealias Body = Never
  let path: WritableKeyPath<ContainerValues, Value>
  let value: Value

  final class Keeper: DecorationKeeper {
    private var modifier: _ContainerValueModifier

    init(_ modifier: _ContainerValueModifier, _ node: ViewNode) { self.modifier = modifier }
    func renew(_ modifier: _ContainerValueModifier, _ node: ViewNode) -> Bool {
      defer { self.modifier = modifier }
      return self.modifier.path != modifier.path || !AnyLayout.areSame(self.modifier.value, modifier.value)
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      var values = graph.tree.containerValues(root)
      values[keyPath: modifier.path] = modifier.value
      graph.tree.setLayoutValue(root, ObjectIdentifier(ContainerValues.self), values)
    }
  }
}

extension LayoutTree {
  func containerValues(_ id: LayoutID) -> ContainerValues {
    layoutValue(id, ObjectIdentifier(ContainerValues.self)) as? ContainerValues ?? ContainerValues()
  }
}

extension View {
  /// Gives the view a value for the container that it is in.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(_ContainerValueModifier(path: keyPath, value: value))
  }
}
