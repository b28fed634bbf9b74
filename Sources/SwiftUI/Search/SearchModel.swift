/// A search: its text, and whether a person is searching.
final class SearchModel {
  private let active = StateLocation(false)
  private var text: Binding<String>?
  private var presented: Binding<Bool>?
  private let offer = StateLocation<(field: AnyView, isInDrawer: Bool)?>(nil)

  /// The field, for a stack within the view that is searched.
  var offered: (field: AnyView, isInDrawer: Bool)? { offer.read() }
  func offer(_ field: AnyView, isInDrawer: Bool) { offer.write((field, isInDrawer)) }

  /// Takes the bindings' new values.
  func connect(_ text: Binding<String>, _ presented: Binding<Bool>?) {
    self.text = text
    self.presented = presented
  }

  var isActive: Bool { presented?.wrappedValue ?? active.read() }

  func begin() { set(true) }

  /// Ends the search and empties its text.
  func end() {
    text?.wrappedValue = ""
    set(false)
  }

  func complete(_ completion: String) { text?.wrappedValue = completion }

  private func set(_ isOn: Bool) {
    if let presented { presented.wrappedValue = isOn } else { active.write(isOn) }
  }
}

private struct SearchModelKey: EnvironmentKey {
  static var defaultValue: SearchModel? { nil }
}

/// Ends a search.
public struct DismissSearchAction {
  let model: SearchModel?
  @MainActor @preconcurrency public func callAsFunction() { model?.end() }
}

extension EnvironmentValues {
  var searchModel: SearchModel? {
    get { self[SearchModelKey.self] }
    set { self[SearchModelKey.self] = newValue }
  }
  /// Whether a person is using the search field of a view around this one.
  public var isSearching: Bool { searchModel?.isActive == true }
  public var dismissSearch: DismissSearchAction { DismissSearchAction(model: searchModel) }
}

/// Where a search field goes.
public nonisolated struct SearchFieldPlacement: Hashable, Sendable {
  /// When the field in the drawer of a bar is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let isAlways: Bool
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
  let isInDrawer: Bool
  public static let automatic = SearchFieldPlacement(isInDrawer: false)
  public static let toolbar = SearchFieldPlacement(isInDrawer: false)
  public static let toolbarPrincipal = SearchFieldPlacement(isInDrawer: false)
  public static let sidebar = SearchFieldPlacement(isInDrawer: true)
  public static let navigationBarDrawer = SearchFieldPlacement(isInDrawer: true)
  /// - Parameter displayMode: a preview shows the field in every mode, as it is seen before the content is scrolled.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

/// What a screen asks of its search.
struct SearchWish {
  let field: HoistedView
  let isInDrawer: Bool
  let model: SearchModel
}
