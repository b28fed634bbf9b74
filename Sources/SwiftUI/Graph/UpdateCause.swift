/// Why a body runs.
enum UpdateCause: Hashable {
  /// Its container gave the view other values.
  case value
  /// What is kept for a property changed; the name is kept by the type of the property's view for good.
  case property(UnsafePointer<CChar>)
  /// The environment changed in what the body read.
  case environment
  /// Something else changed that the body read, such as an observable object or what is behind a binding.
  case dependencies
}

extension View {
  /// Prints why the body runs, for a line in it such as `let _ = Self._printChanges()`.
  ///
  /// `@self` is a new value from the container, `@identity` a new view; properties are named by their wrappers.
  public static func _printChanges() {
    guard let node = ViewGraph.evaluating as? any PropertyOwner else { return }
    MainActor.assumeIsolated { print(node.causeLine(TypeLayout.name(of: Self.self))) }
  }

  /// As `_printChanges()`, under another name.
  public static func _logChanges() { _printChanges() }
}

extension PropertyOwner {
  /// What `_printChanges()` prints.
  func causeLine(_ name: String) -> String {
    var words: [String] = []
    if evaluation == 1 {
      words = ["@self", "@identity"] + dynamics.map { String(cString: $0.name) }
    } else {
      for cause in causes {
        switch cause {
        case .value: words.append("@self")
        case .property(let name):
          words.append(dynamics.contains { $0.name == name } ? String(cString: name) : "@dependencies")
        case .environment:
          words += dynamics.filter { $0.type is any EnvironmentProperty.Type }.map { String(cString: $0.name) }
        case .dependencies: words.append("@dependencies")
        }
      }
    }
    var seen: Set<String> = []
    words.removeAll { !seen.insert($0).inserted }
    return words.isEmpty ? "\(name): unchanged." : "\(name): \(words.joined(separator: ", ")) changed."
  }
}

/// A property that reads the environment.
protocol EnvironmentProperty {}

extension Environment: EnvironmentProperty {}
extension EnvironmentObject: EnvironmentProperty {}
