internal import CGtk
public import DrawingCore
import Foundation

/// Turns a display list into render nodes.
///
/// What is drawn follows from the list and the scale alone. Pixels are rounded to here and nowhere else: edges of
/// filled rectangles and of pictures go to the nearest pixel, baselines too.
@MainActor public struct DisplayListPainter {
  /// What the nodes are for.
  enum Target {
    /// A window's renderer, which places glyphs between pixels.
    case window
    /// Cairo's pixels, where glyphs lie between pixels only as outlines.
    case pixels
    /// A file of outlines, in which as little as possible is pixels.
    case outlines
  }

  let images: [ImageID: Bitmap]
  let target: Target
  /// Paints the list for a window.
  /// - Parameters:
  ///   - scale: device pixels for each point.
  ///   - background: what lies below, which blend modes reach; nil for nothing.
  /// - Returns: a node in points, clipped to the list's size; nil where that is empty.
  public static func node(for list: DisplayList, scale: Double, background: RGBA? = nil) -> RenderNode? {
    let painter = DisplayListPainter(images: list.images, target: .window)
    return painter.node(for: list, scale: scale, background: background)
  }

  /// The names of the list's symbols that the installed set does not have, in order.
  public static func missingSymbols(in list: DisplayList) -> [String] {
    return symbolNames(in: list.commands).filter { PaintResources.shared.symbols.handle(for: $0) == nil }.sorted()
  }

  private static func symbolNames(in commands: [DrawCommand]) -> Set<String> {
    commands.reduce(into: []) { names, command in
      switch command {
      case .symbol(let name, _, _): names.insert(name)
      case .push(.mask(let mask)): names.formUnion(symbolNames(in: mask))
      case .fill, .stroke, .glyphs, .image, .push, .pop: break
      }
    }
  }

  func node(for list: DisplayList, scale: Double, background: RGBA?) -> RenderNode? {
    prepare()
    let bounds = CGRect(origin: .zero, size: list.size)
    guard bounds.isUsable, bounds.width > 0, bounds.height > 0, scale > 0, scale.isFinite else { return nil }
    var layers: [Layer] = []
    if let background, background.alpha > 0 {
      layers.append(Layer(node: .color(GdkRGBA(background), bounds)))
    }
    let scope = PaintScope(scale: CGFloat(scale), visible: bounds)
    var index = 0
    layers += paint(list.commands, from: &index, in: scope)
    return (flatten(layers, in: scope) ?? .container([])).clipped(to: bounds)
  }

  /// Paints commands up to the pop that has no push among them.
  func paint(_ commands: [DrawCommand], from index: inout Int, in scope: PaintScope) -> [Layer] {
    var layers: [Layer] = []
    while index < commands.count {
      let command = commands[index]
      index += 1
      let node: RenderNode?
      switch command {
      case .fill(let path, let paint, let style): node = fill(path, paint, style, in: scope)
      case .stroke(let path, let paint, let style): node = stroke(path, paint, style, in: scope)
      case .glyphs(let run, let origin, let paint): node = glyphs(run, at: origin, paint, in: scope)
      case .image(let id, let rect, let drawing): node = image(id, in: rect, drawing, scope)
      case .symbol(let name, let rect, let paint): node = symbol(name, in: rect, paint, scope)
      case .push(let effect):
        layers += apply(effect, commands, from: &index, in: scope)
        continue
      case .pop: return layers
      }
      if let node { layers.append(Layer(node: node)) }
    }
    return layers
  }
}
