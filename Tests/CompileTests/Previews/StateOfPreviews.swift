import SwiftUI

#Preview {
  @Previewable @State var isOn = true
  Toggle("a", isOn: $isOn)
}

struct StateOfPreviews: View {
  var body: some View {
    Text("a")
  }
}
