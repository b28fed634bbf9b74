/// An alert as views describe it before `alert(_:isPresented:actions:)`.
public nonisolated struct Alert {
  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text("Cancel"), action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A sheet of actions as views describe it before `confirmationDialog(_:isPresented:actions:)`.
public nonisolated struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of such an alert or sheet.
nonisolated struct AlertButtons: View, FrameworkView {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role, action: { button.action?() }, label: { button.label })
    }
  }
}

extension View {
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      _PresentingModifier(isPresented: isPresented, onDismiss: nil) {
        DeferredView {
          let alert = content()
          return AlertLayer(
            title: alert.title, actions: { AlertButtons(buttons: alert.buttons) }, message: { alert.message },
            dismiss: { isPresented.wrappedValue = false })
        }
      })
  }
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
    -> some View
  {
    modifier(
      _PresentingModifier(isPresented: item.isPresent(), onDismiss: nil) {
        let value = item.wrappedValue
        return DeferredView {
          value.map(content).map { alert in
            AlertLayer(
              title: alert.title, actions: { AlertButtons(buttons: alert.buttons) }, message: { alert.message },
              dismiss: { item.wrappedValue = nil })
          }
        }
      })
  }
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(
      _DialogModifier(isPresented: isPresented) {
        DeferredView { DialogContent(sheet: content()) }
      })
  }
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  )
    -> some View
  {
    modifier(
      _DialogModifier(isPresented: item.isPresent()) {
        let value = item.wrappedValue
        return DeferredView { value.map { DialogContent(sheet: content($0)) } }
      })
  }
}
