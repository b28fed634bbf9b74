import SwiftUI

struct Ring: View {
  var progress = 0.7

  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.2), lineWidth: 12)
      Circle().trim(from: 0, to: progress)
        .stroke(
          AngularGradient(colors: [.blue, .purple], center: .center), style: StrokeStyle(lineWidth: 12, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text(progress, format: .percent.precision(.fractionLength(0))).font(.title2.monospacedDigit())
    }
    .frame(width: 120, height: 120)
  }
}
