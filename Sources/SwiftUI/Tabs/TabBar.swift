internal import DrawingCore
internal import LayoutCore

/// The bar that floats over the bottom of a phone's screen.
///
/// Recorded from iOS 26: a capsule 58 high, 23 above the screen's bottom, its tabs 86 wide with 6 at the ends; below the
/// one that is selected a shape that is 7.5 wider and 53.5 high; symbols of 24 and labels of 10 points.
nonisolated struct TabBar: View, FrameworkView {
  let model: TabModel
  @Environment(\.coveredEdges) private var covered

  init(model: TabModel) { self.model = model }

  static let height: CGFloat = 58
  static let tabWidth: CGFloat = 86
  static let end: CGFloat = 6
  /// From the screen's bottom to the content's, and to the capsule's.
  static let room: CGFloat = 83
  static let below: CGFloat = 23

  @MainActor var body: some View {
    let state = model.state
    if !state.bars.isHidden(.tabBar), !UITabBar.all.isHidden, !state.items.isEmpty {
      HStack(spacing: 10) {
        capsule(state, state.items.filter { !$0.tab.isSearch })
        ForEach(state.items.filter(\.tab.isSearch), id: \.index) { item in
          TabButton(item: item, isSelected: item.index == state.selected, isAlone: true) { model.select(item) }
            .frame(width: Self.height, height: Self.height)
            .background { GlassShape(shape: AnyShape(Circle())) }
        }
      }
      .padding(.horizontal, 21)
      .frame(maxWidth: .infinity)
      .padding(.top, Self.room - Self.below - Self.height)
      .frame(height: max(0, Self.room - covered.bottom), alignment: .top)
      .background { BarBackground(bars: state.bars, bar: .tabBar, collapse: nil) }
      .modifier(_BarSchemeModifier(scheme: state.bars.schemes[.tabBar]))
      .environment(\.dynamicTypeSize, .large)
    }
  }

  @MainActor private func capsule(_ state: TabModel.State, _ items: [TabModel.Item]) -> some View {
    HStack(spacing: 0) {
      ForEach(items, id: \.index) { item in
        TabButton(item: item, isSelected: item.index == state.selected, isAlone: false) { model.select(item) }
          .frame(maxWidth: Self.tabWidth)
      }
    }
    .padding(.horizontal, Self.end)
    .frame(height: Self.height)
    .background { GlassShape(shape: AnyShape(Capsule())) }
  }
}

/// A tab in a bar.
nonisolated struct TabButton: View, FrameworkView {
  let item: TabModel.Item
  let isSelected: Bool
  /// A symbol alone.
  let isAlone: Bool
  let select: @MainActor () -> Void
  @Environment(\.platform) private var platform

  init(item: TabModel.Item, isSelected: Bool, isAlone: Bool, select: @escaping @MainActor () -> Void) {
    self.item = item
    self.isSelected = isSelected
    self.isAlone = isAlone
    self.select = select
  }

  @MainActor var body: some View {
    TabLabelLayout(isAlone: isAlone) { item.tab.label }
      .labelStyle(TabLabelStyle(isAlone: isAlone))
      .font(.system(size: 10, weight: .medium))
      .modifier(_BaseEnvironmentModifier { $0.symbolFont = .system(size: 18, weight: .medium) })
      .imageScale(.large)
      .symbolVariant(.fill)
      .lineLimit(1)
      .foregroundStyle(isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if isSelected, !isAlone {
          Capsule().fill(Color.primary.opacity(0.086)).padding(.horizontal, -3.75).padding(.vertical, 2.25)
        }
      }
      .overlay(alignment: .top) {
        if let badge = item.tab.badge { TabBadge(text: badge).offset(x: 15, y: 5) }
      }
      .contentShape(Rectangle())
      .modifier(_PressModifier(setPressed: { _ in }, action: select))
  }
}

/// How many things wait behind a tab.
nonisolated struct TabBadge: View, FrameworkView {
  let text: Text

  @MainActor var body: some View {
    text.font(.system(size: 13)).foregroundStyle(.white).padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
      .background(Color.red, in: Capsule()).fixedSize()
  }
}

/// Symbols of tabs are large, their titles small.
nonisolated struct TabLabelStyle: LabelStyle, BuiltInStyle {
  let isAlone: Bool
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    if !isAlone { configuration.title }
  }
}

/// Puts the symbol of a tab above its title, both in the middle; the baseline of the title 46 below the bar's top.
struct TabLabelLayout: Layout {
  let isAlone: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: min(widest, proposal.width ?? widest), height: TabBar.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    if subviews.count == 1, let only = subviews.first {
      only.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offer)
      return
    }
    // Views that are no label stand as they were written: a symbol, then a title.
    for (index, subview) in subviews.enumerated() {
      if index == 0 {
        subview.place(at: CGPoint(x: bounds.midX, y: bounds.minY + 21.5), anchor: .center, proposal: offer)
      } else {
        let dimensions = subview.dimensions(in: offer)
        subview.place(
          at: CGPoint(x: bounds.midX, y: bounds.minY + 46 - dimensions[VerticalAlignment.firstTextBaseline]),
          anchor: .top, proposal: offer)
      }
    }
  }
}

/// A shape of glass behind controls that float.
nonisolated struct GlassShape: LeafView {
  typealias Body = Never
  static var viewName: String { "" }
  let shape: AnyShape

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafNode(view, inputs))
  }
}

extension GlassShape {
  final class Leaf: LeafDrawing {
    private var shape: AnyShape
    private var environment: EnvironmentValues
    init(_ view: GlassShape, _ environment: EnvironmentValues, _ graph: ViewGraph, line: Int32) {
      shape = view.shape
      self.environment = environment
    }
    var spec: LayoutSpec { .fill }
    func renew(_ view: GlassShape, _ environment: EnvironmentValues) -> LeafChange {
      shape = view.shape
      self.environment = environment
      return .drawing
    }
    func draw(in frame: CGRect, _ context: inout DrawingContext) {
      Glass.draw(shape.path(in: frame), tinted: false, environment, &context)
    }
  }
}
