import SwiftUI

struct LeadingColumn: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Title").font(.headline)
      Text("Subtitle")
    }
  }
}
