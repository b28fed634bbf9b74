import SwiftUI

struct NamedColors: View {
  var body: some View {
    HStack {
      Color.red
      Color.orange
      Color.yellow
      Color.green
      Color.mint
      Color.teal
      Color.cyan
    }
    HStack {
      Color.blue
      Color.indigo
      Color.purple
      Color.pink
      Color.brown
      Color.gray
      Color.black
      Color.white
      Color.clear
    }
    HStack {
      Color.primary
      Color.secondary
      Color.accentColor
    }
  }
}
