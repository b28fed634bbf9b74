public import DrawingCore
public import Foundation
internal import LayoutCore

/// The look of a material that bends what lies behind it.
public nonisolated struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }
  var kind: Kind
  var tintColor: Color?
  /// Whether it answers to touches, which a picture does not show.
  var isInteractive = false

  public static var regular: Glass { Glass(kind: .regular) }
  /// More of what lies behind shows through.
  public static var clear: Glass { Glass(kind: .clear) }
  /// Nothing at all.
  public static var identity: Glass { Glass(kind: .identity) }

  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tintColor = color
    return copy
  }
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

/// The shape that glass has unless another is given: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass in a shape, below what a view shows.
nonisolated struct GlassPane<S: Shape>: LeafView {
  typealias Body = Never
  let glass: Glass
  let shape: S

  static var viewName: String { "Glass" }

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafNode(view, inputs))
  }

  final class Leaf: LeafDrawing {
    private var view: GlassPane
    private var environment: EnvironmentValues
    private unowned let graph: ViewGraph
    private let line: Int32

    init(_ view: GlassPane, _ environment: EnvironmentValues, _ graph: ViewGraph, line: Int32) {
      (self.view, self.environment, self.graph, self.line) = (view, environment, graph, line)
    }

    var spec: LayoutSpec { .fill }

    func renew(_ view: GlassPane, _ environment: EnvironmentValues) -> LeafChange {
      (self.view, self.environment) = (view, environment)
      return .drawing
    }

    func contains(_ point: CGPoint, in frame: CGRect) -> Bool { view.shape.path(at: frame).contains(point) }

    /// A pane that blurs and brightens what lies below, with light along its edge and a soft shadow; chosen by eye.
    func draw(in frame: CGRect, _ context: inout DrawingContext) {
      guard view.glass.kind != .identity else { return }
      graph.approximate("glass", "Glass is drawn as a material with a bright edge; it does not bend.", line: line)
      let isDark = environment.base.colorScheme == .dark, isClear = view.glass.kind == .clear
      let path = view.shape.path(at: frame)
      var fill = isDark ? RGBA(44, 44, 48, isClear ? 0.12 : 0.55) : RGBA(252, 252, 254, isClear ? 0.12 : 0.6)
      if let tint = view.glass.tintColor {
        fill = tint.rgba(in: environment.resolution).opacity(isClear ? 0.45 : 0.75)
      }
      let isOpaque = environment.accessibilityReduceTransparency
      if isOpaque { fill.alpha = 1 }
      let backdrop = Backdrop(
        radius: isClear ? 2 : 9, matrix: .saturation(isDark ? 1.3 : 1.5), coverage: Double(max(fill.alpha, 0.05)))
      let shadow = Effect.shadow(
        RGBA(0, 0, 0, isDark ? 0.3 : 0.12), radius: 6, offset: CGSize(width: 0, height: 2))
      context.commands += [
        .push(shadow), .push(isOpaque ? .group : .backdrop(backdrop)), .fill(path, .color(fill), FillStyle()), .pop,
        .pop,
        .push(.clip(path, FillStyle())), .stroke(path, edge(frame, isDark), StrokeStyle(lineWidth: 1.5)), .pop,
      ]
    }

    private func edge(_ frame: CGRect, _ isDark: Bool) -> Paint {
      let bright = isDark ? 0.4 : 0.9, faint = isDark ? 0.06 : 0.2
      let stops = [(bright, 0.0), (faint, 0.4), (faint, 0.6), (bright * 0.7, 1)].map {
        ColorStop(RGBA.white.opacity($0.0), at: $0.1)
      }
      return .linearGradient(
        stops, from: CGPoint(x: frame.minX, y: frame.minY), to: CGPoint(x: frame.maxX, y: frame.maxY))
    }
  }
}
