internal import DrawingCore
public import Foundation

/// Paths and pictures in a context.
extension CGContext {
  public var path: CGPath? { current.isEmpty ? nil : CGPath(current.applying(state.transform.inverted())) }
  public func beginPath() { current = Path() }
  public func move(to point: CGPoint) { current.move(to: point.applying(state.transform)) }
  public func addLine(to point: CGPoint) { current.addLine(to: point.applying(state.transform)) }
  public func addLines(between points: [CGPoint]) { add { $0.addLines(points) } }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let transform = state.transform
    current.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
  public func addPath(_ path: CGPath) { add { $0.addPath(path.path) } }
  /// - Parameter clockwise: counts in coordinates whose y axis points up, as Core Graphics does.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    current.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: state.transform)
  }
  public func closePath() { current.closeSubpath() }

  private func add(_ build: (inout Path) -> Void) {
    var path = Path()
    build(&path)
    current.addPath(path, transform: state.transform)
  }

  public func fillPath(using rule: CGPathFillRule = .winding) { draw(isFilled: true, isStroked: false, rule) }
  public func strokePath() { draw(isFilled: false, isStroked: true, .winding) }
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: draw(isFilled: true, isStroked: false, .winding)
    case .eoFill: draw(isFilled: true, isStroked: false, .evenOdd)
    case .stroke: draw(isFilled: false, isStroked: true, .winding)
    case .fillStroke: draw(isFilled: true, isStroked: true, .winding)
    case .eoFillStroke: draw(isFilled: true, isStroked: true, .evenOdd)
    }
  }

  private func draw(isFilled: Bool, isStroked: Bool, _ rule: CGPathFillRule) {
    let path = current.applying(state.transform.inverted())
    current = Path()
    guard !path.isEmpty else { return }
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)
    if isFilled { addMoved([.fill(path, state.fill, style)]) }
    if isStroked { addMoved([.stroke(path, state.stroke, state.style)]) }
  }

  public func fill(_ rect: CGRect) {
    addMoved([.fill(Path(rect), state.fill, FillStyle(antialiased: state.isAntialiased))])
  }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { addMoved([.fill(Path(ellipseIn: rect), state.fill, FillStyle())]) }
  public func stroke(_ rect: CGRect) { addMoved([.stroke(Path(rect), state.stroke, state.style)]) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.lineWidth = width
    addMoved([.stroke(Path(rect), state.stroke, style)])
  }
  public func strokeEllipse(in rect: CGRect) { addMoved([.stroke(Path(ellipseIn: rect), state.stroke, state.style)]) }
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    addMoved([.stroke(path, state.stroke, state.style)])
  }
  public func clear(_ rect: CGRect) {
    let mode = state.blendMode
    state.blendMode = .destinationOut
    addMoved([.fill(Path(rect), .color(.black), FillStyle())])
    state.blendMode = mode
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(.clip(current, FillStyle(eoFill: rule == .evenOdd)))
    current = Path()
  }
  public func clip(to rect: CGRect) { state.clips.append(.clip(Path(rect).applying(state.transform), FillStyle())) }

  /// Draws a picture upright in the coordinates of the context, whose y axis points down as a canvas's does.
  public func draw(_ image: CGImage, in rect: CGRect) {
    addMoved(image.picture.commands(in: rect, images: &images))
  }
}

/// What counts as the inside of a path.
public nonisolated enum CGPathFillRule: Hashable, Sendable { case winding, evenOdd }

/// How a path is drawn.
public nonisolated enum CGPathDrawingMode: Hashable, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
