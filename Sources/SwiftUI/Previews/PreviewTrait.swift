public import Foundation

/// Something about how a preview is shown.
public struct PreviewTrait<Traits>: Sendable {
  /// What the trait says.
  public enum Kind: Sendable {
    /// The size that the view takes when the device's is proposed.
    case sizeThatFits
    /// Lengths in points.
    case fixed(width: CGFloat, height: CGFloat)
    case orientation(isLandscape: Bool)
    /// The device with this name, as Xcode lists them.
    case named(String)
    /// Something around the preview's view.
    case modifier(AnyPreviewModifier)
    /// The device's area, which is what a preview has without a trait.
    case device
  }

  public let kind: Kind

  public init(_ kind: Kind) { self.kind = kind }
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// The device's size.
  public static var defaultLayout: PreviewTrait { PreviewTrait(.device) }
  /// The size that the view takes.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(.sizeThatFits) }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(.fixed(width: width, height: height))
  }
  /// The device that `previewDevice(_:)` names.
  public static func device(_ name: String) -> PreviewTrait { PreviewTrait(.named(name)) }
  public static var portrait: PreviewTrait { PreviewTrait(.orientation(isLandscape: false)) }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(.orientation(isLandscape: false)) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(.orientation(isLandscape: true)) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(.orientation(isLandscape: true)) }
}
