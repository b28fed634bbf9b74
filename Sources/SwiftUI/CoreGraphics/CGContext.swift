public import DrawingCore
public import Foundation

/// Core Graphics' drawing context, as canvases and image renderers hand it out: it keeps what is drawn as steps.
public nonisolated final class CGContext: @unchecked Sendable {
  /// What a step is drawn with, which `saveGState()` keeps.
  struct State {
    var fill: Paint = .color(.black)
    var stroke: Paint = .color(.black)
    var style = StrokeStyle(lineWidth: 1, miterLimit: 10)
    var alpha: CGFloat = 1
    var blendMode = BlendMode.normal
    var shadow: Effect?
    var transform = CGAffineTransform.identity
    var clips: [Effect] = []
    var isAntialiased = true
  }

  var state = State()
  private var saved: [State] = []
  private var commands: [DrawCommand] = []
  var images: [ImageID: Bitmap] = [:]
  let bounds: CGRect
  /// In the coordinates of the context's own space.
  var current = Path()

  init(bounds: CGRect) { self.bounds = bounds }

  /// All that was drawn.
  var finished: [DrawCommand] { commands }

  public func saveGState() { saved.append(state) }
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// Adds a step whose path is in the coordinates of the context's own space.
  func add(_ steps: [DrawCommand]) {
    var effects = state.clips
    if state.blendMode != .normal { effects.append(.blend(state.blendMode)) }
    if state.alpha < 1 { effects.append(.opacity(Double(state.alpha))) }
    if let shadow = state.shadow { effects.append(shadow) }
    commands += effects.map { .push($0) } + steps + effects.map { _ in .pop }
  }

  /// Adds steps in the coordinates of the user.
  func addMoved(_ steps: [DrawCommand]) {
    add(state.transform.isIdentity ? steps : [.push(.transform(state.transform))] + steps + [.pop])
  }
}

/// The state of a context.
extension CGContext {
  public var ctm: CGAffineTransform { state.transform }
  public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
  public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.mode }
  public func setShouldAntialias(_ isAntialiased: Bool) { state.isAntialiased = isAntialiased }
  public func setAllowsAntialiasing(_ isAntialiased: Bool) { state.isAntialiased = isAntialiased }
  public func setFillColor(_ color: CGColor) { state.fill = .color(color.rgba) }
  public func setStrokeColor(_ color: CGColor) { state.stroke = .color(color.rgba) }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dash, state.style.dashPhase) = (lengths, phase)
  }
  /// - Parameter blur: twice the standard deviation, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { .shadow($0.rgba, radius: blur / 2, offset: offset) }
  }
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}

/// How a context combines a step with what was drawn before.
public nonisolated enum CGBlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter

  var mode: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear, .destinationOut: .destinationOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
