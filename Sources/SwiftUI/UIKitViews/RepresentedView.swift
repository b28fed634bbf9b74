internal import LayoutCore

/// A view of UIKit's that is shown, with what it was told last.
final class RepresentedUIView<Context> {
  var view: UIView
  let controller: UIViewController?
  var context: Context
  var name: String { controller.map { "\(type(of: $0))" } ?? "\(type(of: view))" }

  init(view: UIView, controller: UIViewController? = nil, context: Context) {
    (self.view, self.controller, self.context) = (view, controller, context)
  }
}

/// Makes a view of UIKit's once and brings it up to date whenever the view around it changes.
nonisolated struct RepresentedView<Context>: View, FrameworkView {
  let make: @MainActor (EnvironmentValues, Transaction) -> RepresentedUIView<Context>
  let update: @MainActor (RepresentedUIView<Context>, EnvironmentValues, Transaction) -> Void
  let size: @MainActor (RepresentedUIView<Context>, ProposedViewSize) -> CGSize?
  let dismantle: @MainActor (RepresentedUIView<Context>) -> Void
  @State private var kept = Kept<Context>()
  @Environment(\.self) private var environment

  final class Kept<C> {
    var shown: RepresentedUIView<C>?
    nonisolated init() {}
  }

  @MainActor var body: some View {
    let shown = brought()
    RepresentedLayout(size: { [size] in size(shown, $0) }, view: shown.view) {
      if shown.view.isVisible || shown.controller != nil {
        UIViewPicture(shown.view)
      } else if type(of: shown.view) != UIView.self {
        UnknownUIView(name: "\(type(of: shown.view))")
      } else {
        Color.clear
      }
    }
    .onDisappear { [dismantle] in dismantle(shown) }
    .modifier(
      _ApproximationModifier(
        what: "view", detail: "“\(shown.name)” is drawn by what is set on it, without UIKit and AppKit.")
    )
    .modifier(_InternalModifier(isInternal: true))
  }

  @MainActor private func brought() -> RepresentedUIView<Context> {
    let shown = kept.shown ?? make(environment, Transaction())
    kept.shown = shown
    update(shown, environment, Transaction())
    return shown
  }
}

/// The size of a represented view: what it says itself, else its intrinsic one, else all that there is.
nonisolated struct RepresentedLayout: Layout {
  let size: @MainActor (ProposedViewSize) -> CGSize?
  let view: UIView

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (size, view) = (size, view)
    if let own = MainActor.assumeIsolated({ size(proposal) }) { return own }
    let intrinsic = view.intrinsicContentSize
    return CGSize(
      width: length(proposal.width, intrinsic.width, view.hugging.0, view.resistance.0),
      height: length(proposal.height, intrinsic.height, view.hugging.1, view.resistance.1))
  }

  /// A length that is not less than the intrinsic one where the view resists, nor more where it hugs.
  private func length(
    _ proposed: CGFloat?, _ intrinsic: CGFloat, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
  ) -> CGFloat {
    guard intrinsic >= 0 else { return proposed ?? 10 }
    var length = proposed ?? intrinsic
    if hugging.rawValue >= UILayoutPriority.defaultHigh.rawValue { length = min(length, intrinsic) }
    if resistance.rawValue >= UILayoutPriority.defaultHigh.rawValue { length = max(length, intrinsic) }
    return length
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// Stands for a view that is of a type of one's own and draws nothing known.
nonisolated struct UnknownUIView: View, FrameworkView {
  let name: String
  @MainActor var body: some View {
    ZStack {
      Rectangle().strokeBorder(Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1).padding(4)
    }
  }
}
