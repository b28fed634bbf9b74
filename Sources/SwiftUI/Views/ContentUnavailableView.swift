/// What stands where there is nothing to show: a large picture, a title, an explanation and what can be done.
///
/// The content is centred in all that is proposed, as UIKit's empty configuration has it: 20 points from the edges,
/// 15 below the picture, 8 between the texts and 24 above the actions.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, ControlView {
  private let label: UserContent<Label>
  private let description: UserContent<Description>
  private let actions: UserContent<Actions>
  @Environment(\.platform) private var platform

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = UserContent(content: label(), lines: SourceLines.take())
    self.description = UserContent(content: description(), lines: SourceLines.take())
    self.actions = UserContent(content: actions(), lines: SourceLines.take())
  }

  @MainActor public var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle(platform: platform))
        description.font(platform == .macos ? .body : .subheadline).foregroundStyle(.secondary)
      }
      if Actions.self != EmptyView.self { VStack(spacing: 12) { actions } }
    }
    .multilineTextAlignment(.center)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The picture above the title.
private nonisolated struct UnavailableLabelStyle: LabelStyle, BuiltInStyle {
  let platform: ViewPlatform

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 15) {
      configuration.icon
        .font(.system(size: platform == .macos ? 32 : 48, weight: .medium))
        .foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
  }
}

/// The words of a search without results.
public nonisolated struct SearchUnavailableContent: Sendable {
  /// The picture and the title.
  public struct Label: View {
    let text: String
    @MainActor public var body: some View {
      SwiftUI.Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }
  /// The advice below them.
  public struct Description: View {
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// There is nothing to do.
  public struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: Self { search(text: "") }
  /// Says that a search for `text` found nothing.
  public static func search(text: String) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
