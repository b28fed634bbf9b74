import SwiftUI

/// Bars, spinners, and a style of one's own.
struct ProgressViews: View {
  var body: some View {
    VStack(spacing: 24) {
      ProgressView()
      ProgressView("Loading…")
      ProgressView(value: 0.4)
      ProgressView("Downloading", value: 30, total: 100)
      ProgressView(value: 0.75) {
        Text("Uploading")
      } currentValueLabel: {
        Text("75 %")
      }
      .tint(.green)
      HStack(spacing: 24) {
        ProgressView().controlSize(.small)
        ProgressView().controlSize(.large).tint(.orange)
        ProgressView(value: 0.6).progressViewStyle(.circular)
        ProgressView(value: 0.3).progressViewStyle(LinearProgressViewStyle(tint: .purple)).frame(width: 80)
      }
      ProgressView("In steps", value: 0.6).progressViewStyle(Steps(count: 5))
    }
    .padding()
  }
}

/// As many boxes as there are steps; those that are done are filled.
struct Steps: ProgressViewStyle {
  let count: Int

  func makeBody(configuration: Configuration) -> some View {
    let done = Int((configuration.fractionCompleted ?? 0) * Double(count))
    HStack {
      configuration.label
      ForEach(0..<count, id: \.self) { index in
        RoundedRectangle(cornerRadius: 3)
          .fill(index < done ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
          .frame(width: 18, height: 18)
      }
    }
  }
}

#Preview("Progress") { ProgressViews() }
