import SwiftUI

struct SizeClasses: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  var body: some View {
    if horizontal == .compact && vertical == .regular { Text("phone") } else { Text("pad") }
  }
}
