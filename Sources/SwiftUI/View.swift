@_exported import Foundation
@_exported import Observation

/// A piece of user interface, described by the views that it is made of.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// Makes the node that keeps a view of this type; the default keeps a view with a body.
  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs
}

extension View {
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(CompositeNode(view, inputs))
  }
}

extension View where Body == Never {
  /// Views that the framework draws have no body.
  nonisolated public var body: Never {
    preconditionFailure("\(Self.self) has no body; only the views in a body are asked for theirs.")
  }
}

extension Never: View {
  public typealias Body = Never
}

/// What a node is made with: its place in the graph and what comes from above.
@MainActor
public struct _ViewInputs {
  let graph: ViewGraph
  let parent: ViewNode?
  var environment: EnvironmentValues
  /// The line of the view in the user's file, 0 where unknown.
  var line: Int32 = 0
}

/// The node that was made for a view.
@MainActor
public struct _ViewOutputs {
  let node: ViewNode

  init(_ node: ViewNode) { self.node = node }
}
