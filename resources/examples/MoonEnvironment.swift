import SwiftUI

/// What the night is called. A value of one's own in the environment is a key with a default.
struct NightNameKey: EnvironmentKey {
  static let defaultValue = "Night"
}

extension EnvironmentValues {
  var nightName: String {
    get { self[NightNameKey.self] }
    set { self[NightNameKey.self] = newValue }
  }
}

/// A moon that is yellow in the dark.
struct Moon: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.nightName) private var nightName

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "moon.fill")
        .font(.system(size: 64))
        .foregroundStyle(colorScheme == .dark ? .yellow : .blue)
      Text(colorScheme == .dark ? nightName : "Day")
        .font(.title3)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(colorScheme == .dark ? Color.black : Color.white)
  }
}

/// The environment of a part can differ from that of the whole.
struct DayAndNight: View {
  var body: some View {
    HStack(spacing: 0) {
      Moon()
        .environment(\.colorScheme, .light)
      Moon()
        .environment(\.colorScheme, .dark)
        .environment(\.nightName, "Nuit")
    }
    .cornerRadius(16)
  }
}

#Preview("Moon") {
  Moon()
}

#Preview("Day and night", traits: .fixedLayout(width: 360, height: 200)) {
  DayAndNight()
}
