import SwiftUI

@Observable private final class Model {
  var count = 0
  @ObservationIgnored var cache = 0
}
private struct Child: View {
  @Bindable var model: Model
  var body: some View { Stepper("Count", value: $model.count) }
}

struct Observable: View {
  @State private var model = Model()

  var body: some View {
    Child(model: model)
  }
}
