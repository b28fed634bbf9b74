import Foundation
internal import LayoutCore

/// A view that measures or draws itself.
@MainActor
protocol LeafView: View where Body == Never {
  static var viewName: String { get }
  /// What is kept while the view lives; measures and draws it.
  associatedtype Leaf: LeafDrawing where Leaf.V == Self
}

/// Keeps what a leaf view needs to measure and draw itself.
@MainActor
protocol LeafDrawing: Drawing {
  associatedtype V: View
  init(_ view: V, _ environment: EnvironmentValues, _ graph: ViewGraph, line: Int32)
  var spec: LayoutSpec { get }
  /// Takes a new value or environment.
  /// - Returns: what must be done again.
  func renew(_ view: V, _ environment: EnvironmentValues) -> LeafChange
  /// When the clock alone will change what is shown; nil for never.
  var nextChange: Date? { get }
  /// The clock has come to that date.
  /// - Returns: what must be done again.
  func timeHasCome() -> LeafChange
}

extension LeafDrawing {
  var nextChange: Date? { nil }
  func timeHasCome() -> LeafChange { .nothing }
}

/// What a leaf's new value asks for.
enum LeafChange { case nothing, drawing, layout }

/// Keeps a view that measures or draws itself.
final class LeafNode<V: LeafView>: TypedNode<V>, Timed {
  private var view: V
  private let leaf: V.Leaf
  private let id: LayoutID

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    leaf = V.Leaf(view, inputs.environment, inputs.graph, line: inputs.line)
    let info = LayoutInfo(name: V.viewName, line: inputs.line, drawing: leaf)
    id = inputs.graph.makeLayoutNode(leaf.spec, info, inputs.environment)
    super.init(inputs)
    awaitChange()
  }

  private var isAwaiting = false

  private func awaitChange() {
    let next = leaf.nextChange
    guard next != nil || isAwaiting else { return }
    isAwaiting = next != nil
    graph.motion.call(self, at: next.map { $0.timeIntervalSince(graph.motion.startDate) })
  }

  func timeHasCome() {
    guard !isDestroyed else { return }
    apply(leaf.timeHasCome())
    awaitChange()
  }

  override func renew(_ new: V) {
    view = new
    change()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    graph.tree.setDirection(id, isRightToLeft: environment.layoutDirection == .rightToLeft)
    change()
  }

  private func change() {
    let old = graph.contentBeforeChange(id, environment)
    let change = leaf.renew(view, environment)
    apply(change)
    if change != .nothing { graph.moveContent(id, from: old, environment) }
    awaitChange()
  }

  private func apply(_ change: LeafChange) {
    switch change {
    case .nothing: break
    case .drawing: graph.setNeedsDrawing(id)
    case .layout:
      graph.tree.setSpec(id, leaf.spec)
      graph.setNeedsDrawing(id)
    }
  }

  override func collect(_ roots: inout [LayoutID]) { graph.begin(id, &roots) }
  override func willDestroy() {
    if isAwaiting { graph.motion.call(self, at: nil) }
    graph.removeLayoutNode(id)
  }
}
