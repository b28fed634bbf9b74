import SwiftUI

struct Read: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.displayScale) private var scale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text(typeSize.isAccessibilitySize ? "large" : locale.identifier).opacity(isEnabled && phase == .active ? 1 : scale)
    Text(direction == .leftToRight ? calendar.timeZone.identifier : timeZone.identifier)
  }
}
