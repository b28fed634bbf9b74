/// A field for long text.
public nonisolated struct TextEditor: View, ControlView {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  @Environment(\.platform) private var platform
  @Environment(\.list.hidesBackground) private var hidesGround

  public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  /// From the edges to the text, in points: those of UIKit's and AppKit's text views.
  private static func insets(_ platform: ViewPlatform) -> EdgeInsets {
    platform == .ios
      ? EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
      : EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
  }

  @MainActor public var body: some View {
    let insets = Self.insets(platform)
    GeometryReader { proxy in
      ScrollView {
        TextInput(
          text: text, kind: .editor, selection: selection,
          minHeight: max(0, proxy.size.height - insets.top - insets.bottom)
        )
        .padding(insets)
      }
    }
    .background { if !hidesGround { Color(system: platform == .ios ? .background : .textBackground) } }
  }
}
