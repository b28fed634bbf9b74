public import Foundation

/// Opens an address: links and views call it.
public struct OpenURLAction: Sendable {
  /// What a handler has done with an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }
    let kind: Kind
    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor @Sendable (URL) -> Result

  @preconcurrency public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

  /// What the preview does by itself: it opens nothing but says what would be opened, and takes what is the app's own.
  static let system = OpenURLAction { url in
    if ViewGraph.current?.receive(url) == true { return .handled }
    print("openURL: \(url.absoluteString)")
    return .handled
  }

  @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): Self.system(other ?? url, completion: completion)
    }
  }
  @MainActor public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { .system }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
