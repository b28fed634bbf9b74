extension View {
  /// Has the views in this one follow its frame as a whole while it moves; where nothing moves it changes nothing.
  nonisolated public func geometryGroup() -> some View { modifier(EmptyModifier()) }
}
