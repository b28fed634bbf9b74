import SwiftUI

struct Styles: View {
  var body: some View {
    Text("a").font(.largeTitle)
    Text("a").font(.title).font(.title2).font(.title3)
    Text("a").font(.headline).font(.subheadline).font(.body).font(.callout).font(.footnote).font(.caption).font(
      .caption2)
  }
}
