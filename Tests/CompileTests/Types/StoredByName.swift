import SwiftUI

struct StoredByName: View {
  var axis = Axis.vertical
  var edge = Edge.top
  var side = HorizontalEdge.leading
  var mode = ContentMode.fit
  var alignment = TextAlignment.leading
  var direction = LayoutDirection.leftToRight
  var visibility = Visibility.automatic
  var role: ButtonRole? = .destructive
  var reasons: RedactionReasons = []
  var category = ContentSizeCategory.large
  var sizeClass: UserInterfaceSizeClass? = .compact
  var phase = ScenePhase.active
  var label = SubmitLabel.done
  var placement = ToolbarItemPlacement.automatic
  var transition = ContentTransition.opacity

  var body: some View {
    Text(axis == .vertical && edge == .top && side == .leading && mode == .fit ? "a" : "b")
      .multilineTextAlignment(alignment).environment(\.layoutDirection, direction)
      .redacted(reason: reasons).contentTransition(transition).submitLabel(label)
    Button("c", role: role) {}.opacity(phase == .active && visibility == .automatic && sizeClass == .compact ? 1 : 0)
    Text("d").environment(\.sizeCategory, category)
    NavigationStack { Text("e").toolbar { ToolbarItem(placement: placement) { Text("f") } } }
  }
}
