import SwiftUI

struct Tasks: View {
  @State private var text = ""
  @State private var id = 0
  private func name() async -> String { "name" }

  var body: some View {
    Text(text).task { text = await name() }
    Text(text).task(id: id) { text = await name() }
    Text(text).task(priority: .low) { text = "" }
  }
}
