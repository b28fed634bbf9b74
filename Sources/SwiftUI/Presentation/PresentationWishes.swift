/// What the content of a sheet or popover asks of its presentation.
struct PresentationWishes {
  var detents: Set<PresentationDetent>?
  var detent: Binding<PresentationDetent>?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: HoistedView?
  var isDismissDisabled = false
  /// Up to which detent what lies behind can be used; nil for none.
  var interactiveUpThrough: PresentationDetent?
  var isBackgroundInteractive = false
  var horizontalAdaptation = PresentationAdaptation.automatic
  var sizing: PresentationSizingKind?
  /// A swipe in the content scrolls it before it makes the sheet larger.
  var isContentScrolledFirst = false

  mutating func merge(_ next: PresentationWishes) {
    detents = detents ?? next.detents
    detent = detent ?? next.detent
    if dragIndicator == .automatic { dragIndicator = next.dragIndicator }
    cornerRadius = cornerRadius ?? next.cornerRadius
    background = background ?? next.background
    isDismissDisabled = isDismissDisabled || next.isDismissDisabled
    interactiveUpThrough = interactiveUpThrough ?? next.interactiveUpThrough
    isBackgroundInteractive = isBackgroundInteractive || next.isBackgroundInteractive
    if horizontalAdaptation == .automatic { horizontalAdaptation = next.horizontalAdaptation }
    sizing = sizing ?? next.sizing
    isContentScrolledFirst = isContentScrolledFirst || next.isContentScrolledFirst
  }
}

/// A height at which a sheet comes to rest.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }
  let kind: Kind
  /// Of a detent of a type of its own.
  let customType: (any (CustomPresentationDetent & SendableMetatype).Type)?

  init(kind: Kind, customType: (any (CustomPresentationDetent & SendableMetatype).Type)? = nil) {
    self.kind = kind
    self.customType = customType
  }

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  /// - Parameter fraction: of the height that a sheet can have.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// - Parameter height: in points, besides what is covered at the bottom of the screen.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
  public static func custom<D: CustomPresentationDetent & SendableMetatype>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(ObjectIdentifier(type)), customType: type)
  }

  public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// What a detent's height depends on.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height that a sheet can have, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// A height of a sheet that is computed.
public protocol CustomPresentationDetent {
  /// - Returns: in points; nil where the sheet does not rest at this detent.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// How a presentation is shown where there is little room.
public nonisolated struct PresentationAdaptation: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind
  public static let automatic = PresentationAdaptation(kind: .automatic)
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// What lies behind a sheet can be used meanwhile, or not.
public nonisolated struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool
  let upThrough: PresentationDetent?
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false, upThrough: nil)
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true, upThrough: nil)
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false, upThrough: nil)
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(isEnabled: true, upThrough: detent)
  }
}

/// What a swipe in a sheet does first: resize it or scroll.
public nonisolated struct PresentationContentInteraction: Hashable, Sendable {
  let isScrolling: Bool
  public static let automatic = PresentationContentInteraction(isScrolling: false)
  public static let resizes = PresentationContentInteraction(isScrolling: false)
  public static let scrolls = PresentationContentInteraction(isScrolling: true)
}

enum PresentationSizingKind: Hashable, Sendable { case automatic, page, form, fitted }

/// How large a sheet is where there is much room.
public nonisolated protocol PresentationSizing: Sendable {
  var _kind: _PresentationSizingName { get }
}

/// Names a built-in size of sheets.
public nonisolated struct _PresentationSizingName: Sendable {
  let kind: PresentationSizingKind
}

/// The sizes of sheets that the system has.
public nonisolated struct BuiltInPresentationSizing: PresentationSizing {
  let kind: PresentationSizingKind
  public var _kind: _PresentationSizingName { _PresentationSizingName(kind: kind) }
}

extension PresentationSizing where Self == BuiltInPresentationSizing {
  nonisolated public static var automatic: BuiltInPresentationSizing { BuiltInPresentationSizing(kind: .automatic) }
  nonisolated public static var page: BuiltInPresentationSizing { BuiltInPresentationSizing(kind: .page) }
  nonisolated public static var form: BuiltInPresentationSizing { BuiltInPresentationSizing(kind: .form) }
  nonisolated public static var fitted: BuiltInPresentationSizing { BuiltInPresentationSizing(kind: .fitted) }
}
