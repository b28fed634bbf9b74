import DrawingCore

extension AccessibilityReport {
  /// What is told of the view, in words.
  var sentence: String {
    var parts: [String] = []
    if isHidden { parts.append("hidden") }
    for (name, text) in [("label", label), ("value", value), ("hint", hint), ("identifier", identifier)] {
      if let text { parts.append("\(name) “\(text)”") }
    }
    if !traits.isEmpty { parts.append("traits " + traits.joined(separator: ", ")) }
    return "Accessibility: " + (parts + notes).joined(separator: "; ") + "."
  }
}
