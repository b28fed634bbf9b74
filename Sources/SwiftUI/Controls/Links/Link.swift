public import Foundation

/// A control that opens an address.
public nonisolated struct Link<Label: View>: View, ControlView {
  private let destination: URL
  private let label: Label
  private let lines: [Int32]
  @Environment(\.openURL) private var openURL
  @Environment(\.platform) private var platform
  @Environment(\.buttonStyle) private var style

  init(destination: URL, label: Label, lines: [Int32]) {
    self.destination = destination
    self.label = label
    self.lines = lines
  }

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(destination: destination, label: label, lines: SourceLines.take())
  }

  @MainActor public var body: some View {
    let button = Button(role: nil, action: { openURL(destination) }, label: label, lines: lines)
    // A link of macOS has no border, whatever its buttons have.
    if platform == .macos && style == nil { button.buttonStyle(.link) } else { button }
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey), lines: [])
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(title), lines: [])
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination, label: Text(titleResource), lines: [])
  }
}

/// A label that looks like a link, on macOS.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleProperty(style: LinkButtonLook()), configuration: configuration)
  }
}

nonisolated struct LinkButtonLook: ButtonStyle, BuiltInStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(_LinkForegroundModifier())
      .opacity(configuration.isPressed ? ButtonMetrics.borderlessPressedOpacity + 0.3 : 1)
  }
}

/// Colours a link unless a view above set a foreground or tint.
nonisolated struct _LinkForegroundModifier: EnvironmentModifier, Equatable {
  typealias Body = Never
  func modify(_ environment: inout EnvironmentValues) {
    guard environment.base.foreground.styles.isEmpty else { return }
    let style: AnyShapeStyle =
      if !environment.isEnabled {
        AnyShapeStyle(Color(system: .tertiary))
      } else {
        environment.hasTint ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(LinkShapeStyle())
      }
    environment.base.foreground = environment.base.foreground.setting(style)
  }
}

/// A quiet button in the bar above or below a list on macOS: a gray shape that shows only while it is pressed or on.
public nonisolated struct AccessoryBarButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: StyleProperty(style: AccessoryBarLook(hasBorder: false)), configuration: configuration)
  }
}

/// A button with a gray shape in the bar above or below a list on macOS.
public nonisolated struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleProperty(style: AccessoryBarLook(hasBorder: true)), configuration: configuration)
  }
}

nonisolated struct AccessoryBarLook: ButtonStyle, BuiltInStyle {
  let hasBorder: Bool
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(_LabelFontModifier(font: .system(size: 12, weight: .medium)))
      .padding(.horizontal, 8).padding(.vertical, 2)
      .frame(minHeight: 20)
      .background(
        FillShapeStyle(level: configuration.isPressed ? 0 : hasBorder ? 1 : 3),
        in: RoundedRectangle(cornerRadius: 5))
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
