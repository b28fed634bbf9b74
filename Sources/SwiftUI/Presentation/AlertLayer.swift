internal import LayoutCore

/// An alert in the middle of the screen.
///
/// Recorded from iOS 26: a card 300 wide with corners of 34, texts 28.5 from its sides, capsules 46.5 high, the one that
/// cancels in the tint. macOS: 260 wide, the texts in the middle.
nonisolated struct AlertLayer<Actions: View, Message: View>: View, FrameworkView {
  let title: Text
  let actions: () -> Actions
  let message: () -> Message
  let dismiss: () -> Void
  @Environment(\.platform) private var platform

  init(
    title: Text, actions: @escaping () -> Actions, message: @escaping () -> Message,
    dismiss: @escaping () -> Void
  ) {
    self.title = title
    self.actions = actions
    self.message = message
    self.dismiss = dismiss
  }

  @MainActor var body: some View {
    let isMac = platform == .macos
    let metrics = AlertMetrics(isMac: isMac)
    ZStack {
      PresentationScrim(opacity: SheetLook.dimming, press: {})
      AlertLayout(metrics: metrics) {
        VStack(alignment: isMac ? .center : .leading, spacing: isMac ? 6 : 8) {
          title.font(isMac ? .system(size: 13, weight: .bold) : .headline).fixedSize(horizontal: false, vertical: true)
          UserContent(content: DeferredView(make: message), lines: [])
            .font(isMac ? .system(size: 11) : .subheadline)
            .foregroundStyle(isMac ? .primary : .secondary).fixedSize(horizontal: false, vertical: true)
        }
        .multilineTextAlignment(isMac ? .center : .leading)
        .frame(maxWidth: .infinity, alignment: isMac ? .center : .leading)
        .layoutValue(key: AlertPartKey.self, value: .texts)
        AlertActions(actions: actions, dismiss: dismiss)
      }
      .frame(width: metrics.width)
      .modifier(PanelGround(radius: metrics.radius))
      .transition(PresentationMotion.settle)
    }
    .modifier(_TransitionsWithinModifier())
  }
}

/// The actions of an alert or dialog: buttons that dismiss it, in its look.
nonisolated struct AlertActions<Actions: View>: View, FrameworkView {
  let actions: () -> Actions
  let dismiss: () -> Void
  var isDialog = false

  @MainActor var body: some View {
    UserContent(content: DeferredView(make: actions), lines: [])
      .buttonStyle(AlertButtonStyle(dismiss: dismiss, isDialog: isDialog))
    Button("OK", role: .cancel) {}
      .buttonStyle(AlertButtonStyle(dismiss: dismiss, isDialog: isDialog))
      .layoutValue(key: AlertPartKey.self, value: .substitute)
  }
}

/// The ground of panels that float above the screen.
nonisolated struct PanelGround: ViewModifier, FrameworkView {
  let radius: CGFloat
  @Environment(\.colorScheme) private var scheme

  init(radius: CGFloat) { self.radius = radius }

  @MainActor func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: radius)
    content
      .background(
        scheme == .dark ? Color(red: 44 / 255, green: 44 / 255, blue: 47 / 255) : Color(white: 0.96), in: shape
      )
      .clipShape(shape)
      .overlay { shape.strokeBorder(Color(system: .separator).opacity(0.4), lineWidth: 0.5) }
      .contentShape(shape)
      .shadow(color: .black.opacity(0.16), radius: 20, y: 8)
      .modifier(_PressModifier(setPressed: { _ in }, action: {}))
      .modifier(
        _ApproximationModifier(
          what: "effect", detail: "Alerts and dialogs are drawn on an opaque panel instead of glass."))
  }
}

/// The lengths of an alert, in points.
struct AlertMetrics {
  let width: CGFloat
  let radius: CGFloat
  let top, textSide, belowTexts, buttonSide, buttonGap, bottom, buttonHeight: CGFloat

  init(isMac: Bool) {
    width = isMac ? 260 : 300
    radius = isMac ? 16 : 34
    (top, textSide, belowTexts) = isMac ? (20, 16, 16) : (21.5, 28.5, 27)
    (buttonSide, buttonGap, bottom, buttonHeight) = isMac ? (16, 8, 16, 28) : (13.5, 8.5, 13, 46.5)
  }
}

/// What a subview of an alert is.
struct AlertPartKey: LayoutValueKey {
  static let defaultValue = Part.field
  enum Part: Hashable, Sendable {
    case texts, field, button, cancel
    /// Shown where there is no button.
    case substitute
  }
}

/// Texts, then fields, then buttons: two that fit side by side, the one that cancels first; more below each other, the
/// one that cancels last.
struct AlertLayout: Layout {
  let metrics: AlertMetrics

  private struct Parts {
    var texts: [LayoutSubview] = []
    var fields: [LayoutSubview] = []
    var buttons: [LayoutSubview] = []
    var isRow = false
  }

  private func parts(_ subviews: Subviews) -> Parts {
    var parts = Parts()
    var cancels: [LayoutSubview] = [], substitutes: [LayoutSubview] = []
    for subview in subviews {
      switch subview[AlertPartKey.self] {
      case .texts: parts.texts.append(subview)
      case .field: parts.fields.append(subview)
      case .button: parts.buttons.append(subview)
      case .cancel: cancels.append(subview)
      case .substitute: substitutes.append(subview)
      }
    }
    if parts.buttons.isEmpty, cancels.isEmpty { cancels = substitutes }
    let all = parts.buttons.count + cancels.count
    let room = (metrics.width - 2 * metrics.buttonSide - metrics.buttonGap) / 2
    let widest = (parts.buttons + cancels).map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    parts.isRow = all == 2 && widest <= room
    parts.buttons = parts.isRow ? cancels + parts.buttons : parts.buttons + cancels
    return parts
  }

  /// Places everything, or only adds up.
  private func arrange(_ subviews: Subviews, at origin: CGPoint?) -> CGFloat {
    let parts = parts(subviews)
    let width = metrics.width
    var y = metrics.top
    func put(_ subview: LayoutSubview, x: CGFloat, _ proposal: ProposedViewSize) {
      guard let origin else { return }
      subview.place(at: CGPoint(x: origin.x + x, y: origin.y + y), proposal: proposal)
    }
    for texts in parts.texts {
      let proposal = ProposedViewSize(width: width - 2 * metrics.textSide, height: nil)
      put(texts, x: metrics.textSide, proposal)
      y += texts.sizeThatFits(proposal).height
    }
    for (index, field) in parts.fields.enumerated() {
      y += index == 0 ? 14 : 8
      let proposal = ProposedViewSize(width: width - 2 * metrics.buttonSide - 2, height: nil)
      put(field, x: metrics.buttonSide + 1, proposal)
      y += field.sizeThatFits(proposal).height
    }
    y += metrics.belowTexts
    if parts.isRow {
      let each = (width - 2 * metrics.buttonSide - metrics.buttonGap) / 2
      for (index, button) in parts.buttons.enumerated() {
        let proposal = ProposedViewSize(width: each, height: metrics.buttonHeight)
        put(button, x: metrics.buttonSide + CGFloat(index) * (each + metrics.buttonGap), proposal)
      }
      y += metrics.buttonHeight
    } else {
      for (index, button) in parts.buttons.enumerated() {
        if index > 0 { y += metrics.buttonGap }
        let proposal = ProposedViewSize(width: width - 2 * metrics.buttonSide, height: metrics.buttonHeight)
        put(button, x: metrics.buttonSide, proposal)
        y += metrics.buttonHeight
      }
    }
    if origin != nil {
      // A button that is not needed is out of sight.
      for subview in subviews
      where subview[AlertPartKey.self] == .substitute && !parts.buttons.contains(where: { $0 == subview }) {
        subview.place(at: CGPoint(x: -10_000, y: -10_000), proposal: .zero)
      }
    }
    return y + metrics.bottom
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: metrics.width, height: arrange(subviews, at: nil))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    _ = arrange(subviews, at: bounds.origin)
  }
}

/// Buttons of alerts and dialogs: capsules that dismiss what they stand in.
nonisolated struct AlertButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let dismiss: () -> Void
  let isDialog: Bool

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let isCancel = configuration.role == .cancel
    return Button(role: configuration.role) {
      dismiss()
      configuration.trigger()
    } label: {
      configuration.label
    }
    .buttonStyle(AlertButtonLook(isCancel: isCancel))
    .layoutValue(key: AlertPartKey.self, value: isCancel ? .cancel : .button)
  }
}

nonisolated struct AlertButtonLook: ButtonStyle, BuiltInStyle {
  let isCancel: Bool
  @Environment(\.platform) private var platform
  @Environment(\.isEnabled) private var isEnabled

  init(isCancel: Bool) { self.isCancel = isCancel }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let isMac = platform == .macos
    return configuration.label
      .font(isMac ? .system(size: 13) : .body).fontWeight(isCancel ? .semibold : isMac ? .regular : .medium)
      .foregroundStyle(foreground(configuration.role)).lineLimit(1).minimumScaleFactor(0.7)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if isCancel, !isMac {
          Capsule().fill(TintShapeStyle())
        } else {
          Capsule().fill(Color.primary.opacity(0.06))
        }
      }
      .opacity(configuration.isPressed ? ButtonMetrics.pressedOpacity : 1)
      .contentShape(Capsule())
  }

  private func foreground(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(system: .tertiary)) }
    if isCancel, platform == .ios { return AnyShapeStyle(Color.white) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
  }
}
