import SwiftUI

/// A frame proposes its own size to what it contains, and takes that size whatever the content answers.
struct Frames: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      caption("A fixed frame is larger than its text")
      Text("Hello")
        .background(.yellow)
        .frame(width: 200, height: 44, alignment: .bottomTrailing)
        .border(.blue)

      caption("A fixed frame is smaller: the content overflows")
      Color.orange
        .frame(width: 120, height: 30)
        .frame(width: 60, height: 30)
        .border(.blue)

      caption("A maximum takes what is offered, a minimum keeps room")
      Text("Wide")
        .frame(maxWidth: .infinity)
        .border(.blue)
      Text("Tall")
        .frame(minHeight: 44)
        .border(.blue)

      caption("fixedSize asks for the ideal size")
      Text("This sentence is too long for its frame")
        .fixedSize()
        .frame(width: 150, alignment: .leading)
        .border(.blue)
    }
    .padding()
  }

  private func caption(_ text: String) -> some View {
    Text(text).font(.footnote).foregroundStyle(.secondary)
  }
}

#Preview("Frames", traits: .fixedLayout(width: 360, height: 420)) {
  Frames()
}

#Preview("Padding and offset", traits: .sizeThatFitsLayout) {
  HStack {
    Color.red.frame(width: 40, height: 40).padding(8).border(.gray)
    Color.green.frame(width: 40, height: 40).offset(y: 12).border(.gray)
    Color.blue.frame(width: 40, height: 40).padding(-4).border(.gray)
  }
  .padding(24)
}
