import SwiftUI

struct PrimaryAction: View {
  var body: some View {
    Menu("More") {
      Button("One") {}
    } primaryAction: {
      print("first")
    }
  }
}
