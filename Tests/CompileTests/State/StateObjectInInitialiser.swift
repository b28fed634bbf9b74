import SwiftUI

private final class Model: ObservableObject {
  @Published var name: String
  init(name: String) { self.name = name }
}

struct StateObjectInInitialiser: View {
  @StateObject private var model: Model
  init(name: String) { _model = StateObject(wrappedValue: Model(name: name)) }

  var body: some View {
    Text(model.name)
  }
}
