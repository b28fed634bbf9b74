import SwiftUI

struct Redacted: View {
  @Environment(\.redactionReasons) private var reasons

  var body: some View {
    Text(reasons.contains(.placeholder) ? "hidden" : "shown").redacted(reason: .placeholder)
    Text("a").unredacted().privacySensitive()
  }
}
