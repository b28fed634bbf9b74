import SwiftUI

/// Placeholders, private content, and what assistive technologies are told.
struct Redaction: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Card()
      Card().redacted(reason: .placeholder)
      Card().redacted(reason: .privacy)
    }
    .padding()
  }
}

struct Card: View {
  @State private var isFavourite = false

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.crop.circle.fill").font(.largeTitle).foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text("Ada Lovelace").font(.headline).accessibilityAddTraits(.isHeader)
        Text("She wrote of an engine that weaves patterns as the loom weaves flowers and leaves.")
          .font(.subheadline).foregroundStyle(.secondary)
        Text("Account 4711").font(.caption).privacySensitive()
      }
      Button("Favourite", systemImage: isFavourite ? "star.fill" : "star") { isFavourite.toggle() }
        .labelStyle(.iconOnly)
        .unredacted()
        .accessibilityLabel("Favourite")
        .accessibilityValue(isFavourite ? "On" : "Off")
        .accessibilityIdentifier("favourite")
        .sensoryFeedback(.selection, trigger: isFavourite)
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview("Redaction") { Redaction() }
