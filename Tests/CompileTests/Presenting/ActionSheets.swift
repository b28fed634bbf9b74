import SwiftUI

struct ActionSheets: View {
  @State private var isShown = false

  var body: some View {
    Text("a").actionSheet(isPresented: $isShown) {
      ActionSheet(
        title: Text("T"), message: Text("M"),
        buttons: [.default(Text("Go")) {}, .destructive(Text("Delete")), .cancel()])
    }
  }
}
