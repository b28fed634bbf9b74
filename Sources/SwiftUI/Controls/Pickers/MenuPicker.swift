internal import LayoutCore

/// A picker as a button that opens a menu.
nonisolated struct MenuPicker: View, FrameworkView {
  let label, content: AnyView
  let current: AnyView?
  let choice: PickerChoice
  @State private var isOpen = false
  @Environment(\.platform) private var platform
  @Environment(\.isInList) private var isInList

  init(label: AnyView, content: AnyView, current: AnyView?, choice: PickerChoice) {
    self.label = label
    self.content = content
    self.current = current
    self.choice = choice
  }

  @MainActor var body: some View {
    LabeledControl(label: label, control: button, showsLabelOutsideLists: false, stacksLargeTexts: true)
  }

  @MainActor private var button: some View {
    let chosen = current ?? AnyView(ChosenView(content: content, choice: choice, keepsWidestWidth: platform == .macos))
    return PopUpButton(label: chosen, isOpen: isOpen) { isOpen = true }
      .modifier(
        _MenuModifier(isOpen: $isOpen) {
          MenuChoices(label: nil, content: content, choice: choice)
        }
      )
      // As documented, the choices of a picker stand as they are written.
      .transformEnvironment(\.menuOrder) { if $0 == .automatic { $0 = .fixed } }
  }
}

/// A button with the chosen value and two arrowheads.
///
/// Recorded: on iOS 26 the label with 8 points above and below and 13.5 at the sides, the arrowheads 9 wide and 4 after
/// it; in rows as high as its text. On macOS 26 it is 24 high and 59.5 wider than its label, which begins after 12.
nonisolated struct PopUpButton<Content: View>: View, FrameworkView {
  let label: Content
  let isOpen: Bool
  let open: @MainActor () -> Void
  @State private var isPressed = false
  @Environment(\.platform) private var platform
  @Environment(\.isInList) private var isInList
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  init(label: Content, isOpen: Bool, open: @escaping @MainActor () -> Void) {
    self.label = label
    self.isOpen = isOpen
    self.open = open
  }

  @MainActor var body: some View {
    look
      .opacity(isPressed || isOpen ? ButtonMetrics.borderlessPressedOpacity + 0.3 : 1)
      .contentShape(Rectangle())
      .modifier(_PressModifier(setPressed: { isPressed = $0 }, action: open))
  }

  @MainActor @ViewBuilder private var look: some View {
    if platform == .macos {
      let metrics = ButtonMetrics(.macos, size)
      HStack(spacing: 0) {
        label.lineLimit(1)
        Spacer(minLength: 38.5)
        UpDownChevrons().foregroundStyle(.primary)
      }
      .modifier(_LabelFontModifier(font: metrics.font))
      .modifier(_BorderedForegroundModifier(role: nil, prominence: .standard))
      .padding(.leading, 12).padding(.trailing, 9)
      .frame(minHeight: metrics.minHeight)
      .background(FillShapeStyle(level: 1), in: RoundedRectangle(cornerRadius: metrics.radius ?? 7))
      .fixedSize()
    } else if isInList {
      HStack(spacing: 4) {
        label
        UpDownChevrons()
      }
      .foregroundStyle(
        isEnabled ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : AnyShapeStyle(Color(system: .tertiary)))
    } else {
      HStack(spacing: 4) {
        label
        UpDownChevrons()
      }
      .modifier(_ControlForegroundModifier(role: nil))
      .padding(.horizontal, 13.5).padding(.vertical, 8)
    }
  }
}

/// One arrowhead up and one down.
nonisolated struct UpDownChevrons: View, FrameworkView {
  @Environment(\.platform) private var platform
  @Environment(\.dynamicTypeSize) private var typeSize

  init() {}

  @MainActor var body: some View {
    let isMac = platform == .macos
    let scale = isMac ? 1 : typeSize.scale(relativeTo: .body, on: platform)
    UpDownShape()
      .stroke(style: StrokeStyle(lineWidth: (isMac ? 1.4 : 1.7) * scale, lineCap: .round, lineJoin: .round))
      .frame(width: (isMac ? 6 : 7) * scale, height: (isMac ? 10 : 12.5) * scale)
      .padding(.horizontal, scale)
  }
}

nonisolated struct UpDownShape: Shape {
  func path(in rect: CGRect) -> Path {
    // Each arrowhead is half as high as wide.
    let rise = rect.width / 2
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + rise))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rise))
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY - rise))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rise))
    return path
  }
}
