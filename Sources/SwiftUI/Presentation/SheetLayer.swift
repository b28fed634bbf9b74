internal import LayoutCore

/// A sheet with what dims the screen behind it.
nonisolated struct SheetLayer<Content: View>: View, FrameworkView {
  let content: () -> Content
  let dismiss: () -> Void
  @Kept private var ownStore = BarStore()
  private let sharedStore: BarStore?
  @Kept private var rest = SheetRest()
  @State private var ownDetent: PresentationDetent?
  /// How far the sheet is dragged down, in points.
  @State private var drag: CGFloat = 0
  @Environment(\.self) private var environment

  /// - Parameter store: where another view reads what the content asks for, too.
  init(content: @escaping () -> Content, dismiss: @escaping () -> Void, store: BarStore? = nil) {
    sharedStore = store
    self.content = content
    self.dismiss = dismiss
  }

  private var store: BarStore { sharedStore ?? ownStore }

  @MainActor var body: some View {
    let wishes = store.content.presentation
    let _ = rest.follow(wishes)
    let look = SheetLook(wishes, environment, chosen: wishes.detent?.wrappedValue ?? ownDetent)
    SheetLayout(look: look, drag: drag, rest: rest) {
      if !look.isSeeThrough {
        PresentationScrim(opacity: SheetLook.dimming) { if !wishes.isDismissDisabled { dismiss() } }
      }
      card(wishes, look)
        .transition(look.isMac ? PresentationMotion.zoom : PresentationMotion.rise(rest))
    }
    .modifier(_TransitionsWithinModifier())
  }

  @MainActor private func card(_ wishes: PresentationWishes, _ look: SheetLook) -> some View {
    let shape = UnevenRoundedRectangle(cornerRadii: look.radii, style: .continuous)
    return PresentedContent(
      content: content, store: store, dismiss: dismiss,
      covered: EdgeInsets(top: 0, leading: 0, bottom: look.bottomInset, trailing: 0),
      isElevated: true, rest: look.canDrag ? rest : nil
    )
    .frame(maxWidth: look.isFitted ? nil : .infinity, maxHeight: look.isFitted ? nil : .infinity)
    .safeAreaPadding(.bottom, look.bottomInset)
    .background {
      if let background = wishes.background {
        background.ignoresSafeArea()
      } else {
        Rectangle().fill(look.ground).ignoresSafeArea()
      }
    }
    .overlay(alignment: .top) { if look.hasIndicator { SheetIndicator() } }
    .clipShape(shape)
    .contentShape(shape)
    .shadow(color: .black.opacity(0.14), radius: 18, y: 6)
    .gesture(dragging(wishes, look))
    .modifier(_KeyCommandModifier(command: wishes.isDismissDisabled ? nil : .exit(dismiss)))
  }

  @MainActor private func dragging(_ wishes: PresentationWishes, _ look: SheetLook) -> some Gesture {
    DragGesture(minimumDistance: 10, coordinateSpace: .global)
      .onChanged { value in
        guard look.canDrag else { return }
        let way = value.translation.height
        // Against a sheet that cannot follow it, a drag gets ever harder.
        let isFree = way > 0 && !wishes.isDismissDisabled
        drag = isFree ? way : way / 4
      }
      .onEnded { value in
        if look.canDrag { settle(value.predictedEndTranslation.height, wishes, look) }
      }
  }

  /// Comes to rest at the nearest detent, or goes from where it is.
  private func settle(_ way: CGFloat, _ wishes: PresentationWishes, _ look: SheetLook) {
    let height = rest.height - way
    let lowest = rest.heights.map(\.height).min() ?? rest.height
    if height < lowest / 2, !wishes.isDismissDisabled { return dismiss() }
    let nearest = rest.heights.min { abs($0.height - height) < abs($1.height - height) }
    withAnimation(.smooth(duration: 0.35)) {
      drag = 0
      guard let nearest, height >= lowest / 2 else { return }
      wishes.detent?.wrappedValue = nearest.detent
      ownDetent = nearest.detent
    }
  }
}

/// The mark by which a sheet is dragged; recorded from iOS 26.
nonisolated struct SheetIndicator: View, FrameworkView {
  @MainActor var body: some View {
    Capsule().fill(Color(system: .tertiary)).frame(width: 36, height: 5).padding(.top, 5)
  }
}
