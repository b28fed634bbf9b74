/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label style shows.
public nonisolated struct LabelStyleConfiguration {
  /// The label's title, whatever its type.
  public nonisolated struct Title: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  /// The label's icon, whatever its type.
  public nonisolated struct Icon: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }

  public let title: Title
  public let icon: Icon
}

/// A label style of any type.
final class AnyLabelStyle: @unchecked Sendable {
  let outer: AnyLabelStyle?
  private let makeView: @MainActor (LabelStyleConfiguration, AnyLabelStyle?) -> AnyView

  init<S: LabelStyle>(_ style: S, outer: AnyLabelStyle?) {
    self.outer = outer
    // Styles are made and used on the main actor.
    nonisolated(unsafe) let style = style
    makeView = { AnyView(StyledLabel(style: StyleProperty(style: style), configuration: $0, outer: $1)) }
  }

  @MainActor func body(_ configuration: LabelStyleConfiguration) -> AnyView { makeView(configuration, outer) }

  /// What labels take where no view above sets a style.
  static let automatic = AnyLabelStyle(DefaultLabelStyle(), outer: nil)
}

/// A label in a style.
struct StyledLabel<S: LabelStyle>: View, FrameworkView {
  let style: StyleProperty<S>
  let configuration: LabelStyleConfiguration
  /// The style of labels that the style itself makes.
  let outer: AnyLabelStyle?

  var body: some View {
    style.style.makeBody(configuration: configuration).writtenBy(S.self).environment(\.labelStyle, outer)
  }
}

/// Sets the style of the labels in a view.
nonisolated struct _LabelStyleModifier: EnvironmentModifier {
  typealias Body = Never
  let make: (AnyLabelStyle?) -> AnyLabelStyle
  func modify(_ environment: inout EnvironmentValues) {
    environment.base.controls.labelStyle = make(environment.base.controls.labelStyle)
  }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle? {
    get { base.controls.labelStyle }
    set { base.controls.labelStyle = newValue }
  }
}

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(_LabelStyleModifier { AnyLabelStyle(style, outer: $0) })
  }
}

/// An icon and a title.
public nonisolated struct DefaultLabelStyle: LabelStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { IconAndTitle(configuration: configuration) }
}

/// An icon and a title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { IconAndTitle(configuration: configuration) }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// An icon before a title. Recorded from Apple's SwiftUI: 8 points apart.
nonisolated struct IconAndTitle: View, FrameworkView {
  let configuration: LabelStyleConfiguration
  @Environment(\.capHeight) private var capHeight
  @Environment(\.isInList) private var isInList
  @Environment(\.platform) private var platform
  @Environment(\.listItemColor) private var itemColor

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    CentredIconLayout(spacing: spacing, capHeight: capHeight, iconWidth: iconWidth) {
      if isInList {
        ZStack { configuration.icon }.foregroundStyle(itemColor)
      } else {
        ZStack { configuration.icon }
      }
      ZStack { configuration.title }
    }
  }

  private var spacing: CGFloat { isInList ? platform == .ios ? 16 : 6 : 8 }
  /// The icons of a list's rows share a column.
  private var iconWidth: CGFloat? { isInList ? platform == .ios ? 24 : 16 : nil }
}
