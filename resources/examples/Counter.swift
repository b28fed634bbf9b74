import SwiftUI

/// Owns the number. The views below borrow it by bindings.
struct Counter: View {
  @State private var count = 0
  @State private var countsInTens = false

  var body: some View {
    VStack(spacing: 24) {
      Text("\(count)")
        .font(.system(size: 72, weight: .bold))
        .foregroundStyle(count < 0 ? Color.red : Color.primary)
      StepButtons(count: $count, step: countsInTens ? 10 : 1)
      Toggle("Count in tens", isOn: $countsInTens)
      if count != 0 {
        Button("Start again") {
          count = 0
        }
      }
    }
    .padding(24)
  }
}

struct StepButtons: View {
  @Binding var count: Int
  let step: Int

  var body: some View {
    HStack(spacing: 16) {
      Button {
        count -= step
      } label: {
        RoundSymbol(name: "minus")
      }
      Button {
        count += step
      } label: {
        RoundSymbol(name: "plus")
      }
    }
  }
}

struct RoundSymbol: View {
  let name: String

  var body: some View {
    Image(systemName: name)
      .font(.title2)
      .foregroundColor(.white)
      .frame(width: 56, height: 56)
      .background(Color.accentColor)
      .clipShape(Circle())
  }
}

#Preview("Counter", traits: .fixedLayout(width: 320, height: 320)) {
  Counter()
}

#Preview("Buttons alone", traits: .sizeThatFitsLayout) {
  StepButtons(count: .constant(5), step: 1)
    .padding()
}
