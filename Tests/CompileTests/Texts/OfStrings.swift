import SwiftUI

struct OfStrings: View {
  private let name = "Name"

  var body: some View {
    Text(name)
    Text(String(42))
    Text(LocalizedStringKey("greeting"))
  }
}
