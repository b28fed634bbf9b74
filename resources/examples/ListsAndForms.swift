import SwiftUI

struct SettingsPage: View {
  @State private var showsSeconds = true
  @State private var isQuiet = false

  var body: some View {
    Form {
      Section("Clock") {
        Toggle("Show seconds", isOn: $showsSeconds)
        Toggle("Quiet at night", isOn: $isQuiet)
      }
      Section {
        LabeledContent("Version", value: "2.1")
        LabeledContent("Zone", value: "Bergen")
      } footer: {
        Text("The zone follows the place.")
      }
    }
  }
}

struct Harbours: View {
  private let names = ["Bergen", "Ålesund", "Bodø", "Tromsø"]

  var body: some View {
    List {
      Section("Norway") {
        ForEach(names, id: \.self) { Label($0, systemImage: "mappin") }
      }
      DisclosureGroup("More") {
        Text("Hammerfest")
        Text("Kirkenes")
      }
    }
  }
}

#Preview("Form") { SettingsPage() }
#Preview("List") { Harbours() }
