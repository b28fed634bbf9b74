/// Shows details beside a view while a binding says so: in a column where there is room, in a sheet on a phone.
nonisolated struct _InspectorModifier<Details: View>: ViewModifier, FrameworkView {
  let isPresented: Binding<Bool>
  let details: () -> Details
  @Kept private var store = BarStore()
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.platform) private var platform

  init(isPresented: Binding<Bool>, details: @escaping () -> Details) {
    self.isPresented = isPresented
    self.details = details
  }

  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    let isSheet = sizeClass == .compact && platform == .ios
    let isColumn = isPresented.wrappedValue && !isSheet
    HStack(spacing: 0) {
      content.frame(maxWidth: isSheet ? nil : .infinity, maxHeight: isSheet ? nil : .infinity)
      if isColumn {
        Divider().ignoresSafeArea()
        PresentedContent(
          content: details, store: store, dismiss: { isPresented.wrappedValue = false }
        )
        .frame(width: store.inspectorWidth ?? (platform == .macos ? 270 : 320))
        .frame(maxHeight: .infinity)
      }
    }
    .modifier(
      _PresentingModifier(
        isPresented: Binding(
          get: { isPresented.wrappedValue && isSheet }, set: { isPresented.wrappedValue = $0 }), onDismiss: nil
      ) {
        SheetLayer(content: details, dismiss: { isPresented.wrappedValue = false })
      })
  }
}

extension View {
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V)
    -> some View
  {
    modifier(_InspectorModifier(isPresented: isPresented, details: content))
  }
  /// - Parameter width: of the column, in points.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    modifier(_BarChangeModifier { $0.inspectorWidth = width })
  }
  /// - Parameters: lengths in points; a column of a preview has the ideal one.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    modifier(_BarChangeModifier { $0.inspectorWidth = Swift.min(Swift.max(ideal, min ?? ideal), max ?? ideal) })
  }
}
