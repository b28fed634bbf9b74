import SwiftUI

struct LazyPinned: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        Section {
          Text("a")
        } header: {
          Text("H")
        }
      }
    }
    ScrollView { LazyVStack(pinnedViews: .sectionFooters) { Section(footer: Text("F")) { Text("b") } } }
  }
}
