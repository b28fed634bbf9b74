import SwiftUI

struct Symbols: View {
  var body: some View {
    Image(systemName: "star")
    Image(systemName: "star.fill").imageScale(.large)
    Image(systemName: "wifi", variableValue: 0.5)
    Image(systemName: "star").symbolRenderingMode(.hierarchical)
    Image(systemName: "star").symbolVariant(.fill)
    Image(systemName: "star").font(.largeTitle).foregroundStyle(.yellow)
  }
}
