/// Shows content above the whole picture while it is wanted.
nonisolated struct _PresentingModifier<Layer: View>: ViewModifier, FrameworkView {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let layer: () -> Layer

  @MainActor func body(content: Content) -> some View {
    let isOn = isPresented.wrappedValue
    content
      .modifier(
        _PresentationModifier(isPresented: isOn, arrangement: { _ in FillingLayout() }, onGone: onDismiss) {
          layer().modifier(_InternalModifier(isInternal: true))
        })
  }
}

extension View {
  /// Shows a sheet while a binding says so.
  /// - Parameter onDismiss: runs after the sheet went.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(isPresented: isPresented, onDismiss: onDismiss) {
        SheetLayer(content: content, dismiss: { isPresented.wrappedValue = false })
      })
  }
  /// Shows a sheet for an item while there is one; another item makes another sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(isPresented: item.isPresent(), onDismiss: onDismiss) {
        SheetLayer(content: item.content(content), dismiss: { item.wrappedValue = nil }).id(item.wrappedValue?.id)
      })
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(isPresented: isPresented, onDismiss: onDismiss) {
        CoverLayer(content: content, dismiss: { isPresented.wrappedValue = false })
      })
  }
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentingModifier(isPresented: item.isPresent(), onDismiss: onDismiss) {
        CoverLayer(content: item.content(content), dismiss: { item.wrappedValue = nil }).id(item.wrappedValue?.id)
      })
  }
}

extension Binding {
  /// Whether there is a value; setting it to false sets nil.
  func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }

  /// What is shown for the value that there is now, also while it goes.
  func content<Item, Content: View>(_ content: @escaping (Item) -> Content) -> () -> Content? where Value == Item? {
    let value = wrappedValue
    return { value.map(content) }
  }
}
