import SwiftUI

private struct Item: Identifiable { let id: Int }

struct OldAlerts: View {
  @State private var isShown = false
  @State private var item: Item?

  var body: some View {
    Text("a").alert(isPresented: $isShown) {
      Alert(title: Text("T"), message: Text("M"), dismissButton: .default(Text("OK")))
    }
    Text("a").alert(isPresented: $isShown, content: { Alert(title: Text("T")) })
    Text("a").alert(item: $item) { _ in
      Alert(
        title: Text("T"), message: Text("M"), primaryButton: .destructive(Text("Delete")) {}, secondaryButton: .cancel()
      )
    }
  }
}
