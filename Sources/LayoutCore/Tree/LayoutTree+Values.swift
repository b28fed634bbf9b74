extension LayoutTree {
  /// A value that the node carries for its container.
  public func layoutValue(_ id: LayoutID, _ key: ObjectIdentifier) -> Any? { layoutValues[id.index]?[key] }

  /// Sets a value that the node carries for its container.
  public func setLayoutValue(_ id: LayoutID, _ key: ObjectIdentifier, _ value: Any) {
    layoutValues[id.index, default: [:]][key] = value
    invalidateContainer(of: id)
  }

  /// Lets the values of a node show through one around it.
  public func copyLayoutValues(from inner: LayoutID, to outer: LayoutID) {
    guard !layoutValues.isEmpty else { return }
    layoutValues[outer.index] = layoutValues[inner.index]
  }
}
