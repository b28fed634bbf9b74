import SwiftUI

struct Cased: View {
  var body: some View {
    Text("a").textCase(.uppercase)
    Text("A").textCase(.lowercase)
    Text("A").textCase(nil)
  }
}
