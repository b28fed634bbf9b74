/// A style of any type, for views with one kind of configuration.
final class AnyViewStyle<Configuration>: @unchecked Sendable {
  let makeView: @MainActor (Configuration) -> AnyView
  init(_ makeView: @escaping @MainActor (Configuration) -> AnyView) { self.makeView = makeView }
}

/// Sets a style in the environment; what it makes is in the style around that.
nonisolated struct _ViewStyleModifier<Configuration>: EnvironmentModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, AnyViewStyle<Configuration>?>
  /// Makes the style from the one around it; nil is the built-in one.
  let make: @MainActor (AnyViewStyle<Configuration>?) -> AnyViewStyle<Configuration>?

  @MainActor func modify(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = make(environment[keyPath: keyPath])
  }
}
