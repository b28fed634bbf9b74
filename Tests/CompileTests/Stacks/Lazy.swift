import SwiftUI

struct Lazy: View {
  var body: some View {
    ScrollView { LazyVStack(alignment: .leading, spacing: 8) { ForEach(0..<20) { Text("Row \($0)") } } }
    ScrollView(.horizontal) { LazyHStack(spacing: 8) { ForEach(0..<20) { Text("Column \($0)") } } }
  }
}
