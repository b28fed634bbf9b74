/// The screens of a stack above its root, and how to change them.
@MainActor
final class NavigationModel {
  /// A screen above the root.
  struct Entry {
    enum Source {
      /// A value of the path; its screen is what the stack's views say.
      case value(AnyHashable)
      /// The destination of a link.
      case link(PageContent)
      /// A screen that a binding shows; `dismiss` sets the binding back.
      case presented(PageContent, dismiss: () -> Void)
    }
    let id: Int
    let source: Source
    let store = BarStore()

    var value: AnyHashable? {
      if case .value(let value) = source { return value }
      return nil
    }
    var page: PageContent? {
      switch source {
      case .value: nil
      case .link(let page), .presented(let page, _): page
      }
    }
  }

  private(set) var entries: [Entry] = []
  let rootStore = BarStore()
  var path: NavigationPathAccess?
  weak var host: ViewNode?
  /// What other columns say of the screens of values.
  var extraStores: [BarStore] = []
  /// The first screen stands for the root: links of another column chose it.
  private(set) var replacesRoot = false
  private var nextID = 1
  private let ownPath = StateLocation<[AnyHashable]>([])

  nonisolated init() {}

  /// The path where nothing else keeps one.
  var ownAccess: NavigationPathAccess { NavigationPathAccess(ownPath) }

  private func makeEntry(_ source: Entry.Source) -> Entry {
    defer { nextID += 1 }
    return Entry(id: nextID, source: source)
  }

  /// The next change is shown without a way between the screens.
  private var isAtOnce = false

  private func changed() {
    if Transaction.current.disablesAnimations { isAtOnce = true }
    host?.setNeedsUpdate()
  }

  /// Whether what has changed is to be shown without a way between the screens; asked once for each update.
  func takeIsAtOnce() -> Bool {
    defer { isAtOnce = false }
    return isAtOnce
  }

  // MARK: Pushing

  /// Shows the screen of a value.
  func push(_ value: AnyHashable) {
    guard path?.append(value) == true else {
      host?.graph.warn(
        "A NavigationLink has a value of the type \(type(of: value.base)), which the path of its NavigationStack cannot "
          + "hold.", host?.line ?? 0)
      return
    }
    changed()
  }

  func push(_ page: PageContent) {
    guard !entries.contains(where: { $0.page === page }) else { return }
    entries.append(makeEntry(.link(page)))
    changed()
  }

  /// Shows a screen while a binding says so.
  func present(_ page: PageContent, dismiss: @escaping () -> Void) {
    guard !entries.contains(where: { $0.page === page }) else { return }
    entries.append(makeEntry(.presented(page, dismiss: dismiss)))
    changed()
  }

  /// The binding of a screen says no longer so.
  func withdraw(_ page: PageContent) {
    guard let index = entries.firstIndex(where: { $0.page === page }) else { return }
    removeEntries(from: index, except: page)
  }

  /// Shows a screen in place of all, for a link of another column.
  func replaceAll(with page: PageContent) {
    removeAll()
    push(page)
  }
  func replaceAll(with value: AnyHashable) {
    removeAll()
    push(value)
  }
  private func removeAll() {
    if !entries.isEmpty { removeEntries(from: 0) }
    replacesRoot = true
  }

  // MARK: Popping

  /// Leaves the screen on top.
  func pop() { if !entries.isEmpty { removeEntries(from: entries.count - 1) } }

  /// Leaves a screen and those above it.
  func pop(_ id: Int) {
    if let index = entries.firstIndex(where: { $0.id == id }) { removeEntries(from: index) }
  }

  private func removeEntries(from index: Int, except page: PageContent? = nil) {
    let removed = entries[index...]
    entries.removeSubrange(index...)
    let known = path?.read() ?? []
    let kept = entries.filter { $0.value != nil }.count
    if known.count > kept { path?.removeLast(known.count - kept) }
    for entry in removed {
      if case .presented(let own, let dismiss) = entry.source, own !== page { dismiss() }
    }
    changed()
  }

  // MARK: Following the path

  /// Makes the entries follow the path: those of a common beginning stay, those after a value that went go with it.
  func sync(_ values: [AnyHashable]) {
    var position = 0
    var kept = entries.count
    for (index, entry) in entries.enumerated() {
      guard let value = entry.value else { continue }
      guard position < values.count, values[position] == value else {
        kept = index
        break
      }
      position += 1
    }
    let removed = entries[kept...]
    entries.removeSubrange(kept...)
    for entry in removed {
      if case .presented(_, let dismiss) = entry.source { dismiss() }
    }
    for value in values[position...] { entries.append(makeEntry(.value(value))) }
  }
}

/// The screen of a link or a binding: it follows what the view that shows it says, also while it is shown.
final class PageContent {
  private let location = StateLocation<AnyView?>(nil)
  var view: AnyView? { location.read() }
  func set(_ view: AnyView) { location.write(view) }
}
