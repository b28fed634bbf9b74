import AppKit
import SwiftUI

struct OnTheMac: View {
  private let color = NSColor.controlBackgroundColor

  var body: some View {
    Text("a").background(Color(nsColor: color)).font(Font(NSFont.systemFont(ofSize: 12)))
    Button("b") { NSWorkspace.shared.open(URL(string: "https://www.swift.org")!) }
    Button("c") {
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString("a", forType: .string)
    }
  }
}
