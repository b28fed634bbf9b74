/// Names a value that views hand upwards.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view below sets one.
  static var defaultValue: Value { get }
  /// Combines the values of views that follow each other.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension ViewNode {
  /// The value that the views in this node hand upwards; the default where none does.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var value: K.Value?
    collectPreference(key, &value)
    return value ?? K.defaultValue
  }
}

extension PreferenceKey {
  /// Takes the value of one more view.
  static func append(_ next: @autoclosure () -> Value, to value: inout Value?) {
    if var known = value {
      reduce(value: &known, nextValue: next)
      value = known
    } else {
      value = next()
    }
  }
}
