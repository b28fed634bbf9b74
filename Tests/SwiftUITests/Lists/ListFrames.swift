import DrawingCore
import Foundation
import SwiftUI
import Testing

/// A view shown for a test of lists: its frames by identity, in the coordinates of the area proposed.
@MainActor
final class ListScene {
  let host: ViewHost

  init(
    _ platform: ViewConditions.Platform, width: CGFloat = 402, height: CGFloat? = 600, isRightToLeft: Bool = false,
    isDark: Bool = false, typeSize: DynamicTypeSize = .large, @ViewBuilder content: () -> some View
  ) {
    var conditions = ViewConditions(proposal: ProposedViewSize(width: width, height: height))
    conditions.platform = platform
    conditions.scale = 2
    conditions.isRightToLeft = isRightToLeft
    conditions.isDark = isDark
    conditions.typeSize = typeSize
    host = ViewHost(root: content(), conditions: conditions, shaper: SilentShaper(), imageLoader: NoPictureLoader())
  }

  var report: LayoutReport { host.report() }

  func frame(_ id: String) -> CGRect? { Self.find(id, in: report)?.frame }

  static func find(_ id: String, in report: LayoutReport) -> LayoutReport? {
    if report.ids.contains(id) { return report }
    for child in report.children {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }

  /// The names of the views, from the root downwards.
  static func names(_ report: LayoutReport) -> [String] { [report.view] + report.children.flatMap { names($0) } }

  /// Fills with a colour, in the order drawn.
  func fills(_ color: RGBA) -> [CGRect] {
    host.render().list.commands.compactMap { command in
      guard case .fill(let path, .color(color), _) = command else { return nil }
      return path.boundingRect
    }
  }

  /// Lets two seconds pass, in which all that comes to rest does.
  func rest() {
    host.advance(to: host.time + 2)
    _ = host.render()
  }

  func tap(_ point: CGPoint) {
    _ = host.render()
    host.sendPointer(.began, at: point)
    host.sendPointer(.ended, at: point)
  }
}

extension RGBA {
  /// Components from 0 to 255.
  init(bytes red: Float, _ green: Float, _ blue: Float) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255)
  }
}

/// The scenes have no text whose size matters.
final class SilentShaper: TextShaper {
  func shape(_ spans: [TextSpan], isRightToLeft: Bool, locale: String) -> ShapedText { ShapedText() }
  func metrics(of font: FontRequest) -> FontMetrics { FontMetrics(ascent: 0, descent: 0, capHeight: 0) }
}

final class NoPictureLoader: ImageLoader {
  func bitmap(contentsOf path: String, scale: CGFloat) -> Bitmap? { nil }
}

/// Compares a frame with x, y, width and height, to a hundredth of a point.
func expectFrame(
  _ found: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let found else {
    Issue.record("the view is absent", sourceLocation: sourceLocation)
    return
  }
  let expected = CGRect(x: x, y: y, width: width, height: height)
  let isClose =
    abs(found.minX - x) < 0.01 && abs(found.minY - y) < 0.01 && abs(found.width - width) < 0.01
    && abs(found.height - height) < 0.01
  #expect(isClose, "\(found) is not \(expected)", sourceLocation: sourceLocation)
}
