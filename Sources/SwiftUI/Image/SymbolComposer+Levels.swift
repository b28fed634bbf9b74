internal import DrawingCore
internal import Foundation

/// Symbols whose parts have styles of their own.
extension SymbolComposer {
  /// The symbol in levels: what a shape holds, a badge or a slash is the first, the shape or the symbol below the second;
  /// nil for symbols of one level.
  func layeredDrawing(of name: String) -> SymbolDrawing? {
    var base = name
    let isFilled = base.removeSuffix(".fill")
    for (suffix, outline) in Self.outlines {
      var inner = base
      guard inner.removeSuffix(suffix), !inner.isEmpty, let content = innerStem(inner) else { continue }
      let frame = isFilled ? outline + "-fill" : outline
      return SymbolDrawing(
        layers: [.secondaryGlyph(frame, SymbolDrawing.unitSquare), .glyph(content, Self.innerSquare)],
        ink: catalog.ink(of: frame))
    }
    guard var drawing = drawing(of: name), let upper = drawing.upperLayers else { return nil }
    drawing.layers = drawing.layers.enumerated().map { index, layer in
      if index < upper, case .glyph(let stem, let rect) = layer { return .secondaryGlyph(stem, rect) }
      return layer
    }
    return drawing
  }

  /// The symbol in its own colours; nil where it has none.
  func coloredDrawing(of name: String) -> SymbolDrawing? {
    if let parts = SymbolColors.parts[name] {
      let stem = stem(of: name)
      return stem.map { stem in
        SymbolDrawing(
          layers: parts.map { .part($0.number.map { "\(stem)#\($0)" } ?? stem, clip: $0.clip, $0.ink) },
          ink: catalog.ink(of: stem))
      }
    }
    if let ink = SymbolColors.whole[name], var drawing = drawing(of: name) {
      drawing.layers = drawing.layers.map {
        if case .glyph(let stem, SymbolDrawing.unitSquare) = $0 { return .part(stem, clip: nil, ink) }
        return $0
      }
      return drawing
    }
    if let ink = SymbolColors.shapes[name], let drawing = layeredDrawing(of: name) {
      var result = drawing
      result.layers = drawing.layers.map {
        switch $0 {
        case .secondaryGlyph(let stem, _): .part(stem, clip: nil, ink)
        case .glyph(let stem, let rect): .coloredGlyph(stem, rect, .white)
        case .part, .letters, .cutout, .hole, .slash, .coloredGlyph: $0
        }
      }
      return result
    }
    return badgeColored(name)
  }

  private func badgeColored(_ name: String) -> SymbolDrawing? {
    guard let badge = SymbolColors.badges.first(where: { name.contains($0.name) }),
      var drawing = drawing(of: name), let upper = drawing.upperLayers
    else { return nil }
    drawing.layers = drawing.layers.enumerated().map { index, layer in
      if index >= upper, case .glyph(let stem, let rect) = layer { return .coloredGlyph(stem, rect, badge.ink) }
      return layer
    }
    return drawing
  }

  /// The symbol with the layers above a value faded; nil where it does not depend on one.
  func variableDrawing(of name: String, value: Double) -> SymbolDrawing? {
    guard let clips = SymbolColors.variable[name], let whole = drawing(of: name), let stem = stem(of: name),
      whole.layers.count == 1, case .glyph(_, let rect) = whole.layers[0]
    else { return nil }
    var result = whole
    result.layers = clips.enumerated().map { index, clip in
      // A layer is drawn in full as soon as the value reaches into its share.
      let isActive =
        clip.isFixed
        || value > Double(index - clips.count(where: \.isFixed)) / Double(clips.count(where: { !$0.isFixed }))
      let placed = clip.path.applying(
        CGAffineTransform(scaleX: rect.width, y: rect.height)
          .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)))
      return .part(stem, in: rect, clip: placed, isActive ? .primary : .inactive)
    }
    return result
  }
}

extension SymbolDrawing {
  /// The number of the layer with which a badge or a slash begins.
  nonisolated fileprivate var upperLayers: Int? {
    layers.firstIndex {
      switch $0 {
      case .slash, .hole: true
      case .glyph, .secondaryGlyph, .coloredGlyph, .part, .letters, .cutout: false
      }
    }
  }
}
