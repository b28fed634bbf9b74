internal import DrawingCore
internal import LayoutCore

/// A box with a tick, and a label after it.
///
/// The box is 16 by 16, 5 before the label, and centred on the capitals of its first line. Recorded from Apple's SwiftUI
/// on macOS 26.
nonisolated struct CheckboxRow: View, FrameworkView {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.capHeight) private var capHeight

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  static let side: CGFloat = 16
  static let spacing: CGFloat = 5

  @MainActor var body: some View {
    CentredIconLayout(spacing: Self.spacing, capHeight: capHeight) {
      box
      if !hidesLabels { TitledLabel(content: configuration.label) }
    }
    .contentShape(Rectangle())
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(_PressModifier(setPressed: { isPressed = $0 }, action: { configuration.isOn.toggle() }))
  }

  @MainActor private var box: some View {
    let isMarked = configuration.isOn || configuration.isMixed
    let shape = RoundedRectangle(cornerRadius: 4)
    return shape.fill(isMarked ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(FillShapeStyle(level: 1)))
      .overlay {
        if configuration.isMixed {
          Capsule().fill(Color.white).frame(width: 8, height: 2)
        } else if configuration.isOn {
          Tick().stroke(Color.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .padding(4)
        }
      }
      .opacity(isPressed ? ButtonMetrics.pressedOpacity : 1)
      .frame(width: Self.side, height: Self.side)
  }
}

/// The mark in a box.
nonisolated struct Tick: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + rect.width * 0.05, y: rect.minY + rect.height * 0.55))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.38, y: rect.minY + rect.height * 0.9))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.95, y: rect.minY + rect.height * 0.1))
    return path
  }
}
