import SwiftUI

struct SymbolEffects: View {
  @State private var count = 0

  var body: some View {
    Image(systemName: "star").symbolEffect(.bounce, value: count)
    Image(systemName: "wifi").symbolEffect(.variableColor)
    Image(systemName: "star").symbolEffect(.pulse, options: .repeating, value: count)
  }
}
