import SwiftUI

struct OptionalBinding: View {
  @State private var name: String?

  var body: some View {
    if let name = Binding($name) { TextField("Name", text: name) }
  }
}
