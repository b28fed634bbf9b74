import SwiftUI

/// A list of settings: cards with headers and footers, rows that open, and rows with values.
struct SettingsList: View {
  @State private var isFlying = false
  @State private var showsDetails = true

  var body: some View {
    List {
      Section {
        Toggle("Airplane Mode", isOn: $isFlying)
        Label("Wi-Fi", systemImage: "wifi").badge("Home")
        Label("Battery", systemImage: "battery.100").badge("82 %")
      } header: {
        Text("Network")
      } footer: {
        Text("Turning on Airplane Mode ends all connections but those that you begin again yourself.")
      }
      Section("About") {
        LabeledContent("Model", value: "Vitrine")
        DisclosureGroup("Details", isExpanded: $showsDetails) {
          LabeledContent("Version", value: "26.0")
          LabeledContent("Serial number", value: "C02XK0AAJG5H")
        }
      }
      Button("Erase Everything", role: .destructive) {}
    }
  }
}

#Preview("Cards") { SettingsList() }
#Preview("Plain") { SettingsList().listStyle(.plain) }
#Preview("Sidebar") { SettingsList().listStyle(.sidebar) }
