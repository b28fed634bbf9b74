internal import LayoutCore

/// A field for a search: a capsule with a magnifier, 48 high at the bottom of a phone's screen and 44 in a bar, as
/// recorded from iOS 26.
nonisolated struct SearchField<Tokens: View>: View, FrameworkView {
  let text: Binding<String>
  let prompt: Text?
  let model: SearchModel
  let tokens: () -> Tokens
  @FocusState private var isFocused: Bool
  @Environment(\.searchFieldHeight) private var height

  init(text: Binding<String>, prompt: Text?, model: SearchModel, tokens: @escaping () -> Tokens) {
    self.text = text
    self.prompt = prompt
    self.model = model
    self.tokens = tokens
  }

  @MainActor var body: some View {
    HStack(spacing: 10) {
      HStack(spacing: 7) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        UserContent(content: DeferredView(make: tokens), lines: [])
          .padding(.horizontal, 8).padding(.vertical, 3).background(Color(system: .fill), in: Capsule())
        TextField("Search", text: text, prompt: prompt).textFieldStyle(.plain).focused($isFocused)
        if !text.wrappedValue.isEmpty {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary).contentShape(Rectangle())
            .modifier(_PressModifier(setPressed: { _ in }, action: { text.wrappedValue = "" }))
        }
      }
      .font(.body.weight(.medium))
      .padding(.horizontal, 12)
      .frame(height: height)
      .background { GlassShape(shape: AnyShape(Capsule())) }
      if model.isActive {
        Image(systemName: "xmark").font(.body.weight(.medium)).frame(width: height, height: height)
          .background { GlassShape(shape: AnyShape(Circle())) }
          .contentShape(Circle())
          .modifier(
            _PressModifier(
              setPressed: { _ in },
              action: {
                isFocused = false
                model.end()
              }))
      }
    }
    .onChange(of: isFocused) { _, isOn in if isOn { model.begin() } }
    .modifier(_BarTypeSizeModifier())
  }
}

private struct SearchFieldHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 48 }
}

extension EnvironmentValues {
  var searchFieldHeight: CGFloat {
    get { self[SearchFieldHeightKey.self] }
    set { self[SearchFieldHeightKey.self] = newValue }
  }
}

/// A field below a title, and the scopes of the search below that.
nonisolated struct SearchDrawer: View, FrameworkView {
  let store: BarStore

  @MainActor var body: some View {
    let bars = store.content
    VStack(spacing: 0) {
      if let search = bars.search, search.isInDrawer {
        search.field.environment(\.searchFieldHeight, 44)
          .padding(.horizontal, BarMetrics.side).padding(.bottom, BarMetrics.margin)
      }
      if let scopes = bars.searchScopes, bars.search?.model.isActive == true {
        scopes.padding(.horizontal, BarMetrics.side).padding(.bottom, BarMetrics.margin)
      }
    }
  }
}

/// What a search suggests, above the content while a person is searching.
nonisolated struct SearchSuggestions: View, FrameworkView {
  let store: BarStore

  @MainActor var body: some View {
    let bars = store.content
    if let suggestions = bars.searchSuggestions, let model = bars.search?.model, model.isActive {
      List { suggestions.environment(\.searchModel, model) }.listStyle(.plain)
    }
  }
}
