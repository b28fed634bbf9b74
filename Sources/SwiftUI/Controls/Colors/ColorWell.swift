internal import DrawingCore
internal import LayoutCore

/// A disc in the chosen colour in a ring of all hues, 28 across as UIKit's; on macOS a well of 44 by 24. It opens a panel
/// with colours.
nonisolated struct ColorWell: View, FrameworkView {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var isOpen = false
  @Environment(\.platform) private var platform

  init(selection: Binding<Color>, supportsOpacity: Bool) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  @MainActor var body: some View {
    well
      .contentShape(Rectangle())
      .modifier(_PressModifier(setPressed: { _ in }, action: { isOpen = true }))
      .modifier(
        _PopoverPanelModifier(isOpen: $isOpen) {
          ColorPanel(selection: selection, supportsOpacity: supportsOpacity)
        })
  }

  @MainActor @ViewBuilder private var well: some View {
    if platform == .macos {
      RoundedRectangle(cornerRadius: 6).fill(Color(system: .control))
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color(system: .separator), lineWidth: 1) }
        .overlay { RoundedRectangle(cornerRadius: 4).fill(selection.wrappedValue).padding(4) }
        .frame(width: 44, height: 24)
    } else {
      let hues = (0...12).map { Color(hue: Double($0) / 12, saturation: 1, brightness: 1) }
      Circle()
        .strokeBorder(
          AngularGradient(colors: hues, center: .center, startAngle: .zero, endAngle: .degrees(360)), lineWidth: 3
        )
        .overlay { Circle().fill(selection.wrappedValue).padding(5) }
        .frame(width: 28, height: 28)
    }
  }
}

/// A grid of colours and a slider for the opacity, as the first page of UIKit's panel has them.
nonisolated struct ColorPanel: View, FrameworkView {
  let selection: Binding<Color>
  let supportsOpacity: Bool

  static let columns = 12
  static let rows = 10

  /// The colour in a place: grays above, then each hue from dark to light.
  static func color(_ row: Int, _ column: Int) -> Color {
    if row == 0 { return Color(white: 1 - Double(column) / Double(columns - 1)) }
    let hue = (Double(column) / Double(columns) + 0.55).truncatingRemainder(dividingBy: 1)
    let share = Double(row - 1) / Double(rows - 2)
    return share < 0.5
      ? Color(hue: hue, saturation: 1, brightness: 0.3 + 1.4 * share)
      : Color(hue: hue, saturation: 2 - 2 * share + 0.15 * (2 * share - 1), brightness: 1)
  }

  @MainActor var body: some View {
    let current = selection.wrappedValue.resolve(in: EnvironmentValues())
    VStack(alignment: .leading, spacing: 16) {
      Text("Colors").font(.headline)
      VStack(spacing: 0) {
        ForEach(0..<Self.rows) { row in
          HStack(spacing: 0) {
            ForEach(0..<Self.columns) { column in
              ColorCell(color: Self.color(row, column)) {
                let new = Self.color(row, column)
                selection.wrappedValue = supportsOpacity ? new.opacity(Double(current.opacity)) : new
              }
            }
          }
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 8))
      if supportsOpacity {
        Text("Opacity").font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
        Slider(
          value: Binding(
            get: { Double(current.opacity) },
            set: {
              selection.wrappedValue = Color(
                red: Double(current.red), green: Double(current.green), blue: Double(current.blue), opacity: $0)
            }))
      }
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 8).fill(selection.wrappedValue).frame(width: 60, height: 60)
        Text(verbatim: Self.name(current)).font(.footnote).monospaced()
      }
    }
    .padding(16)
    .frame(width: 320)
  }

  /// Hexadecimal, as the panel writes it.
  private static func name(_ color: Color.Resolved) -> String {
    let parts = [color.red, color.green, color.blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

nonisolated struct ColorCell: View, FrameworkView {
  let color: Color
  let choose: @MainActor () -> Void

  @MainActor var body: some View {
    color.frame(width: 24, height: 24)
      .modifier(_PressModifier(setPressed: { _ in }, action: choose))
  }
}
