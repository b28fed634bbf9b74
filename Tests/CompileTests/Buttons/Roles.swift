import SwiftUI

struct Roles: View {
  var body: some View {
    Button("Delete", role: .destructive) {}
    Button("Delete", role: .destructive, action: {})
    Button(role: .cancel) {
    } label: {
      Text("Cancel")
    }
    Button(role: .destructive, action: {}, label: { Text("Delete") })
    Button("Delete", systemImage: "trash", role: .destructive) {}
  }
}
