import SwiftUI

/// A row that becomes a column where its texts would no longer fit side by side: at accessibility type sizes.
/// The children keep their state when it turns, since they stay the children of one layout.
struct AdaptiveStack<Content: View>: View {
  var spacing: CGFloat = 12
  @ViewBuilder let content: Content

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  private var layout: AnyLayout {
    if dynamicTypeSize.isAccessibilitySize {
      AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
    } else {
      AnyLayout(HStackLayout(spacing: spacing))
    }
  }

  var body: some View {
    layout {
      content
    }
  }
}

struct Ingredient: View {
  let symbol: String
  let name: String
  let color: Color

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: symbol)
        .foregroundStyle(color)
      Text(name)
        .font(.headline)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(color.opacity(0.15))
    .clipShape(Capsule())
  }
}

struct Ingredients: View {
  var body: some View {
    AdaptiveStack {
      Ingredient(symbol: "drop.fill", name: "Water", color: .blue)
      Ingredient(symbol: "flame.fill", name: "Heat", color: .orange)
      Ingredient(symbol: "cup.and.saucer.fill", name: "Tea", color: .green)
    }
    .padding()
  }
}

#Preview("Row") {
  Ingredients()
}

#Preview("Column at accessibility sizes") {
  Ingredients()
    .environment(\.dynamicTypeSize, .accessibility2)
}

/// The same decision, made by a person.
struct TurningStack: View {
  @State private var isVertical = false

  var body: some View {
    let layout = isVertical ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
    VStack(spacing: 20) {
      layout {
        Color.red.frame(width: 60, height: 40)
        Color.green.frame(width: 40, height: 60)
        Color.blue.frame(width: 60, height: 40)
      }
      Toggle("Vertical", isOn: $isVertical)
    }
    .padding()
  }
}

#Preview("By hand", traits: .fixedLayout(width: 260, height: 300)) {
  TurningStack()
}
