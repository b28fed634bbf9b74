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
  ///   - memory: keeps nodes from one list to the next.
  /// - Returns: a node in points, clipped to the list's size; nil where that is empty.
  public static func node(
    for list: DisplayList, scale: Double, background: RGBA? = nil, memory: PaintMemory? = nil
  ) -> RenderNode? {
    memory?.begin(list.images)
    let painter = DisplayListPainter(images: list.images, target: .window)
    return painter.node(for: list, scale: scale, background: background, memory: memory)
  }

  /// The names of the list's symbols that the installed set does not have, in order.
  public static func missingSymbols(in list: DisplayList) -> [String] {
    return symbolNames(in: list.commands).filter { PaintResources.shared.symbols.handle(for: $0) == nil }.sorted()
  }

  private static func symbolNames(in commands: [DrawCommand]) -> Set<String> {
    commands.reduce(into: []) { names, command in
      switch command {
      case .symbol(let name, _, _, _): names.insert(name)
      case .push(.mask(let mask)): names.formUnion(symbolNames(in: mask))
      case .fill, .stroke, .glyphs, .image, .push, .pop: break
      }
    }
  }

  func node(
    for list: DisplayList, scale: Double, background: RGBA?, memory: PaintMemory? = nil
  ) -> RenderNode? {
    prepare()
    let bounds = CGRect(origin: .zero, size: list.size)
    guard bounds.isUsable, bounds.width > 0, bounds.height > 0, scale > 0, scale.isFinite else { return nil }
    var layers: [Layer] = []
    if let background, background.alpha > 0 {
      layers.append(Layer(node: .color(GdkRGBA(background), bounds)))
    }
    let scope = PaintScope(scale: CGFloat(scale), visible: bounds, memory: memory)
    var index = 0
    layers += paint(list.commands, from: &index, in: scope)
    return (flatten(layers, in: scope) ?? .container([])).clipped(to: bounds)
  }

  /// Paints commands up to the pop that has no push among them.
  func paint(_ commands: [DrawCommand], from index: inout Int, in scope: PaintScope) -> [Layer] {
    guard let memory = scope.memory else {
      var layers: [Layer] = []
      while index < commands.count, !commands[index].isPop { layers += paintNext(commands, from: &index, in: scope) }
      index += 1
      return layers
    }
    let ranges = Self.units(of: commands, from: &index)
    return memory.layers(of: commands, ranges, in: scope) { range, scope in
      var start = range.lowerBound
      return paintNext(commands, from: &start, in: scope)
    }
  }

  /// The commands of a level, an effect with all up to its pop taken together; `index` goes on after the level's end.
  private static func units(of commands: [DrawCommand], from index: inout Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    while index < commands.count, !commands[index].isPop {
      let start = index
      var open = 0
      repeat {
        if case .push = commands[index] { open += 1 } else if commands[index].isPop { open -= 1 }
        index += 1
      } while open > 0 && index < commands.count
      ranges.append(start..<index)
    }
    index += 1
    return ranges
  }

  /// Paints a command, or an effect with all up to its pop.
  private func paintNext(_ commands: [DrawCommand], from index: inout Int, in scope: PaintScope) -> [Layer] {
    let command = commands[index]
    index += 1
    let node: RenderNode?
    switch command {
    case .fill(let path, let paint, let style): node = fill(path, paint, style, in: scope)
    case .stroke(let path, let paint, let style): node = stroke(path, paint, style, in: scope)
    case .glyphs(let run, let origin, let paint): node = glyphs(run, at: origin, paint, in: scope)
    case .image(let id, let rect, let drawing): node = image(id, in: rect, drawing, scope)
    case .symbol(let name, let rect, let paint, let weight):
      node = symbol(name, in: rect, paint, weight: weight, scope)
    case .push(let effect): return apply(effect, commands, from: &index, in: scope)
    case .pop: return []
    }
    return node.map { [Layer(node: $0)] } ?? []
  }
}

extension DrawCommand {
  fileprivate var isPop: Bool {
    if case .pop = self { return true }
    return false
  }
}
