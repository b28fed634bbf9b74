import SwiftUI

struct Localised: View {
  var body: some View {
    Text("title", bundle: .main)
    Text("title", comment: "The title of the page")
    Text("title", tableName: "Other")
    Text(LocalizedStringResource("title"))
  }
}
