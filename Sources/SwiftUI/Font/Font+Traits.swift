internal import DrawingCore
public import Foundation

extension Font {
  /// How heavy strokes are.
  public nonisolated struct Weight: Hashable, Sendable {
    /// From 100 to 900, as in CSS and OpenType.
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The kind of system face.
  public nonisolated enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var request: FontRequest.Design {
      switch self {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// How wide letters are.
  public nonisolated struct Width: Hashable, Sendable {
    /// 0 for the standard width, negative for narrower letters.
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-1)
    public static let condensed = Width(-0.5)
    public static let standard = Width(0)
    public static let expanded = Width(1)
  }

  /// How far lines are apart.
  public nonisolated enum Leading: Hashable, Sendable {
    case standard, tight, loose

    /// What lines are further apart than usual, in points (Human Interface Guidelines, Typography).
    var extra: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// A use of text that has a size and weight of its own.
  public nonisolated enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
}
