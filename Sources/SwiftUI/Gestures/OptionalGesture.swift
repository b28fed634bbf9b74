/// A gesture that may not be waited for.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Wrapped?) -> _Recognizer<Wrapped.Value> {
    gesture.map { Wrapped._makeRecognizer($0) } ?? _Recognizer()
  }
}
