import Combine
import SwiftUI

private final class Model: ObservableObject {
  var value = 0 { willSet { objectWillChange.send() } }
  private var bag: Set<AnyCancellable> = []
  let events = PassthroughSubject<Int, Never>()
  let current = CurrentValueSubject<Int, Never>(0)
  init() {
    events.map { $0 * 2 }.filter { $0 > 0 }.sink { [weak self] in self?.value = $0 }.store(in: &bag)
    Just(3).receive(on: DispatchQueue.main).assign(to: \.value, on: self).store(in: &bag)
  }
}

struct PublishedByHand: View {
  @ObservedObject private var model = Model()

  var body: some View {
    Text("\(model.value)").onReceive(model.current) { print($0) }
  }
}
