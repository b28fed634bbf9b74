import SwiftUI

struct Alerts: View {
  @State private var isShown = false
  @State private var name: String?

  var body: some View {
    Text("a").alert("Title", isPresented: $isShown) { Button("OK") {} }
    Text("a").alert("Title", isPresented: $isShown) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("Message")
    }
    Text("a").alert("Title", isPresented: $isShown, actions: { Button("OK") {} }, message: { Text("Message") })
    Text("a").alert("Title", isPresented: $isShown, presenting: name) {
      Button($0) {}
    } message: {
      Text($0)
    }
  }
}
