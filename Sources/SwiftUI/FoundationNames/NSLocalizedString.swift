// The names are Foundation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The text of a key in the string tables beside the source, in the language of what is shown; else the key.
public nonisolated func NSLocalizedString(_ key: String, comment: String) -> String { localized(key) }
public nonisolated func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, value: value)
}
public nonisolated func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, table: tableName)
}
public nonisolated func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, bundle: bundle)
}
public nonisolated func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String
{
  localized(key, table: tableName, bundle: bundle)
}

/// - Parameter value: what is shown where no table has the key; the key itself where empty.
private nonisolated func localized(
  _ key: String, table: String? = nil, bundle: Bundle = .main, value: String = ""
) -> String {
  let wanted = LocalizedStringKey(key)
  let found = wanted.translated(table, bundle == .main ? nil : bundle.resourcePath, .current)
  return (found == wanted && !value.isEmpty ? LocalizedStringKey(value) : found).plainString(in: .current)
}
