/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: View, ControlView {
  private let title: Title
  private let icon: Icon
  private let titleLines, iconLines: [Int32]
  @Environment(\.labelStyle) private var style

  init(title: Title, icon: Icon, titleLines: [Int32] = [], iconLines: [Int32] = []) {
    self.title = title
    self.icon = icon
    self.titleLines = titleLines
    self.iconLines = iconLines
  }

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    let title = title()
    let titleLines = SourceLines.take()
    let icon = icon()
    self.init(title: title, icon: icon, titleLines: titleLines, iconLines: SourceLines.take())
  }

  @MainActor public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(UserContent(content: title, lines: titleLines))),
      icon: .init(content: AnyView(UserContent(content: icon, lines: iconLines))))
    (style ?? .automatic).body(configuration)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label in the body of a style: the one that is styled, in the style around that.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}
