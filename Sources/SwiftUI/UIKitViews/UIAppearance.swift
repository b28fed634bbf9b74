public import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

/// What a control is like, for which a look is set.
public nonisolated struct UIControlState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let normal = UIControlState([])
  public static let highlighted = UIControlState(rawValue: 1)
  public static let disabled = UIControlState(rawValue: 2)
  public static let selected = UIControlState(rawValue: 4)
}

/// UIKit's bar for tabs, of which only the settings for all such bars can be reached.
///
/// Approximated: of these settings it is followed whether the bars are hidden.
public final class UITabBar: UIView {
  nonisolated(unsafe) static let all = UITabBar(frame: .zero)
  public static func appearance() -> UITabBar { all.noted() }
  public var barTintColor: UIColor?, unselectedItemTintColor: UIColor?
  public var isTranslucent = true
}

/// UIKit's bar at the top of a screen, of which only the settings for all such bars can be reached.
///
/// Approximated: of these settings the colours of titles are followed.
public final class UINavigationBar: UIView {
  nonisolated(unsafe) static let all = UINavigationBar(frame: .zero)
  public static func appearance() -> UINavigationBar { all.noted() }
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The colour of titles; nil for that of the interface.
  static func titleColor(isLarge: Bool) -> Color? {
    let attributes = isLarge ? all.largeTitleTextAttributes : all.titleTextAttributes
    return (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
  }
}

/// UIKit's view that scrolls, of which only the settings for all such views can be reached.
///
/// Approximated: scroll views of a preview stop at the ends of their content in any case.
public final class UIScrollView: UIView {
  nonisolated(unsafe) static let all = UIScrollView(frame: .zero)
  public static func appearance() -> UIScrollView { all.noted() }
  public var bounces = true, alwaysBounceVertical = false, alwaysBounceHorizontal = false
  public var isScrollEnabled = true, isPagingEnabled = false
  public var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
}

extension UIView {
  /// Says that the settings of all views of a type are followed in part.
  fileprivate func noted() -> Self {
    let name = "\(type(of: self))"
    MainActor.assumeIsolated {
      ViewGraph.current?.approximate("view", "The appearance of “\(name)” is followed only in part.", line: 0)
    }
    return self
  }
}
