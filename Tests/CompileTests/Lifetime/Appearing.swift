import SwiftUI

struct Appearing: View {
  @State private var count = 0
  private func load() { count += 1 }

  var body: some View {
    Text("a").onAppear { count += 1 }.onDisappear { count -= 1 }
    Text("a").onAppear(perform: load).onDisappear(perform: load)
    Text("a").onAppear { count = 1 }.onDisappear { count = 0 }
  }
}
