import SwiftUI

struct Inspectors: View {
  @State private var isShown = true

  var body: some View {
    Text("a").inspector(isPresented: $isShown) { Text("Inspector").inspectorColumnWidth(200) }
  }
}
