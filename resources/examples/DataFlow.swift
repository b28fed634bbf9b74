import SwiftUI

/// Words that every view can ask the environment for.
struct Words {
  var greeting = "Guess the code"
}

extension EnvironmentValues {
  @Entry var words = Words()
}

/// Data in, read only: given by whoever makes the view, or taken from the environment.
struct Header: View {
  let attempts: Int
  var symbol = "circle.grid.2x2"
  @Environment(\.words) private var words
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Label("\(words.greeting), attempt \(attempts + 1)", systemImage: symbol)
      .font(.headline)
      .foregroundStyle(scheme == .dark ? .yellow : .blue)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
  }
}

/// Data in and out: a binding, which can be handed on as a binding.
struct CodeRow: View {
  @Binding var code: [Int]

  init(code: Binding<[Int]>) { _code = code }

  var body: some View {
    HStack {
      ForEach(code.indices, id: \.self) { Peg(value: $code[$0]) }
    }
  }
}

struct Peg: View {
  @Binding var value: Int

  var body: some View {
    Button {
      value = (value + 1) % 4
    } label: {
      Circle()
        .fill([Color.red, .green, .blue, .orange][value])
        .frame(width: 44, height: 44)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Colour \(value + 1)")
  }
}

/// Functions: one that takes data out, one that fetches some, and one that may be missing.
struct GuessButton: View {
  let guess: ([Int]) -> Void
  let current: () -> [Int]
  var onReset: (() -> Void)?

  init(current: @escaping () -> [Int], onReset: (() -> Void)? = nil, guess: @escaping ([Int]) -> Void) {
    self.current = current
    self.onReset = onReset
    self.guess = guess
  }

  var body: some View {
    HStack {
      Button("Guess") { guess(current()) }.buttonStyle(.borderedProminent)
      if let onReset { Button("Reset", role: .destructive, action: onReset).buttonStyle(.bordered) }
    }
  }
}

/// Data owned by the view, which goes with it.
struct Game: View {
  @State private var code = [0, 1, 2, 3]
  @State private var attempts: [[Int]] = []
  @State private var hints: [Int: String] = [:]

  var body: some View {
    VStack(spacing: 16) {
      Header(attempts: attempts.count)
      CodeRow(code: $code)
      GuessButton(current: { code }, onReset: attempts.isEmpty ? nil : { attempts = [] }) { guess in
        hints[attempts.count] = guess.map(String.init).joined()
        attempts.append(guess)
      }
      ForEach(attempts.indices, id: \.self) { index in
        Text("Attempt \(index + 1): \(hints[index] ?? "")")
      }
    }
    .padding()
  }
}

#Preview("Game") { Game() }
#Preview("Row") { CodeRow(code: .constant([3, 2, 1, 0])) }
#Preview("Night") {
  Header(attempts: 2)
    .environment(\.colorScheme, .dark)
    .environment(\.words, Words(greeting: "Once more"))
}
