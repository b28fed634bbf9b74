import SwiftUI

/// Moves when it appears: `vitrine render Animations.swift --at 0.3` draws a moment of it.
struct Springs: View {
  @State private var isOver = false

  private let springs: [(name: String, animation: Animation)] = [
    ("linear", .linear(duration: 1)), ("easeInOut", .easeInOut(duration: 1)), ("smooth", .smooth(duration: 1)),
    ("snappy", .snappy(duration: 1)), ("bouncy", .bouncy(duration: 1)),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(springs, id: \.name) { spring in
        HStack {
          Text(spring.name).font(.callout).frame(width: 90, alignment: .leading)
          Circle()
            .fill(isOver ? Color.orange : Color.blue)
            .frame(width: 24, height: 24)
            .frame(maxWidth: .infinity, alignment: isOver ? .trailing : .leading)
            .animation(spring.animation, value: isOver)
        }
      }
      Button(isOver ? "Back" : "Over") { isOver.toggle() }
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .onAppear { isOver = true }
  }
}

/// The arrangement changes, the views stay the same.
struct Rearranging: View {
  @State private var isColumn = false

  var body: some View {
    let layout = isColumn ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      ForEach(0..<3) { index in
        RoundedRectangle(cornerRadius: isColumn ? 24 : 8)
          .fill(Color(hue: Double(index) / 3, saturation: 0.7, brightness: 0.9))
          .frame(width: isColumn ? 160 : 48, height: 48)
          .rotationEffect(.degrees(isColumn ? 0 : 10))
      }
    }
    .frame(width: 200, height: 200)
    .onTapGesture { withAnimation(.bouncy) { isColumn.toggle() } }
    .onAppear { withAnimation(.bouncy.delay(0.5)) { isColumn = true } }
  }
}

/// A shape whose end is led from one value to another, around a number that rolls.
struct Progress: View {
  @State private var share = 0.0

  var body: some View {
    ZStack {
      Circle().stroke(.gray.opacity(0.2), lineWidth: 16)
      Circle()
        .trim(from: 0, to: share)
        .stroke(
          LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom),
          style: StrokeStyle(lineWidth: 16, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text("\(Int(share * 100))%")
        .font(.title.bold().monospacedDigit())
        .contentTransition(.numericText(value: share))
    }
    .frame(width: 140, height: 140)
    .padding()
    .onAppear { withAnimation(.easeOut(duration: 1)) { share = 0.75 } }
  }
}

#Preview("Springs") { Springs() }
#Preview("Rearranging") { Rearranging() }
#Preview("Progress") { Progress() }
