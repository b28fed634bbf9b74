import Combine
import SwiftUI

private final class Clock: ObservableObject {
  @Published var now = Date()
  private var bag: [AnyCancellable] = []
  init() {
    Publishers.CombineLatest($now, Just(1).delay(for: .seconds(1), scheduler: DispatchQueue.main))
      .map { $0.0 }.eraseToAnyPublisher().sink { _ in }.store(in: &bag)
    Timer.publish(every: 1, on: .main, in: .default).autoconnect().assign(to: &$now)
  }
}

struct ModulesCombined: View {
  @StateObject private var clock = Clock()

  var body: some View {
    Text(clock.now, style: .time)
  }
}
