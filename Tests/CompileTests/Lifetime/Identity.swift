import SwiftUI

struct Identity: View {
  @State private var id = UUID()

  var body: some View {
    Text("a").id(id)
    Text("a").id("name")
  }
}
