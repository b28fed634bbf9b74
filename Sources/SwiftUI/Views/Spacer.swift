internal import DrawingCore
internal import LayoutCore

/// Room that grows along the stack that contains it.
public nonisolated struct Spacer: LeafView, Sendable {
  public typealias Body = Never
  /// In points; nil is 8.
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafNode(view, inputs))
  }
  static var viewName: String { "Spacer" }

  final class Leaf: LeafDrawing {
    private var view: Spacer
    private var axis: Axis?
    init(_ view: Spacer, _ environment: EnvironmentValues, _ graph: ViewGraph, line: Int32) {
      self.view = view
      axis = environment.base.stackOrientation
    }
    var spec: LayoutSpec { .spacer(minLength: view.minLength, axis: axis) }
    func renew(_ view: Spacer, _ environment: EnvironmentValues) -> LeafChange {
      let isSame = self.view.minLength == view.minLength && axis == environment.base.stackOrientation
      self.view = view
      axis = environment.base.stackOrientation
      return isSame ? .nothing : .layout
    }
    var readsOthers: Bool { false }
    func draw(in frame: CGRect, _ context: inout DrawingContext) {}
    func contains(_ point: CGPoint, in frame: CGRect) -> Bool { false }
  }
}

/// A line across the stack that contains it.
public nonisolated struct Divider: LeafView, Sendable {
  public typealias Body = Never
  public nonisolated init() {}

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.environment.isInMenu ? DividerInMenu._makeView(view, inputs) : _ViewOutputs(LeafNode(view, inputs))
  }
  static var viewName: String { "Divider" }

  final class Leaf: LeafDrawing {
    private var environment: EnvironmentValues
    init(_ view: Divider, _ environment: EnvironmentValues, _ graph: ViewGraph, line: Int32) {
      self.environment = environment
    }
    /// One pixel on iOS, or a point at the accessibility sizes; one point on macOS. Recorded from Apple's SwiftUI.
    private var thickness: CGFloat {
      let isThin = environment.base.platform == .ios && !environment.dynamicTypeSize.isAccessibilitySize
      return isThin ? environment.pixelLength : 1
    }
    var spec: LayoutSpec { .divider(thickness: thickness, stackAxis: environment.base.stackOrientation) }
    func renew(_ view: Divider, _ environment: EnvironmentValues) -> LeafChange {
      self.environment = environment
      return .layout
    }
    var readsOthers: Bool { false }
    func draw(in frame: CGRect, _ context: inout DrawingContext) {
      let paint = SeparatorShapeStyle()._paint(in: frame, context: environment.styleContext)
      context.commands.append(.fill(Path(frame), paint, FillStyle()))
    }
  }
}
