import SwiftUI

private final class Store: ObservableObject { @Published var isOpen = false }
private struct Child: View {
  @EnvironmentObject private var store: Store
  var body: some View { Toggle("Open", isOn: $store.isOpen) }
}

struct EnvironmentObjects: View {
  @StateObject private var store = Store()

  var body: some View {
    Child().environmentObject(store)
  }
}
