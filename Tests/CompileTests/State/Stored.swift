import SwiftUI

struct Stored: View {
  @AppStorage("count") private var count = 0
  @AppStorage("name") private var name: String?
  @SceneStorage("tab") private var tab = "a"

  var body: some View {
    Text("\(count) \(name ?? "") \(tab)")
  }
}
