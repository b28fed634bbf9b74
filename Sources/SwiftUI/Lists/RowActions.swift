internal import LayoutCore

/// A number or text at the end of a row.
nonisolated struct _BadgeModifier: ViewModifier {
  let badge: Text?
  @Environment(\.isInList) private var isInList

  init(badge: Text?) { self.badge = badge }

  func body(content: Content) -> some View {
    if isInList, let badge {
      HStack(spacing: 0) {
        content.modifier(_InternalModifier(isInternal: false))
        Spacer(minLength: 8)
        badge.foregroundStyle(.secondary)
      }
      .modifier(_InternalModifier(isInternal: true))
    } else {
      content
    }
  }
}

extension View {
  /// - Parameter count: shown at the end of a list's row; nothing for 0.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(_BadgeModifier(badge: label)).modifier(_BarChangeModifier { if let label { $0.tab.badge = label } })
  }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
