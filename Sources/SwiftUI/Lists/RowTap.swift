extension EnvironmentValues {
  /// In the row of a list or form with cards.
  var isInList: Bool { listContext?.isRow == true }
  /// A row of a list itself, not in a stack within one.
  var isListRow: Bool { isInList && base.stackOrientation == nil }
  /// In a form whose sections are cards.
  var isInCardForm: Bool { listContext?.isForm == true }
  /// How deep in the outline of a list a view is.
  var outlineLevel: Int {
    get { self[OutlineLevelKey.self] }
    set { self[OutlineLevelKey.self] = newValue }
  }
}

private struct OutlineLevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

/// Makes a view run an action when it is tapped anywhere in its frame.
nonisolated struct TapArea<Content: View>: View, FrameworkView {
  let content: Content
  let action: @MainActor () -> Void
  @State private var isPressed = false

  init(content: Content, action: @escaping @MainActor () -> Void) {
    self.content = content
    self.action = action
  }

  @MainActor var body: some View {
    content.opacity(isPressed ? 0.5 : 1).contentShape(Rectangle())
      .modifier(_PressModifier(setPressed: { isPressed = $0 }, action: action))
  }
}

/// An arrowhead to the end of the line; downwards where what it belongs to is open.
nonisolated struct DisclosureChevron: View, FrameworkView {
  let isExpanded: Bool
  @Environment(\.layoutDirection) private var direction
  @Environment(\.platform) private var platform
  @Environment(\.dynamicTypeSize) private var typeSize

  init(isExpanded: Bool) { self.isExpanded = isExpanded }

  @MainActor var body: some View {
    let turn: Double = isExpanded ? (direction == .rightToLeft ? -90 : 90) : 0
    let isMac = platform == .macos
    let scale = isMac ? 1 : typeSize.scale(relativeTo: .body, on: platform)
    ChevronShape()
      .stroke(style: StrokeStyle(lineWidth: (isMac ? 1.5 : 2) * scale, lineCap: .round, lineJoin: .round))
      .padding(scale)
      .frame(width: (isMac ? 6.5 : 8) * scale, height: (isMac ? 10 : 13) * scale)
      .rotationEffect(.degrees(turn))
  }
}

/// Two strokes that meet at the end.
nonisolated struct ChevronShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}
