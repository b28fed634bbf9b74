/// Names a value of the environment.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where no view above sets one.
  static var defaultValue: Value { get }
}
