import SwiftUI

struct Platforms: View {
  var body: some View {
    if true {
      #if os(iOS)
        Text("iOS")
      #elseif os(macOS)
        Text("macOS")
      #else
        Text("elsewhere")
      #endif
    }
  }
}
