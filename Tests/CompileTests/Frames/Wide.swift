import SwiftUI

struct Wide: View {
  var body: some View {
    Text("a").frame(maxWidth: .infinity)
    Text("a").frame(maxWidth: .infinity, alignment: .leading)
    Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
    Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
