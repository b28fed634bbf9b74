import DrawingCore
import Foundation
import GtkKit

/// The tree of views with their frames and proposals: the canvas's accessible form, and an inspector.
@MainActor
final class OutlinePane {
  let widget = Stack()
  private let table: TreeTable
  private let source = Source()
  private var onSelect: (@MainActor (LayoutReport?) -> Void)?
  private var onOpen: (@MainActor (Int) -> Void)?

  private final class Source { var views: [LayoutReport] = [] }

  init() {
    let source = source
    let frame = ["dim-label", "numeric"]
    table = TreeTable(
      [
        .init("View", expands: true, text: { Self.title(source.views[$0]) }),
        .init("Position", classes: frame, text: { Self.position(source.views[$0].frame) }),
        .init("Size", classes: frame, text: { Self.size(source.views[$0].frame) }),
        .init("Proposal", classes: frame, text: { Self.proposal(source.views[$0]) }),
        .init("Line", classes: frame, text: { source.views[$0].line.map(String.init) ?? "" }),
      ], isTree: true)
    table.addClass("details")
    table.setAccessibleLabel("Outline of the views")
    widget.add(Label("No picture", classes: ["dim-label"]), name: "none")
    widget.add(ScrolledWindow(table), name: "some")
    table.onSelect { [weak self] row in
      guard let self else { return }
      self.onSelect?(row.map { self.source.views[$0] })
    }
    table.onActivate { [weak self] row in
      guard let self, let line = self.source.views[row].line else { return }
      self.onOpen?(line)
    }
  }

  /// Calls `body` with the view that is selected.
  func onSelect(_ body: @escaping @MainActor (LayoutReport?) -> Void) { onSelect = body }
  /// Calls `body` with the source line of a view that is activated.
  func onOpen(_ body: @escaping @MainActor (Int) -> Void) { onOpen = body }
  func grabFocus() { table.grabFocus() }

  /// Shows a report; nil for none.
  func show(_ report: LayoutReport?) {
    var views: [LayoutReport] = []
    var children: [[Int]] = []
    func add(_ view: LayoutReport) -> Int {
      let index = views.count
      views.append(view)
      children.append([])
      let below = view.children.map(add)
      children[index] = below
      return index
    }
    let roots = report.map { [add($0)] } ?? []
    // The same tree in other places, as while a width is dragged, keeps what is selected.
    let isSame = views.elementsEqual(source.views) { $0.view == $1.view && $0.line == $1.line }
    let selected = isSame ? table.selected : nil
    source.views = views
    widget.visibleChild = views.isEmpty ? "none" : "some"
    table.setRows(children, roots: roots, selecting: selected)
    onSelect?(selected.map { views[$0] })
  }

  private static func title(_ view: LayoutReport) -> String {
    let text = view.text.map { " “\($0.prefix(40))”" } ?? ""
    let ids = view.ids.isEmpty ? "" : " #\(view.ids.joined(separator: " "))"
    return view.view + text + ids
  }
  private static func position(_ frame: CGRect) -> String {
    "\(StatusBar.number(frame.minX)), \(StatusBar.number(frame.minY))"
  }
  private static func size(_ frame: CGRect) -> String {
    "\(StatusBar.number(frame.width)) × \(StatusBar.number(frame.height))"
  }
  /// The proposal that the view was placed with: the last question.
  private static func proposal(_ view: LayoutReport) -> String {
    guard let step = view.negotiation.last else { return "" }
    func words(_ length: Double?) -> String { length.map { StatusBar.number($0) } ?? "nil" }
    return "\(words(step.proposedWidth)) × \(words(step.proposedHeight))"
  }
}
