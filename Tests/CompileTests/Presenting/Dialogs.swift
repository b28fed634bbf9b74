import SwiftUI

struct Dialogs: View {
  @State private var isShown = false

  var body: some View {
    Text("a").confirmationDialog("Title", isPresented: $isShown) { Button("Delete", role: .destructive) {} }
    Text("a").confirmationDialog("Title", isPresented: $isShown, titleVisibility: .visible) { Button("Go") {} }
    Text("a").confirmationDialog("Title", isPresented: $isShown, titleVisibility: .visible) {
      Button("Go") {}
    } message: {
      Text("M")
    }
    Text("a").confirmationDialog("Title", isPresented: $isShown) {
      Button("Go") {}
    } message: {
      Text("M")
    }
  }
}
