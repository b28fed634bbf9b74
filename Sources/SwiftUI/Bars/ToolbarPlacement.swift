/// A bar of an app.
public nonisolated struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, navigationBar, bottomBar, tabBar, windowToolbar, accessory }
  let kind: Kind

  public static let automatic = ToolbarPlacement(kind: .automatic)
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)
  /// - Parameter id: of the bar of an accessory.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(kind: .accessory) }

  /// The bar that is meant where several could be.
  var bar: Kind { kind == .automatic || kind == .windowToolbar ? .navigationBar : kind }
}

/// Where an item of a toolbar goes.
public nonisolated struct ToolbarItemPlacement: Hashable, Sendable {
  let place: BarItem.Place
  var isProminent = false
  var isSeparate = false

  /// At the end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .overflow)
  public static let status = ToolbarItemPlacement(place: .status)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true, isSeparate: true)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading, isSeparate: true)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing, isSeparate: true)
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let topBarPinnedTrailing = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let title = ToolbarItemPlacement(place: .principal)
  public static let largeTitle = ToolbarItemPlacement(place: .largeTitle)
  public static let subtitle = ToolbarItemPlacement(place: .subtitle)
  public static let largeSubtitle = ToolbarItemPlacement(place: .subtitle)
  /// - Parameter id: of the bar of an accessory, which stands in the navigation bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}
