import SwiftUI

struct PlainLayouts: View {
  var body: some View {
    HStackLayout { Text("a") }
    VStackLayout(alignment: .leading) { Text("b") }
    ZStackLayout(alignment: .top) { Text("c") }
    GridLayout { GridRow { Text("d") } }
  }
}
