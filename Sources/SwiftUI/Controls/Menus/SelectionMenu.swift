internal import Foundation
internal import LayoutCore

/// The context menu of a list's rows.
@MainActor
final class SelectionMenu {
  /// Opens the menu for values at a place of the picture.
  var open: (Set<AnyHashable>, CGPoint) -> Void = { _, _ in }
  /// Runs for values whose row was tapped twice; nil for nothing.
  var primaryAction: ((Set<AnyHashable>) -> Void)?

  nonisolated init() {}
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

/// Gives the rows of a list a context menu for what is selected, or for the row that it was opened on.
nonisolated struct _SelectionMenuModifier<Value: Hashable, Items: View>: ViewModifier {
  let items: (Set<Value>) -> Items
  let primaryAction: ((Set<Value>) -> Void)?
  @State private var menu = SelectionMenu()
  @State private var values: Set<Value>?
  @State private var place = CGPoint.zero

  init(items: @escaping (Set<Value>) -> Items, primaryAction: ((Set<Value>) -> Void)?) {
    self.items = items
    self.primaryAction = primaryAction
  }

  @MainActor func body(content: Content) -> some View {
    let _ = connect()
    let isOpen = Binding(get: { values != nil }, set: { if !$0 { values = nil } })
    content
      .environment(\.selectionMenu, menu)
      .modifier(
        _PresentationModifier(
          isPresented: values != nil,
          arrangement: { [place] _ in AnchoredLayout(anchor: CGRect(origin: place, size: .zero)) }
        ) {
          Scrim(isDim: false) { isOpen.wrappedValue = false }
          MenuPanel(items: LateContent(isShown: true) { items(values ?? []) }, side: nil) {
            isOpen.wrappedValue = false
          }
        })
  }

  @MainActor private func connect() {
    menu.open = { (values, place) = (Set($0.compactMap { $0.base as? Value }), $1) }
    menu.primaryAction = primaryAction.map { action in { action(Set($0.compactMap { $0.base as? Value })) } }
  }
}

extension View {
  /// A context menu for the rows of the list.
  /// - Parameters:
  ///   - menu: makes the items for what is selected, or for the row that the menu was opened on.
  ///   - primaryAction: runs for a row that is tapped twice on macOS, or once on iOS.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(_SelectionMenuModifier(items: menu, primaryAction: primaryAction))
  }
}
