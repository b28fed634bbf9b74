import SwiftUI

struct LeadingSpacedColumn: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Name")
      Divider()
      Text("Role")
    }
  }
}
