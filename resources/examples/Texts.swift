import SwiftUI

/// What a text does with too little room, and what it can be told.
struct Texts: View {
  private let sentence = "A text takes the width it is offered and as many lines as it needs for that."

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(sentence)
      Text(sentence).lineLimit(1)
      Text(sentence).lineLimit(1).truncationMode(.middle)
      Text(sentence).lineLimit(1).minimumScaleFactor(0.5)
      Text(sentence).lineLimit(3, reservesSpace: true).background(Color.yellow.opacity(0.3))
      Text(sentence).multilineTextAlignment(.center).lineSpacing(6)
      Text("**Bold**, *italic*, `code` and ") + Text("colour").foregroundColor(.purple)
      Text("Letters apart").tracking(3).textCase(.uppercase)
    }
    .frame(width: 260)
    .padding()
  }
}

/// The text styles.
struct Styles: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Title 2").font(.title2)
      Text("Title 3").font(.title3)
      Text("Headline").font(.headline)
      Text("Subheadline").font(.subheadline)
      Text("Body").font(.body)
      Text("Callout").font(.callout)
      Text("Footnote").font(.footnote)
      Text("Caption").font(.caption)
    }
    .padding()
  }
}

#Preview("Room", traits: .sizeThatFitsLayout) { Texts() }
#Preview("Styles", traits: .sizeThatFitsLayout) { Styles() }
