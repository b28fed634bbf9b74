import SwiftUI

extension EnvironmentValues {
  @Entry fileprivate var depth = 0
  @Entry fileprivate var note: String?
}

struct OwnEntry: View {
  @Environment(\.depth) private var depth

  var body: some View {
    Text("\(depth)").environment(\.depth, 3).transformEnvironment(\.depth) { $0 += 1 }
  }
}
