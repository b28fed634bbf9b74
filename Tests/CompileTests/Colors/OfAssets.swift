import SwiftUI

struct OfAssets: View {
  var body: some View {
    Color("Brand")
    Color("Brand", bundle: .main)
  }
}
