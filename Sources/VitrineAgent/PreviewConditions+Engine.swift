import Foundation
import PreviewProtocol
import SwiftUI

extension PreviewConditions {
  /// What the engine is told: lengths that were left open are taken from the preview's traits, else from the device.
  @MainActor func engine(for preview: Preview, resourceFolder: String) -> ViewConditions {
    var device = device
    for case .named(let name) in preview.traits.map(\.kind) { device = DeviceProfile(previewDevice: name) ?? device }
    var screen = CGSize(width: device.width, height: device.height)
    var isVerticallyCompact = device.isVerticallyCompact
    var fixed: CGSize?
    var fits = false
    for trait in preview.traits {
      switch trait.kind {
      case .device, .named, .modifier: break
      case .sizeThatFits: fits = true
      case .fixed(let width, let height): fixed = CGSize(width: width, height: height)
      case .orientation(let isLandscape):
        if isLandscape != (screen.width > screen.height) {
          screen = CGSize(width: screen.height, height: screen.width)
          isVerticallyCompact = isLandscape && device.isHorizontallyCompact
        }
      }
    }
    // A whole screen has parts that are covered; the root is proposed the rest, as on the device.
    let isWholeScreen = fixed == nil && !fits && width == .automatic && height == .automatic
    let covered = isWholeScreen ? device.safeArea(isTurned: screen.width != device.width) : EdgeInsets()
    var area = fixed ?? screen
    area.width -= covered.leading + covered.trailing
    area.height -= covered.top + covered.bottom
    var conditions = ViewConditions(
      proposal: ProposedViewSize(
        width: width.proposed(automatic: area.width), height: height.proposed(automatic: area.height)))
    conditions.takesAnswer = fits && fixed == nil && width == .automatic && height == .automatic
    conditions.screen = screen
    conditions.safeArea = covered
    conditions.scale = scale
    conditions.platform = platform == .ios ? .ios : .macos
    conditions.isDark = isDark
    conditions.typeSize = DynamicTypeSize(name: typeSize) ?? .large
    conditions.isRightToLeft = isRightToLeft
    conditions.locale = locale
    conditions.settings = ViewSettings(rawValue: settings.rawValue)
    conditions.isHorizontallyCompact = horizontalClass.isCompact(device: device.isHorizontallyCompact)
    conditions.isVerticallyCompact = verticalClass.isCompact(device: isVerticallyCompact)
    conditions.resourceFolder = resourceFolder
    return conditions
  }
}

extension DeviceProfile {
  /// The covered edges; a phone that lies on its side has them at both ends, and its home indicator takes 21 points.
  fileprivate func safeArea(isTurned: Bool) -> EdgeInsets {
    guard isTurned else {
      return EdgeInsets(
        top: safeAreaTop, leading: safeAreaLeading, bottom: safeAreaBottom,
        trailing: safeAreaTrailing)
    }
    return EdgeInsets(
      top: 0, leading: safeAreaTop, bottom: min(safeAreaBottom, 21), trailing: safeAreaTop)
  }
}

extension SizeClassChoice {
  fileprivate func isCompact(device: Bool) -> Bool {
    switch self {
    case .device: device
    case .compact: true
    case .regular: false
    }
  }
}

extension ProposedLength {
  fileprivate func proposed(automatic: CGFloat) -> CGFloat? {
    switch self {
    case .automatic: automatic
    case .ideal: nil
    case .minimum: 0
    case .maximum: .infinity
    case .points(let points): points
    }
  }
}
