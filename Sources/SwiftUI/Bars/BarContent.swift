internal import LayoutCore

/// What the views of a screen ask of the bars around them.
///
/// Modifiers such as `toolbar` and `navigationTitle` write it, the containers that draw bars read it: the one way from
/// content to bars. An outer modifier's word counts before an inner one's; items are added up in the order of the calls.
struct BarContent {
  var title: Text?
  var subtitle: Text?
  var titleMode: TitleMode?
  var items: [BarItem] = []
  var titleMenu: HoistedView?
  /// What lies behind the screen.
  var ground: HoistedView?
  var hidesBackButton = false
  var role = ToolbarRole.automatic
  /// The view that the screen grows out of.
  var zoomSource: _TransitionSourceKey?
  var visibility: [ToolbarPlacement.Kind: Visibility] = [:]
  var backgroundVisibility: [ToolbarPlacement.Kind: Visibility] = [:]
  var backgrounds: [ToolbarPlacement.Kind: AnyShapeStyle] = [:]
  var schemes: [ToolbarPlacement.Kind: ColorScheme] = [:]
  /// Makes a screen for a value of a type, by the type.
  var presentation = PresentationWishes()
  var search: SearchWish?
  var searchScopes: HoistedView?
  var searchSuggestions: HoistedView?
  /// Of the column of a split view and of an inspector, in points.
  var columnWidth: CGFloat?
  var inspectorWidth: CGFloat?
  var tab = Tab()
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]

  /// How large a title is.
  enum TitleMode: Hashable, Sendable { case automatic, inline, large }

  func isHidden(_ bar: ToolbarPlacement.Kind) -> Bool { visibility[bar] == .hidden }
  func items(_ places: BarItem.Place...) -> [BarItem] { items.filter { places.contains($0.place) } }
}

/// A group of views for a bar.
struct BarItem {
  enum Place: Hashable, Sendable {
    case leading, trailing, principal, bottom, keyboard, status, overflow, largeTitle, subtitle
  }
  enum Kind: Hashable, Sendable {
    case content
    case spacer(isFlexible: Bool)
  }
  var kind = Kind.content
  var place: Place
  /// Stands out in the tint, as what confirms does.
  var isProminent = false
  /// Shares no ground with its neighbours.
  var isSeparate = false
  var hidesGround = false
  var content: HoistedView
}

/// The key by which content hands its wishes upwards.
struct BarKey: PreferenceKey {
  static var defaultValue: BarContent { BarContent() }
  static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
    let next = nextValue()
    if value.title == nil { value.title = next.title }
    if value.subtitle == nil { value.subtitle = next.subtitle }
    if value.titleMode == nil { value.titleMode = next.titleMode }
    if value.titleMenu == nil { value.titleMenu = next.titleMenu }
    if value.ground == nil { value.ground = next.ground }
    value.items += next.items
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    if value.role == .automatic { value.role = next.role }
    value.zoomSource = value.zoomSource ?? next.zoomSource
    value.visibility.merge(next.visibility) { first, _ in first }
    value.backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
    value.backgrounds.merge(next.backgrounds) { first, _ in first }
    value.schemes.merge(next.schemes) { first, _ in first }
    value.presentation.merge(next.presentation)
    value.search = value.search ?? next.search
    value.searchScopes = value.searchScopes ?? next.searchScopes
    value.searchSuggestions = value.searchSuggestions ?? next.searchSuggestions
    value.columnWidth = value.columnWidth ?? next.columnWidth
    value.inspectorWidth = value.inspectorWidth ?? next.inspectorWidth
    if value.tab.label == nil { value.tab = next.tab }
    value.destinations.merge(next.destinations) { first, _ in first }
  }
}

/// Keeps what the content of a container asks of the bars, for the bodies that draw them.
final class BarStore {
  private let location = StateLocation<BarContent?>(nil)
  var content: BarContent { location.read() ?? BarContent() }
  /// The column's own width: who reads it hears of no other wishes, which change whenever the content is made anew.
  var columnWidth: CGFloat? { location.read { $0?.columnWidth } }
  var inspectorWidth: CGFloat? { location.read { $0?.inspectorWidth } }
  /// The content has been read at least once.
  var isRead: Bool { location.read() != nil }
  func set(_ content: BarContent) { location.write(content) }
}

/// What bars and their content take from the environment.
struct BarEnvironment {
  /// Reads the content's wishes.
  weak var host: (any BarHosting)?
  weak var navigation: NavigationModel?
  /// What covers the edges of the surrounding screen, which bars run under; in points.
  var covered = EdgeInsets()
}

/// A container that reads what its content asks of the bars.
@MainActor
protocol BarHosting: AnyObject {
  /// A view in the content asks for something else than before.
  func barsDidChange()
}
