import Foundation
import SwiftUI

private struct Album: Codable, Identifiable {
  var id: Int
  var title: String
}

struct Fetched: View {
  @State private var albums: [Album] = []
  private func load() async {
    let text = Data(#"[{"id": 1, "title": "One"}]"#.utf8)
    albums = (try? JSONDecoder().decode([Album].self, from: text)) ?? []
  }

  var body: some View {
    List(albums) { Text($0.title) }.task { await load() }
  }
}
