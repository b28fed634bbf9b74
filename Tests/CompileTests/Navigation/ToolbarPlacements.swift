import SwiftUI

struct ToolbarPlacements: View {
  var body: some View {
    NavigationStack {
      Text("a").toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .primaryAction) { Button("Go") {} }
        ToolbarItem { Button("Plain") {} }
        ToolbarItemGroup { Button("c") {} }
      }
    }
  }
}
