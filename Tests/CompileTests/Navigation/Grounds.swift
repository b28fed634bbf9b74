import SwiftUI

struct Grounds: View {
  @State private var page = ""

  var body: some View {
    NavigationStack {
      Text("Screen")
        .containerBackground(.blue.gradient, for: .navigation)
        .containerBackground(for: .navigationSplitView) { Color.red }
        .statusBar(hidden: true)
        .statusBarHidden()
        .persistentSystemOverlays(.hidden)
        .onOpenURL { page = $0.lastPathComponent }
        .onOpenURL(perform: open)
    }
    Text("Widget")
      .containerBackground(.fill.tertiary, for: .widget)
      .containerBackground(for: .widget) { Color.clear }
      .scenePadding()
      .scenePadding(.horizontal)
      .scenePadding(.minimum, edges: .vertical)
      .flipsForRightToLeftLayoutDirection(true)
  }

  private func open(_ url: URL) { page = url.absoluteString }
}
