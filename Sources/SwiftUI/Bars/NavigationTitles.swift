extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(_BarChangeModifier { $0.title = title })
  }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
  /// A title that could be edited; a preview's bar shows it.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(_BarChangeModifier { $0.title = Text(verbatim: title.wrappedValue) })
  }
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(_BarChangeModifier { $0.subtitle = subtitle })
  }
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    modifier(
      _BarChangeModifier {
        $0.title = title
        $0.titleMode = displayMode.mode
      })
  }
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    modifier(_BarChangeModifier { $0.titleMode = displayMode.mode })
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(_BarChangeModifier { $0.visibility[.navigationBar] = hidden ? .hidden : .visible })
  }
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(_BarChangeModifier { $0.hidesBackButton = hidesBackButton })
  }

  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}

/// What belongs to a navigation bar.
public nonisolated struct NavigationBarItem: Hashable, Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
    var mode: BarContent.TitleMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}
