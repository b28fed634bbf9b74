/// Finds out whether views of a type are sections.
enum SectionSearch {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a view's type, or that of its body, names a section.
  @MainActor static func holdsSections<V: View>(_ type: V.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    known[ObjectIdentifier(type)] = false
    let answer =
      String(describing: type).contains("Section<") || (V.Body.self != Never.self && holdsSections(V.Body.self))
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}
