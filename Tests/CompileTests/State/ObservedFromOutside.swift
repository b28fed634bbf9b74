import SwiftUI

final class SharedCount: ObservableObject {
  @Published var count = 0
}

struct ObservedFromOutside: View {
  @ObservedObject var counter: SharedCount

  var body: some View {
    Text("\(counter.count)")
  }
}
