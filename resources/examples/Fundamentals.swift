import SwiftUI

/// A stack asks its children how large they want to be; a frame around it only proposes, and centres the answer.
struct Greeting: View {
  var body: some View {
    HStack {
      Text("Hello")
      Text("SwiftUI")
        .bold()
    }
    .frame(width: 300, height: 100)
    .background(Color.blue.opacity(0.15))
  }
}

/// A spacer takes what is left and pushes its neighbours apart.
struct LeftAndRight: View {
  var body: some View {
    HStack {
      Text("Left")
      Spacer()
      Text("Right")
    }
    .padding()
  }
}

/// A divider is as thin as it can be along the stack and as long as it can be across.
struct DividedRow: View {
  var body: some View {
    VStack {
      HStack {
        Text("Tea")
        Divider()
        Text("Coffee")
        Divider()
        Text("Water")
      }
      .frame(height: 32)
      Divider()
      Text("Pick one")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding()
  }
}

/// Space goes to the least flexible view first, unless a priority says otherwise.
struct Priorities: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Same priority")
        .font(.caption)
        .foregroundStyle(.secondary)
      HStack {
        Text("An important sentence")
        Image(systemName: "arrow.up")
        Text("A sentence of less weight")
      }
      .frame(height: 24)
      Text("The first one more important")
        .font(.caption)
        .foregroundStyle(.secondary)
      HStack {
        Text("An important sentence")
          .layoutPriority(1)
        Image(systemName: "arrow.up")
        Text("A sentence of less weight")
      }
      .frame(height: 24)
    }
    .padding()
  }
}

/// Text wraps while there is height for it, then ends in an ellipsis; with a fixed size it does neither.
struct Truncation: View {
  private let sentence = "A text takes as many lines as it is given room for."

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(sentence)
        .frame(width: 160, alignment: .leading)
        .background(Color.green.opacity(0.2))
      Text(sentence)
        .frame(width: 160, height: 22, alignment: .leading)
        .background(Color.orange.opacity(0.2))
      Text(sentence)
        .fixedSize()
        .frame(width: 160, alignment: .leading)
        .background(Color.red.opacity(0.2))
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview("Two texts", traits: .fixedLayout(width: 300, height: 100)) {
  Greeting()
}

#Preview("Spacer", traits: .fixedLayout(width: 300, height: 60)) {
  LeftAndRight()
}

#Preview("Divider", traits: .sizeThatFitsLayout) {
  DividedRow()
}

#Preview("Priorities", traits: .fixedLayout(width: 320, height: 180)) {
  Priorities()
}

#Preview("Truncation", traits: .fixedLayout(width: 420, height: 220)) {
  Truncation()
}
