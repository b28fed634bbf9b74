internal import LayoutCore

/// Has the stack around show a page while it is wanted.
nonisolated struct _PresentedPageModifier: DecorationModifier {
  typealias Body = Never
  let page: PageContent
  let isPresented: Bool
  let dismiss: () -> Void

  final class Keeper: DecorationKeeper {
    private let page: PageContent
    private var isPresented = false
    private weak var model: NavigationModel?

    init(_ modifier: _PresentedPageModifier, _ node: ViewNode) {
      page = modifier.page
      _ = renew(modifier, node)
    }

    func renew(_ modifier: _PresentedPageModifier, _ node: ViewNode) -> Bool {
      guard modifier.isPresented != isPresented else { return false }
      isPresented = modifier.isPresented
      model = node.environment.base.bars.navigation
      if isPresented { model?.present(page, dismiss: modifier.dismiss) } else { model?.withdraw(page) }
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {}
    func willDestroy(_ node: ViewNode) { if isPresented { model?.withdraw(page) } }
  }
}

/// Shows a screen while a binding says so.
nonisolated struct _DestinationModifier<Destination: View>: ViewModifier, FrameworkView {
  let isPresented: Binding<Bool>
  let destination: () -> Destination
  @Kept private var page = PageContent()

  init(isPresented: Binding<Bool>, destination: @escaping () -> Destination) {
    self.isPresented = isPresented
    self.destination = destination
  }

  @MainActor func body(content: Content) -> some View {
    let isOn = isPresented.wrappedValue
    if isOn { page.set(AnyView(DeferredView(make: destination))) }
    return content.modifier(
      _PresentedPageModifier(page: page, isPresented: isOn, dismiss: { isPresented.wrappedValue = false }))
  }
}

extension View {
  /// Says how values of a type look as screens of the stack around.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _BarChangeModifier { bars in
        bars.destinations[ObjectIdentifier(data)] = { value in
          guard let value = value.base as? D else { return AnyView(EmptyView()) }
          return AnyView(DeferredView { destination(value) })
        }
      })
  }
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(_DestinationModifier(isPresented: isPresented, destination: destination))
  }
  /// Shows the screen of a value while there is one.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _DestinationModifier(
        isPresented: Binding(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
        destination: { item.wrappedValue.map(destination) }))
  }
}
