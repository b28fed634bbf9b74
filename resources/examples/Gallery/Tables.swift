import SwiftUI

/// Rows of values in columns that sort; a list of the first column on a phone.
struct Rivers: View {
  private struct River: Identifiable {
    let name: String
    let length: Int
    var id: String { name }
  }

  private let rivers = [
    River(name: "Danube", length: 2850), River(name: "Rhine", length: 1230), River(name: "Elbe", length: 1094),
  ]
  @State private var order = [KeyPathComparator(\River.name)]
  @State private var chosen: String? = "Rhine"

  var body: some View {
    Table(rivers.sorted(using: order), selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Length", value: \.length) { river in
        Text("\(river.length) km").monospacedDigit()
      }
      .width(120)
    }
  }
}

#Preview("Tables") { Rivers() }
