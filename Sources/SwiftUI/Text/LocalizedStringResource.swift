public import Foundation

/// A text to be looked up later, as Foundation describes it on Apple's platforms.
public nonisolated struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: LocalizedStringKey
  public let table: String?

  public init(stringLiteral value: String) { self.init(key: LocalizedStringKey(stringLiteral: value)) }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(key: LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey? = nil, table: String? = nil, comment: StaticString? = nil
  ) {
    self.init(key: defaultValue ?? LocalizedStringKey(key.description), table: table)
  }
  init(key: LocalizedStringKey, table: String? = nil) {
    self.key = key
    self.table = table
  }
}

extension String {
  /// The text in the current language; it has no styles, and Markdown stays as it is written.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = key.translated(table, bundle?.resourcePath, locale).plainString(in: locale)
  }
  public init(localized resource: LocalizedStringResource) {
    self = resource.key.translated(resource.table, nil, .current).plainString(in: .current)
  }
}
