import SwiftUI

struct TurningLayout: View {
  @State private var isRow = true
  private var layout: AnyLayout { isRow ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 4)) }

  var body: some View {
    layout {
      Text("a")
      Text("b")
    }.onTapGesture { isRow.toggle() }
  }
}
