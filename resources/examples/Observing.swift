import Combine
import SwiftUI

/// An object that tells its observers of each change.
final class Stopwatch: ObservableObject {
  @Published var seconds = 0
  @Published var isRunning = false
  @Published private(set) var spoken = "zero"
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $seconds
      .map { $0 == 1 ? "one second" : "\($0) seconds" }
      .removeDuplicates()
      .sink { [weak self] in self?.spoken = $0 }
      .store(in: &subscriptions)
  }
}

struct Dial: View {
  @ObservedObject var stopwatch: Stopwatch

  var body: some View {
    Text("\(stopwatch.seconds)")
      .font(.system(size: 64, weight: .light).monospacedDigit())
  }
}

struct Controls: View {
  @EnvironmentObject private var stopwatch: Stopwatch
  @AppStorage("stopwatch.sounds") private var sounds = true
  @SceneStorage("stopwatch.laps") private var laps = 0

  var body: some View {
    VStack(spacing: 12) {
      Toggle("Running", isOn: $stopwatch.isRunning)
      Toggle("Sounds", isOn: $sounds)
      HStack {
        Button("Lap \(laps + 1)") { laps += 1 }
        Button("Reset") { stopwatch.seconds = 0 }
      }
      .buttonStyle(.bordered)
    }
  }
}

struct StopwatchView: View {
  @StateObject private var stopwatch = Stopwatch()
  @Environment(\.scenePhase) private var phase
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 24) {
      Dial(stopwatch: stopwatch)
      Text(stopwatch.spoken).foregroundStyle(.secondary)
      Controls()
    }
    .padding()
    .environmentObject(stopwatch)
    .onReceive(ticks) { _ in if stopwatch.isRunning, phase == .active { stopwatch.seconds += 1 } }
    .animation(reducesMotion ? nil : .default, value: stopwatch.seconds)
  }
}

/// What the previews share.
struct Running: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.background(.thinMaterial) }
}

#Preview("Stopwatch") { StopwatchView() }
#Preview("In a panel", traits: .modifier(Running()), .sizeThatFitsLayout) { StopwatchView() }
#Preview("Dial") {
  @Previewable @StateObject var stopwatch = Stopwatch()
  Dial(stopwatch: stopwatch)
}
