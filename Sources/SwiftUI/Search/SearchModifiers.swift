/// Gives the bars around a view a search field.
nonisolated struct _SearchableModifier<Tokens: View>: ViewModifier, FrameworkView {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  let tokens: () -> Tokens
  @Kept private var model = SearchModel()

  init(
    text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?,
    tokens: @escaping () -> Tokens
  ) {
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
    self.tokens = tokens
  }

  @MainActor func body(content: Content) -> some View {
    model.connect(text, isPresented)
    let field = AnyView(SearchField(text: text, prompt: prompt, model: model, tokens: tokens))
    model.offer(field, isInDrawer: placement.isInDrawer)
    return content.environment(\.searchModel, model)
      .modifier(_SearchWishModifier(isInDrawer: placement.isInDrawer, model: model, field: field))
  }
}

/// Takes the search field of a view around the bars, as of a whole stack, where the content has none.
nonisolated struct _OuterSearchModifier: BarModifier {
  typealias Body = Never
  let model: SearchModel?
  @MainActor func apply(to bars: inout BarContent, _ node: any PropertyOwner) {
    guard bars.search == nil, let model, let (field, isInDrawer) = model.offered else { return }
    bars.search = SearchWish(field: HoistedView(field, node), isInDrawer: isInDrawer, model: model)
  }
}

nonisolated struct _SearchWishModifier: BarModifier {
  typealias Body = Never
  let isInDrawer: Bool
  let model: SearchModel
  let field: AnyView
  @MainActor func apply(to bars: inout BarContent, _ node: any PropertyOwner) {
    bars.search = SearchWish(field: HoistedView(field, node), isInDrawer: isInDrawer, model: model)
  }
}

/// Adds what is shown with a search.
nonisolated struct _SearchPartModifier: BarModifier {
  typealias Body = Never
  let part: AnyView
  let lines: [Int32]
  let isScopes: Bool
  @MainActor func apply(to bars: inout BarContent, _ node: any PropertyOwner) {
    let view = HoistedView(part, node, lines: lines)
    if isScopes { bars.searchScopes = view } else { bars.searchSuggestions = view }
  }
}

/// Completes a search when its view is tapped.
nonisolated struct _SearchCompletionModifier: ViewModifier, FrameworkView {
  let completion: String
  @Environment(\.searchModel) private var model
  init(completion: String) { self.completion = completion }

  @MainActor func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
      .modifier(_PressModifier(setPressed: { _ in }, action: { model?.complete(completion) }))
  }
}

extension View {
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      _SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt) { EmptyView() })
  }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// - Parameter isPresented: whether a person is searching.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      _SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt) { EmptyView() })
  }
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// - Parameter suggestions: shown while a person is searching.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
  /// - Parameters:
  ///   - tokens: shown before the text in the field.
  ///   - token: makes the view of a token.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      _SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt) {
        ForEach(Array(tokens.wrappedValue)) { token($0) }
      })
  }
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = suggestions()
    let lines = SourceLines.take()
    return modifier(_SearchPartModifier(part: AnyView(suggestions), lines: lines, isScopes: false))
  }
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(_SearchCompletionModifier(completion: completion))
  }
  nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  {
    let scopes = scopes()
    _ = SourceLines.take()
    return modifier(
      _SearchPartModifier(
        part: AnyView(Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented).labelsHidden()), lines: [],
        isScopes: true))
  }
}
