internal import LayoutCore

/// The lengths of a switch, in points, as recorded from Apple's SwiftUI on iOS 26 and macOS 26.
nonisolated struct SwitchMetrics {
  let size: CGSize
  let knob: CGSize
  /// From the track's edge to the knob.
  var inset: CGFloat { (size.height - knob.height) / 2 }
  /// Between the label and the switch.
  static let labelSpacing: CGFloat = 8

  init(_ platform: ViewPlatform, _ size: ControlSize) {
    switch platform {
    case .ios:
      self.size = CGSize(width: 66, height: 30)
      knob = CGSize(width: 38, height: 25)
    case .macos:
      // The smaller ones keep the regular one's proportions at the heights of their other controls.
      let scale: CGFloat =
        switch size {
        case .mini: 16 / 24
        case .small: 20 / 24
        case .regular, .large, .extraLarge: 1
        }
      self.size = CGSize(width: 54 * scale, height: 24 * scale)
      knob = CGSize(width: 32 * scale, height: 20 * scale)
    }
  }
}

/// A label, and a switch at the end of the row.
nonisolated struct SwitchRow: View, FrameworkView {
  let configuration: ToggleStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.platform) private var platform
  @Environment(\.isInList) private var isInList

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    let control = Switch(isOn: configuration.$isOn, isMixed: configuration.isMixed)
    if hidesLabels {
      control
    } else if platform == .macos && !isInList {
      HStack(spacing: SwitchMetrics.labelSpacing) {
        TitledLabel(content: configuration.label)
        control
      }
    } else {
      SwitchRowLayout(overflows: isInList) {
        TitledLabel(content: configuration.label)
        control
      }
    }
  }
}

/// A row as wide as it is offered with the last view at its end and the others at its start.
///
/// The row's text baselines are at its top, as those of the platform's own switch are. Recorded from Apple's SwiftUI.
struct SwitchRowLayout: Layout {
  /// The row is only as high as its label, as in the rows of lists and forms.
  var overflows = false

  private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (labels: [CGSize], control: CGSize) {
    guard let control = subviews.last?.sizeThatFits(.unspecified) else { return ([], .zero) }
    let width = proposal.width.map { max(0, $0 - control.width - SwitchMetrics.labelSpacing) }
    let label = ProposedViewSize(width: width, height: proposal.height)
    return (subviews.dropLast().map { $0.sizeThatFits(label) }, control)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (labels, control) = sizes(proposal, subviews)
    let label = labels.map(\.width).max() ?? 0
    let needed = control.width + (labels.isEmpty ? 0 : label + SwitchMetrics.labelSpacing)
    let height = labels.map(\.height).reduce(overflows && !labels.isEmpty ? 0 : control.height, max)
    return CGSize(width: max(needed, proposal.width ?? 0), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (labels, _) = sizes(ProposedViewSize(width: bounds.width, height: proposal.height), subviews)
    for (subview, size) in zip(subviews.dropLast(), labels) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
    }
    subviews.last?.place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline || guide == .lastTextBaseline ? bounds.minY : nil
  }
}

/// The switch itself.
nonisolated struct Switch: View, FrameworkView {
  let isOn: Binding<Bool>
  let isMixed: Bool
  @State private var isPressed = false
  @Environment(\.platform) private var platform
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.hasTint) private var hasTint

  init(isOn: Binding<Bool>, isMixed: Bool) {
    self.isOn = isOn
    self.isMixed = isMixed
  }

  @MainActor var body: some View {
    let metrics = SwitchMetrics(platform, size)
    let isOn = isOn.wrappedValue
    Capsule().fill(isOn || isMixed ? onStyle : AnyShapeStyle(FillShapeStyle(level: 1)))
      .overlay(alignment: isMixed ? .center : isOn ? .trailing : .leading) {
        Capsule().fill(knobColor)
          .frame(width: metrics.knob.width, height: metrics.knob.height)
          .padding(metrics.inset)
      }
      .frame(width: metrics.size.width, height: metrics.size.height)
      // As the platform's own it moves by itself, whatever the change of state asks for.
      .animation(.snappy(duration: 0.25), value: isOn)
      .opacity(isEnabled ? isPressed ? ButtonMetrics.pressedOpacity : 1 : 0.5)
      .modifier(_PressModifier(setPressed: { isPressed = $0 }, action: { self.isOn.wrappedValue.toggle() }))
  }

  private var onStyle: AnyShapeStyle {
    if hasTint { return AnyShapeStyle(TintShapeStyle()) }
    return platform == .ios ? AnyShapeStyle(Color.green) : AnyShapeStyle(Color.accentColor)
  }

  /// White, on macOS in the dark a little less, as Apple's switches have it.
  private var knobColor: Color {
    platform == .macos && colorScheme == .dark ? Color(white: 0.85) : .white
  }
}
