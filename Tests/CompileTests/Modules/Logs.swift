import OSLog
import SwiftUI
import os

private let log = Logger(subsystem: "app", category: "view")

struct Logs: View {
  var body: some View {
    Button("a") { log.error("count \(3, privacy: .public)") }
  }
}
