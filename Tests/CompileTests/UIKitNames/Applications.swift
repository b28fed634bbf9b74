import SwiftUI

struct Applications: View {
  var body: some View {
    Button("a") { UIApplication.shared.open(URL(string: "https://www.swift.org")!) }
    Button("b") { UIPasteboard.general.string = "text" }
  }
}
