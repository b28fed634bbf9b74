import SwiftUI

/// Screens behind tabs, and pages that are swiped through.
struct Tabs: View {
  @State var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      NavigationStack {
        List(1..<20) { Text("Message \($0)") }.navigationTitle("Inbox")
      }
      .tabItem { Label("Inbox", systemImage: "tray") }
      .badge(3)
      .tag(0)
      Text("Nothing was sent.")
        .tabItem { Label("Sent", systemImage: "paperplane") }
        .tag(1)
      Text("Settings")
        .tabItem {
          Image(systemName: "gear")
          Text("Settings")
        }
        .tag(2)
    }
  }
}

struct NewTabs: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }
      Tab("Music", systemImage: "music.note") { Text("Music") }.badge("New")
      Tab(role: .search) { Text("Search") }
    }
    .tint(.pink)
  }
}

struct Pages: View {
  @State private var page = 1

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<4) { number in
        RoundedRectangle(cornerRadius: 24)
          .fill(Color(hue: Double(number) / 4, saturation: 0.6, brightness: 0.8))
          .overlay { Text("Page \(number + 1)").font(.largeTitle).foregroundStyle(.white) }
          .padding()
          .tag(number)
      }
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

#Preview("Old tabs") { Tabs() }
#Preview("New tabs") { NewTabs() }
#Preview("Pages") { Pages() }
