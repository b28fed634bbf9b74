import SwiftUI

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("Count: \(count)").font(.largeTitle.bold()).contentTransition(.numericText(value: Double(count)))
      HStack {
        Button {
          withAnimation { count -= 1 }
        } label: {
          Image(systemName: "minus.circle.fill")
        }
        Button {
          withAnimation { count += 1 }
        } label: {
          Image(systemName: "plus.circle.fill")
        }
      }
      .font(.title)
    }
  }
}
