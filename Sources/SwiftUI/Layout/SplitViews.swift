internal import Foundation
internal import LayoutCore

/// Panes beside each other, on macOS, with lines between them that can be moved.
public nonisolated struct HSplitView<Content: View>: View, ControlView {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { PaneStack(axis: .horizontal, content: content) }
}

/// Panes above each other, on macOS, with lines between them that can be moved.
public nonisolated struct VSplitView<Content: View>: View, ControlView {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { PaneStack(axis: .vertical, content: content) }
}

/// Panes with a line between each two.
nonisolated struct PaneStack<Content: View>: View, FrameworkView {
  let axis: Axis
  let content: Content
  /// How much longer than its share each pane is, in points.
  @State private var shifts: [Int: CGFloat] = [:]
  /// The shift of the pane whose line is moved, when that began.
  @State private var start: CGFloat?

  init(axis: Axis, content: Content) { (self.axis, self.content) = (axis, content) }

  @MainActor var body: some View {
    let (axis, shifts, start) = (axis, $shifts, $start)
    Group(subviews: UserContent(content: content, lines: [])) { panes in
      PaneLayout(axis: axis, shifts: self.shifts) {
        ForEach(Array(panes.enumerated()), id: \.offset) { index, pane in
          pane.frame(maxWidth: .infinity, maxHeight: .infinity).clipped()
          if index < panes.count - 1 {
            PaneLine(axis: axis) { distance in
              guard let distance else {
                start.wrappedValue = nil
                return
              }
              let began = start.wrappedValue ?? shifts.wrappedValue[index, default: 0]
              start.wrappedValue = began
              shifts.wrappedValue[index] = began + distance
            }
          }
        }
      }
    }
  }
}

/// The line between two panes.
nonisolated struct PaneLine: View, FrameworkView {
  let axis: Axis
  /// Takes how far the line was dragged; nil at the end.
  let move: (CGFloat?) -> Void

  @MainActor var body: some View {
    Rectangle().fill(Color(nsColor: .separatorColor))
      .contentShape(Rectangle().inset(by: -4))
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { move(axis == .horizontal ? $0.translation.width : $0.translation.height) }
          .onEnded { _ in move(nil) })
  }
}

/// Gives each pane an equal share, and what it was made longer by. The last takes what remains.
struct PaneLayout: Layout {
  let axis: Axis
  let shifts: [Int: CGFloat]
  /// In points.
  private static let line: CGFloat = 1

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let isAcross = axis == .horizontal
    let count = (subviews.count + 1) / 2
    guard count > 0 else { return }
    let length = (isAcross ? bounds.width : bounds.height) - Self.line * CGFloat(count - 1)
    var place: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let isLine = index % 2 == 1, isLast = index == subviews.count - 1
      let rest = max(0, (isAcross ? bounds.width : bounds.height) - place)
      let wish = isLast ? rest : length / CGFloat(count) + shifts[index / 2, default: 0]
      let own = isLine ? Self.line : min(max(wish, 0), rest)
      let size = isAcross ? CGSize(width: own, height: bounds.height) : CGSize(width: bounds.width, height: own)
      let x = isAcross ? bounds.minX + place : bounds.minX, y = isAcross ? bounds.minY : bounds.minY + place
      subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
      place += own
    }
  }
}
