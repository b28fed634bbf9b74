internal import LayoutCore

/// Borderless on iOS, bordered on macOS.
nonisolated struct AutomaticButtonLook: ButtonStyle, BuiltInStyle {
  @Environment(\.platform) private var platform
  @MainActor func makeBody(configuration: Configuration) -> some View {
    if platform == .macos {
      BorderedButton(configuration: configuration, prominence: .standard)
    } else {
      BorderlessButton(configuration: configuration)
    }
  }
}

nonisolated struct PlainButtonLook: ButtonStyle, BuiltInStyle {
  @Environment(\.isEnabled) private var isEnabled
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? ButtonMetrics.pressedOpacity : isEnabled ? 1 : 0.5)
  }
}

nonisolated struct BorderlessButtonLook: ButtonStyle, BuiltInStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View { BorderlessButton(configuration: configuration) }
}

nonisolated struct BorderedButtonLook: ButtonStyle, BuiltInStyle {
  let prominence: BorderedButton.Prominence
  @MainActor func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, prominence: prominence)
  }
}

/// A label in the tint.
nonisolated struct BorderlessButton: View, FrameworkView {
  let configuration: ButtonStyleConfiguration

  @MainActor var body: some View {
    BorderlessLayout {
      configuration.label
        .modifier(_ControlForegroundModifier(role: configuration.role))
        .opacity(configuration.isPressed ? ButtonMetrics.borderlessPressedOpacity : 1)
    }
  }
}

/// Keeps a label's distance to what is above and the default one to what is below. Recorded from Apple's SwiftUI.
struct BorderlessLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    ZStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    ZStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var result = ViewSpacing.zero
    for subview in subviews { result.formUnion(subview.spacing, edges: [.top, .leading, .trailing]) }
    result.formUnion(ViewSpacing(), edges: .bottom)
    return result
  }
}

/// Colours a control's label unless a view above the control set a foreground.
nonisolated struct _ControlForegroundModifier: EnvironmentModifier, Equatable {
  typealias Body = Never
  let role: ButtonRole?

  func modify(_ environment: inout EnvironmentValues) {
    environment.base.text.alignment = .center
    guard environment.base.foreground.styles.isEmpty else { return }
    let style: AnyShapeStyle =
      if !environment.isEnabled {
        AnyShapeStyle(Color(system: .tertiary))
      } else if role == .destructive {
        AnyShapeStyle(Color.red)
      } else {
        AnyShapeStyle(TintShapeStyle())
      }
    environment.base.foreground = environment.base.foreground.setting(style)
  }
}

/// A label on a shape.
nonisolated struct BorderedButton: View, FrameworkView {
  enum Prominence { case standard, prominent, glass }

  let configuration: ButtonStyleConfiguration
  let prominence: Prominence
  @Environment(\.platform) private var platform
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasTint) private var hasTint

  init(configuration: ButtonStyleConfiguration, prominence: Prominence) {
    self.configuration = configuration
    self.prominence = prominence
  }

  @MainActor var body: some View {
    let metrics = ButtonMetrics(platform, size)
    configuration.label
      .modifier(_LabelFontModifier(font: metrics.font))
      .modifier(_BorderedForegroundModifier(role: configuration.role, prominence: prominence))
      .padding(.horizontal, border.kind == .circle ? metrics.vertical : metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .frame(minHeight: metrics.minHeight)
      .background { background(metrics) }
      .opacity(configuration.isPressed ? ButtonMetrics.pressedOpacity : 1)
  }

  @MainActor @ViewBuilder private func background(_ metrics: ButtonMetrics) -> some View {
    if prominence == .glass { GlassPane(glass: .regular, shape: shape(metrics)) } else { shape(metrics).fill(fill) }
  }

  private func shape(_ metrics: ButtonMetrics) -> AnyShape {
    switch border.kind {
    case .capsule: AnyShape(Capsule())
    case .automatic: metrics.radius.map { AnyShape(RoundedRectangle(cornerRadius: $0)) } ?? AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let radius):
      AnyShape(RoundedRectangle(cornerRadius: radius ?? metrics.radius ?? ButtonMetrics.roundedRadius))
    }
  }

  private var fill: AnyShapeStyle {
    let tint = configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    switch prominence {
    case .prominent: return isEnabled ? tint : AnyShapeStyle(FillShapeStyle(level: 2))
    case .standard, .glass:
      guard isEnabled, hasTint || configuration.role == .destructive else {
        return AnyShapeStyle(FillShapeStyle(level: isEnabled ? 1 : 2))
      }
      return AnyShapeStyle(_OpacityShapeStyle(base: tint, opacity: ButtonMetrics.tintedOpacity))
    }
  }
}

/// Colours the label of a bordered button.
nonisolated struct _BorderedForegroundModifier: EnvironmentModifier, Equatable {
  typealias Body = Never
  let role: ButtonRole?
  let prominence: BorderedButton.Prominence

  func modify(_ environment: inout EnvironmentValues) {
    environment.base.text.alignment = .center
    guard environment.base.foreground.styles.isEmpty else { return }
    let style: AnyShapeStyle =
      if !environment.isEnabled {
        AnyShapeStyle(Color(system: .tertiary))
      } else if prominence == .prominent {
        AnyShapeStyle(Color.white)
      } else if role == .destructive {
        AnyShapeStyle(Color.red)
      } else if (environment.platform == .macos || prominence == .glass) && !environment.hasTint {
        AnyShapeStyle(Color.primary)
      } else {
        AnyShapeStyle(TintShapeStyle())
      }
    environment.base.foreground = environment.base.foreground.setting(style)
  }
}

/// The font of a control's label where the control has one and no view sets another.
nonisolated struct _LabelFontModifier: EnvironmentModifier, Equatable {
  typealias Body = Never
  let font: Font?
  func modify(_ environment: inout EnvironmentValues) {
    if let font, environment.base.font == nil { environment.base.font = font }
  }
}
