internal import LayoutCore

/// What a dialog says and offers.
nonisolated struct DialogContent: View, FrameworkView {
  let title: Text?
  let message: AnyView
  let actions: AnyView

  init<A: View, M: View>(title: Text?, actions: A, message: M) {
    self.title = title
    self.actions = AnyView(actions)
    self.message = AnyView(message)
  }
  init(sheet: ActionSheet) {
    self.init(title: sheet.title, actions: AlertButtons(buttons: sheet.buttons), message: sheet.message)
  }

  @Environment(\.dialogDismissal) private var dismissal
  @Environment(\.platform) private var platform

  @MainActor var body: some View {
    let isMac = platform == .macos
    DialogLayout {
      VStack(alignment: isMac ? .center : .leading, spacing: 4) {
        if let title { title.font(isMac ? .system(size: 13, weight: .bold) : .headline) }
        message.modifier(_InternalModifier(isInternal: false)).font(isMac ? .system(size: 11) : .body)
          .foregroundStyle(.secondary)
      }
      .multilineTextAlignment(isMac ? .center : .leading)
      .frame(maxWidth: .infinity, alignment: isMac ? .center : .leading)
      .layoutValue(key: AlertPartKey.self, value: .texts)
      AlertActions(actions: { actions }, dismiss: { dismissal?.run() }, isDialog: true)
    }
    .frame(width: DialogLayout.width)
    .modifier(PanelGround(radius: 32.5))
    .transition(isMac ? PresentationMotion.settle : PresentationMotion.grow(platform))
  }
}

private struct DialogDismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

extension EnvironmentValues {
  var dialogDismissal: Dismissal? {
    get { self[DialogDismissalKey.self] }
    set { self[DialogDismissalKey.self] = newValue }
  }
}

/// A dialog above its source.
///
/// Recorded from iOS 26: 238 wide, corners of 32.5, texts, then the actions 19 below and 10.5 apart, 45.5 high. The one
/// that cancels is not shown: a press outside does what it says.
struct DialogLayout: Layout {
  static let width: CGFloat = 238
  private static let side: CGFloat = 13.5
  private static let textSide: CGFloat = 28.5
  private static let top: CGFloat = 21.5
  private static let belowTexts: CGFloat = 19
  private static let gap: CGFloat = 10.5
  private static let buttonHeight: CGFloat = 45.5

  private func arrange(_ subviews: Subviews, at origin: CGPoint?) -> CGFloat {
    let hasActions = subviews.contains { $0[AlertPartKey.self] == .button }
    var y = Self.side
    var isFirst = true
    for subview in subviews {
      switch subview[AlertPartKey.self] {
      case .texts:
        let proposal = ProposedViewSize(width: Self.width - 2 * Self.textSide, height: nil)
        let height = subview.sizeThatFits(proposal).height
        if height > 0 { y = Self.top }
        if let origin { subview.place(at: CGPoint(x: origin.x + Self.textSide, y: origin.y + y), proposal: proposal) }
        if height > 0 { y += height + Self.belowTexts }
      case .button, .field:
        if !isFirst { y += Self.gap }
        isFirst = false
        if let origin {
          subview.place(
            at: CGPoint(x: origin.x + Self.side, y: origin.y + y),
            proposal: ProposedViewSize(width: Self.width - 2 * Self.side, height: Self.buttonHeight))
        }
        y += Self.buttonHeight
      case .cancel where !hasActions, .substitute where !hasActions && isFirst:
        isFirst = false
        if let origin {
          subview.place(
            at: CGPoint(x: origin.x + Self.side, y: origin.y + y),
            proposal: ProposedViewSize(width: Self.width - 2 * Self.side, height: Self.buttonHeight))
        }
        y += Self.buttonHeight
      case .cancel, .substitute:
        if origin != nil { subview.place(at: CGPoint(x: -10_000, y: -10_000), proposal: .zero) }
      }
    }
    return y + Self.side
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: Self.width, height: arrange(subviews, at: nil))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    _ = arrange(subviews, at: bounds.origin)
  }
}

/// Shows a dialog at a view while it is wanted.
nonisolated struct _DialogModifier<Dialog: View>: ViewModifier, FrameworkView {
  let isPresented: Binding<Bool>
  let dialog: () -> Dialog
  @Environment(\.platform) private var platform

  init(isPresented: Binding<Bool>, dialog: @escaping () -> Dialog) {
    self.isPresented = isPresented
    self.dialog = dialog
  }

  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    let close: () -> Void = { isPresented.wrappedValue = false }
    let isMac = platform == .macos
    content.modifier(
      _PresentationModifier(
        isPresented: isPresented.wrappedValue, arrangement: { ArrowLayout(anchor: isMac ? .null : $0, edge: .top) }
      ) {
        PresentationScrim(opacity: isMac ? SheetLook.dimming : 0, press: { close() })
          .modifier(_InternalModifier(isInternal: true))
        PopoverArrow(fill: nil).opacity(isMac ? 0 : 1).transition(PresentationMotion.fade).modifier(
          _InternalModifier(isInternal: true))
        dialog().environment(\.dialogDismissal, Dismissal(change: close)).modifier(_InternalModifier(isInternal: true))
      })
  }
}

extension View {
  /// Approximated: the panel is opaque where Apple's is glass.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      _DialogModifier(isPresented: isPresented) {
        DialogContent(
          title: titleVisibility == .visible ? title : nil, actions: DeferredView(make: actions),
          message: DeferredView(make: message))
      })
  }
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: { EmptyView() })
  }
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }
  /// - Parameter data: what the dialog is about; without it nothing is shown.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented.given(data), titleVisibility: titleVisibility, actions: { data.map(actions) },
      message: { data.map(message) })
  }
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }
}
