internal import Foundation
internal import LayoutCore

/// The closed menu: a button in the style of those around it.
nonisolated struct MenuButton: View, FrameworkView {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @Environment(\.platform) private var platform
  @Environment(\.menuIndicatorVisibility) private var indicator

  init(configuration: MenuStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    Button(action: configuration.primaryAction ?? { isOpen = true }) {
      if showsIndicator {
        HStack(spacing: 8) {
          configuration.label
          DownChevron().foregroundStyle(.secondary)
        }
      } else {
        configuration.label
      }
    }
    .modifier(LongPressModifier(isEnabled: configuration.primaryAction != nil) { isOpen = true })
    .modifier(_MenuModifier(isOpen: $isOpen) { configuration.content })
  }

  /// macOS shows that a button opens a menu, iOS does not.
  private var showsIndicator: Bool {
    switch indicator {
    case .automatic: platform == .macos
    case .visible: true
    case .hidden: false
    }
  }
}

/// Runs an action when a press lasts.
nonisolated struct LongPressModifier: ViewModifier {
  var isEnabled = true
  let action: @MainActor () -> Void

  @MainActor func body(content: Content) -> some View {
    content.gesture(LongPressGesture().onEnded { _ in action() }, including: isEnabled ? .all : .subviews)
  }
}

/// An arrowhead down.
nonisolated struct DownChevron: View, FrameworkView {
  init() {}

  @MainActor var body: some View {
    ChevronShape()
      .stroke(style: StrokeStyle(lineWidth: 1.4, lineCap: .round, lineJoin: .round))
      .frame(width: 4, height: 8)
      .rotationEffect(.degrees(90))
      .frame(width: 8, height: 8)
  }
}
