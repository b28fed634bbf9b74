import SwiftUI

struct Pictures: View {
  var body: some View {
    Image("photo")
    Image("photo", bundle: .main)
    Image("photo", label: Text("A photo"))
    Image(decorative: "photo")
  }
}
