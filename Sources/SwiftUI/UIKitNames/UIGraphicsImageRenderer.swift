internal import DrawingCore
public import Foundation

/// How a renderer makes pictures.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  /// Pixels for each point.
  public var scale: CGFloat = UIScreen.main.scale
  /// Whether clear parts are black.
  public var opaque = false
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws into a picture, which keeps its outlines.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(CGContext(bounds: bounds), format)
    GraphicsStack.shared.push(context.cgContext, format.scale)
    actions(context)
    GraphicsStack.shared.pop()
    return context.currentImage
  }
}

/// What an image renderer draws into.
open class UIGraphicsImageRendererContext: NSObject, @unchecked Sendable {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  public var currentImage: UIImage { cgContext.picture(scale: format.scale, isOpaque: format.opaque) }
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect, width: 1) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension CGContext {
  nonisolated fileprivate func picture(scale: CGFloat, isOpaque: Bool) -> UIImage {
    let place = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let ground: [DrawCommand] = isOpaque ? [.fill(Path(bounds), .color(.black), FillStyle())] : []
    let steps = [.push(.transform(place))] + ground + finished + [.pop]
    return UIImage(drawing: DisplayList(size: bounds.size, commands: steps, images: images), scale: scale)
  }
}

/// The contexts that are drawn into, the current one last. Drawing of this kind belongs to the main thread.
nonisolated private final class GraphicsStack: @unchecked Sendable {
  static let shared = GraphicsStack()
  private var contexts: [(context: CGContext, scale: CGFloat)] = []

  var current: (context: CGContext, scale: CGFloat)? { contexts.last }
  func push(_ context: CGContext, _ scale: CGFloat) { contexts.append((context, scale)) }
  func pop() { _ = contexts.popLast() }
}

/// The context that is drawn into; nil outside of an image renderer's actions.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.shared.current?.context }

// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameter scale: pixels for each point; 0 for the screen's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(bounds: CGRect(origin: .zero, size: size))
  if opaque { context.fill(context.bounds) }
  GraphicsStack.shared.push(context, scale > 0 ? scale : UIScreen.main.scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.shared.current.map { $0.context.picture(scale: $0.scale, isOpaque: false) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsEndImageContext() { GraphicsStack.shared.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIColor {
  /// Fills in the current context are of this colour.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Lines in the current context are of this colour.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  /// Fills the path in the current context.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addMoved([.fill(path, context.state.fill, FillStyle())])
  }
  /// Draws the path's line in the current context.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addMoved([.stroke(path, context.state.stroke, StrokeStyle(lineWidth: lineWidth))])
  }
  /// Shows only what lies in the path from now on.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.state.clips.append(.clip(path.applying(context.state.transform), FillStyle()))
  }
}
