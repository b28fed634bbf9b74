internal import Foundation

/// A button that gives what was copied to a closure.
public nonisolated struct PasteButton: View, ControlView {
  private let paste: (String) -> Void

  /// A button for payloads that a text can be: what was copied in a preview is text.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = { text in
      if let value = (text as? T) ?? (URL(string: text) as? T) ?? (Data(text.utf8) as? T) { onPaste([value]) }
    }
  }

  @MainActor public var body: some View {
    Button {
      if let text = UIPasteboard.general.string { paste(text) }
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
  }
}

/// What renames something.
public struct RenameAction {
  let action: () -> Void
  @MainActor public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// What a rename button does; nil where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that begins to rename something.
public nonisolated struct RenameButton<Label: View>: View, ControlView {
  private let label: Label
  @Environment(\.rename) private var rename

  init(label: Label) { self.label = label }

  @MainActor public var body: some View {
    Button(role: nil, action: { rename?() }, label: label, lines: []).disabled(rename == nil)
  }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  public init() { self.init(label: SwiftUI.Label("Rename", systemImage: "pencil")) }
}

extension View {
  /// - Parameter action: what rename buttons in the view do.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
}
