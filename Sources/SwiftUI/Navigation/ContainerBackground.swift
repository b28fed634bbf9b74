public import LayoutCore

/// The container that a background fills.
public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case navigation, split, tabs, widget, window }
  let kind: Kind
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .split)
  public static let tabView = ContainerBackgroundPlacement(kind: .tabs)
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
  public static let window = ContainerBackgroundPlacement(kind: .window)
}

extension View {
  /// Fills the screen of a stack behind the view that is its content.
  ///
  /// Approximated: other containers are filled as far as the view itself reaches, and to the edges of the picture.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }
  /// Fills the screen of a stack behind the view that is its content.
  ///
  /// Approximated: other containers are filled as far as the view itself reaches, and to the edges of the picture.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _ContainerBackgroundModifier(
        container: container, alignment: alignment, ground: content(), lines: SourceLines.take()))
  }
}

/// Puts views behind the container around a view.
public nonisolated struct _ContainerBackgroundModifier<Ground: View>: ViewModifier, FrameworkView {
  let container: ContainerBackgroundPlacement
  let alignment: Alignment
  let ground: Ground
  let lines: [Int32]

  private var isScreen: Bool { container == .navigation || container == .navigationSplitView }

  @MainActor public func body(content: Content) -> some View {
    content
      .background(alignment: alignment) {
        if !isScreen {
          ground.ignoresSafeArea()
            .modifier(
              _ApproximationModifier(
                what: "view", detail: "The background of a container is drawn behind the view that asks for it."))
        }
      }
      .modifier(
        _ScreenGroundModifier(ground: isScreen ? AnyView(ZStack(alignment: alignment) { ground }) : nil, lines: lines))
  }
}

/// Says what lies behind a screen.
nonisolated struct _ScreenGroundModifier: BarModifier {
  typealias Body = Never
  let ground: AnyView?
  let lines: [Int32]
  @MainActor func apply(to bars: inout BarContent, _ node: any PropertyOwner) {
    guard let ground, bars.ground == nil else { return }
    bars.ground = HoistedView(ground, node, lines: lines, keepsLook: true)
  }
}

/// What lies behind a screen, by the wish of its content.
nonisolated struct ScreenGround: View, FrameworkView {
  let store: BarStore
  @MainActor var body: some View {
    if let ground = store.content.ground { ground.ignoresSafeArea() }
  }
}
