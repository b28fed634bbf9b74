import SwiftUI

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}
extension EnvironmentValues {
  fileprivate var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct OwnKey: View {
  @Environment(\.accent) private var accent

  var body: some View {
    Text("a").foregroundStyle(accent).environment(\.accent, .red)
  }
}
