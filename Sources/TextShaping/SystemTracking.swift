import DrawingCore
import Foundation

/// The space that is put between the letters of a stand-in, so that its lines are as wide as those in Apple's system face.
///
/// Fitted to 59 widths that were recorded from SwiftUI, of words and sentences at 11 to 40 points and weights 300 to 900
/// (`RecordedWidth` in the tests). Lines in Inter are then wrong by 0.65 % of their width on average and by 3 % at most, a
/// point or less in most words. Sizes and weights between the recorded ones are interpolated.
enum SystemTracking {
  /// In points.
  /// - Parameter face: the description of the face that was chosen; text in a fallback face is not tracked.
  static func tracking(of font: FontRequest, face: String) -> CGFloat {
    guard case .system(let design) = font.family else { return 0 }
    switch design {
    case .standard, .rounded:
      guard face.hasPrefix("Inter") else { return 0 }
      return font.size
        * (interpolate(bySize, at: font.size) + interpolate(byWeight, at: CGFloat(font.weight)) + width(font.width))
    case .monospaced:
      // SF Mono's letters are 0.6178 of the size wide, as recorded at 20 points.
      if face.hasPrefix("JetBrains Mono") { return font.size * 0.0178 }
      if face.hasPrefix("DejaVu Sans Mono") { return font.size * 0.0158 }
      return 0
    case .serif:
      return face.hasPrefix("Noto Serif") && !font.isItalic ? font.size * interpolate(serif, at: font.size) : 0
    }
  }

  /// In parts of the size, by the size in points. Inter Display is in use from 20 points on.
  private static let bySize: [(CGFloat, CGFloat)] = [
    (9, 0.0150), (11, 0.0033), (13, -0.0084), (15, -0.0140), (17, -0.0254), (19.99, -0.0254),
    (20, 0.0070), (22, 0.0040), (24, -0.0030), (28, -0.0025), (40, -0.0040),
  ]

  /// Beyond regular; SF grows wider with its weight than Inter does.
  private static let byWeight: [(CGFloat, CGFloat)] = [
    (300, 0.0029), (400, 0), (500, 0.0036), (600, 0.0067), (700, 0.0102), (800, 0.0225), (900, 0.0268),
  ]

  /// New York beside Noto Serif, recorded at 20 points; its cuts for small text are as wide as Noto's. Noto's italic is
  /// narrow by itself.
  private static let serif: [(CGFloat, CGFloat)] = [(12, 0), (20, -0.0337)]

  /// Inter has one width: condensed and expanded text is only set closer or wider.
  private static func width(_ width: CGFloat) -> CGFloat {
    width < 0 ? max(width, -1) * 0.08 : min(width, 1) * 0.12
  }

  private static func interpolate(_ knots: [(CGFloat, CGFloat)], at x: CGFloat) -> CGFloat {
    guard var lower = knots.first, x > lower.0 else { return knots.first?.1 ?? 0 }
    for upper in knots.dropFirst() {
      if x <= upper.0 { return lower.1 + (upper.1 - lower.1) * (x - lower.0) / (upper.0 - lower.0) }
      lower = upper
    }
    return lower.1
  }
}
