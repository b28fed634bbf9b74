import DrawingCore
import Foundation
import GtkKit
import PreviewProtocol

/// The pane below: problems, log, and the outline of the views.
@MainActor
final class DetailsPanel {
  enum Page: String { case problems, log, outline }

  let widget: Box
  let outline = OutlinePane()
  private let pages = Stack()
  private let table: TreeTable
  private let problems = Stack()
  private let log = TextLog()
  private var logged: [LogLine] = []
  private var issues: [Issue] = []
  private let source = IssueSource()
  private var onOpen: (@MainActor (Issue) -> Void)?

  /// What the table's columns read from.
  private final class IssueSource { var issues: [Issue] = [] }

  init() {
    let source = source
    table = TreeTable(
      [
        .init("Problem", expands: true, icon: { source.issues[$0].icon }, text: { source.issues[$0].text }),
        .init("Place", classes: ["dim-label", "numeric"], text: { source.issues[$0].place }),
      ], isTree: true)
    table.addClass("details")
    table.setAccessibleLabel("Problems")
    let none = Label("No problems", classes: ["dim-label"])
    let tableView = ScrolledWindow(table)
    problems.add(none, name: "none")
    problems.add(tableView, name: "some")
    problems.visibleChild = "none"
    log.setAccessibleLabel("Log")
    pages.add(problems, name: Page.problems.rawValue, title: "Problems")
    pages.add(ScrolledWindow(log), name: Page.log.rawValue, title: "Log")
    pages.add(outline.widget, name: Page.outline.rawValue, title: "Outline")
    pages.expandsVertically = true
    let switcher = StackSwitcher(pages)
    let filler = Label()
    filler.expandsHorizontally = true
    let close = Button(
      icon: "window-close-symbolic", tooltip: "Hide this pane (Ctrl+J)", action: "win.\(WindowToggle.details.rawValue)")
    close.addClass("flat")
    let bar = Box(.horizontal, spacing: 6, [switcher, filler, close])
    bar.addClass("details-bar")
    widget = Box(.vertical, [bar, pages])
    widget.requestSize(height: 120)
    table.onActivate { [weak self] row in
      guard let self, self.issues.indices.contains(row) else { return }
      self.onOpen?(self.issues[row])
    }
  }

  /// Calls `body` when a person wants to see a problem's place.
  func onOpen(_ body: @escaping @MainActor (Issue) -> Void) { onOpen = body }
  func onSwitch(_ body: @escaping @MainActor () -> Void) { pages.onSwitch(body) }

  var page: Page {
    get { Page(rawValue: pages.visibleChild) ?? .problems }
    set { pages.visibleChild = newValue.rawValue }
  }

  /// Puts the focus into the page that is shown.
  func focusPage() {
    switch page {
    case .problems: table.grabFocus()
    case .log: log.grabFocus()
    case .outline: outline.grabFocus()
    }
  }

  /// The problem that is selected, or else all, as text.
  var copiedProblems: String {
    if let row = table.selected, issues.indices.contains(row) { return issues[row].copied }
    return issues.map(\.copied).joined(separator: "\n")
  }

  var problemsHaveFocus: Bool { page == .problems && table.containsFocus }

  func show(_ rows: [Issue], roots: [Int]) {
    guard rows != issues else { return }
    issues = rows
    source.issues = rows
    table.setRows(rows.map(\.children), roots: roots)
    problems.visibleChild = rows.isEmpty ? "none" : "some"
    // What is drawn only nearly right is listed, but is nothing to mend.
    let count = roots.count { rows[$0].kind != .approximation }
    pages.setTitle(count == 0 ? "Problems" : "Problems (\(count))", of: problems)
  }

  /// Appends what is new; begins anew where the lines are not a continuation.
  func show(_ lines: [LogLine]) {
    let isContinuation = lines.count >= logged.count && lines.prefix(logged.count).elementsEqual(logged)
    if !isContinuation { log.clear() }
    for line in lines.dropFirst(isContinuation ? logged.count : 0) {
      let place = line.line.map { "line \($0): " } ?? ""
      log.append(place + line.text, isWarning: line.kind == .warning)
    }
    logged = lines
  }
}
