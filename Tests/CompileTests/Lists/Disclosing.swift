import SwiftUI

struct Disclosing: View {
  @State private var isExpanded = true

  var body: some View {
    DisclosureGroup("More") { Text("a") }
    DisclosureGroup("More", isExpanded: $isExpanded) { Text("a") }
    DisclosureGroup {
      Text("a")
    } label: {
      Text("More")
    }
  }
}
