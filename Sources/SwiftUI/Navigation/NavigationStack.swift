/// Screens of which each covers the one before.
public nonisolated struct NavigationStack<Data, Root: View>: View, ControlView {
  private let root: Root
  private let lines: [Int32]
  /// nil where the stack keeps its path itself.
  private let path: NavigationPathAccess?
  @State private var ownPath = NavigationPath()

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    lines = SourceLines.take()
    path = nil
  }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    lines = SourceLines.take()
    self.path = NavigationPathAccess(path)
  }
  /// - Parameter path: values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    lines = SourceLines.take()
    self.path = NavigationPathAccess(path)
  }

  @MainActor public var body: some View {
    NavigationScreens(
      path: path ?? NavigationPathAccess($ownPath), root: UserContent(content: root, lines: lines), model: nil)
  }
}

/// Screens as views show them before `NavigationStack`: one column on a phone, two on an iPad.
public nonisolated struct NavigationView<Content: View>: View, ControlView {
  private let content: Content
  private let lines: [Int32]
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @Kept private var models = ColumnModels()
  @Environment(\.navigationViewKind) private var kind
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.platform) private var platform

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    lines = SourceLines.take()
  }

  @MainActor public var body: some View {
    let columns = kind == .columns || (kind == .automatic && (sizeClass == .regular || platform == .macos))
    if columns {
      // Three views are three columns, one has an empty column beside it.
      let hasThree = (content as? any ViewBlock)?.count == 3
      SplitColumns(
        sidebar: part(0), content: hasThree ? part(1) : nil, detail: part(hasThree ? 2 : 1), models: models,
        visibility: $visibility)
    } else {
      NavigationStack { part(0) }
    }
  }

  private func part(_ position: Int) -> ViewPart<Content> {
    ViewPart(content: content, position: position, lines: lines)
  }
}

/// The styles of `NavigationView`.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  nonisolated static var _kind: _NavigationViewKind { get }
}

/// Names a built-in style of `NavigationView`.
public struct _NavigationViewKind: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, stack, columns }
  let kind: Kind
}

/// One column on a phone, several where there is room.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public static var _kind: _NavigationViewKind { _NavigationViewKind(kind: .automatic) }
}
/// One column.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public static var _kind: _NavigationViewKind { _NavigationViewKind(kind: .stack) }
}
/// Several columns.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public static var _kind: _NavigationViewKind { _NavigationViewKind(kind: .columns) }
}
/// Two columns.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public static var _kind: _NavigationViewKind { _NavigationViewKind(kind: .columns) }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private struct NavigationViewKindKey: EnvironmentKey {
  static var defaultValue: _NavigationViewKind.Kind { .automatic }
}

extension EnvironmentValues {
  var navigationViewKind: _NavigationViewKind.Kind {
    get { self[NavigationViewKindKey.self] }
    set { self[NavigationViewKindKey.self] = newValue }
  }
}

extension View {
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewKind, S._kind.kind)
  }
}
