internal import LayoutCore

/// What the views of a graph tell about the focus.
@MainActor
final class FocusedStore {
  nonisolated let location = StateLocation(FocusedValues())
  private(set) var current = FocusedValues()
  private var sources: [WeakSource] = []

  private struct WeakSource { weak var source: (any FocusedSource)? }

  nonisolated init() {}

  func add(_ source: any FocusedSource) { sources.append(WeakSource(source: source)) }

  /// Reads again what is told: by the window, and over that by the views around the focus, the innermost last.
  func read() {
    sources.removeAll { $0.source == nil }
    var values = FocusedValues()
    let all = sources.compactMap(\.source)
    for source in all where source.isOfScene { source.write(&values) }
    for source in all where !source.isOfScene && source.isInFocus { source.write(&values) }
    current = values
    location.write(values)
  }
}

/// A view that tells something while the focus is in it, or while it is there.
@MainActor
protocol FocusedSource: AnyObject {
  var isOfScene: Bool { get }
  var isInFocus: Bool { get }
  func write(_ values: inout FocusedValues)
}

/// Tells a value while the focus is in the view.
public nonisolated struct _FocusedValueModifier: DecorationModifier {
  public typealias Body = Never
  let isOfScene: Bool
  let write: (inout FocusedValues) -> Void

  final class Keeper: DecorationKeeper, FocusBinding, FocusedSource {
    private var modifier: _FocusedValueModifier
    private let responder = FocusBindingResponder()
    private(set) var isInFocus = false
    private weak var graph: ViewGraph?
    private var isWaiting = false

    init(_ modifier: _FocusedValueModifier, _ node: ViewNode) {
      self.modifier = modifier
      graph = node.graph
      responder.binding = self
      node.graph.focusedValues.add(self)
      readSoon()
    }
    func renew(_ modifier: _FocusedValueModifier, _ node: ViewNode) -> Bool {
      self.modifier = modifier
      if modifier.isOfScene || isInFocus { readSoon() }
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
    func willDestroy(_ node: ViewNode) {
      let store = node.graph.focusedValues
      node.graph.afterUpdate { store.read() }
    }

    /// Once bodies have run, so that those that read what is told run again then.
    private func readSoon() {
      guard !isWaiting, let graph else { return }
      isWaiting = true
      graph.afterUpdate { [weak self, weak graph] in
        self?.isWaiting = false
        graph?.focusedValues.read()
      }
    }

    var location: AnyObject { self }
    var wantsFocus: Bool { false }
    func setFocused(_ isFocused: Bool) {
      isInFocus = isFocused
      readSoon()
    }

    var isOfScene: Bool { modifier.isOfScene }
    func write(_ values: inout FocusedValues) { modifier.write(&values) }
  }
}

extension View {
  /// Tells a value while the focus is in the view.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  {
    modifier(_FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
  }
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(isOfScene: false) { $0.setObject(object) })
  }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedValueModifier(isOfScene: false) { $0.setObject(object) })
  }
  /// Tells a value while the view's window is in use.
  nonisolated public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  {
    modifier(_FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
  }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedValueModifier(isOfScene: true) { $0.setObject(object) })
  }
}
