import SwiftUI

struct Sections: View {
  var body: some View {
    List {
      Section { Text("a") }
      Section("Title") { Text("a") }
      Section(header: Text("H")) { Text("a") }
      Section(footer: Text("F")) { Text("a") }
      Section(header: Text("H"), footer: Text("F")) { Text("a") }
      Section {
        Text("a")
      } header: {
        Text("H")
      }
      Section {
        Text("a")
      } footer: {
        Text("F")
      }
      Section {
        Text("a")
      } header: {
        Text("H")
      } footer: {
        Text("F")
      }
    }
  }
}
