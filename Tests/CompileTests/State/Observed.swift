import Combine
import SwiftUI

private final class Model: ObservableObject {
  @Published var count = 0
  @Published private(set) var names: [String] = []
}

struct Observed: View {
  @StateObject private var model = Model()

  var body: some View {
    Button("\(model.count)") { model.count += 1 }
    Stepper("Count", value: $model.count)
  }
}
