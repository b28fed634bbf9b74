import SwiftUI

struct Links: View {
  var body: some View {
    Link("Swift", destination: URL(string: "https://www.swift.org")!)
    Link(destination: URL(string: "https://www.swift.org")!) { Label("Swift", systemImage: "swift") }
  }
}
