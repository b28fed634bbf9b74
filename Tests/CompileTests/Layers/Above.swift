import SwiftUI

struct Above: View {
  var body: some View {
    Color.red.overlay { Text("a") }
    Color.red.overlay(alignment: .topTrailing) { Text("a") }
    Color.red.overlay(Text("a"))
    Color.red.overlay(Text("a"), alignment: .bottom)
    Color.red.overlay(.blue.opacity(0.2))
    Color.red.overlay(.blue, in: Circle())
  }
}
