internal import Foundation

/// Finds glyphs for the name of a symbol, and puts together what the set has no glyph for.
///
/// 1. A name that differs between the sets is looked up; otherwise dots become dashes.
/// 2. `.fill` asks for the glyph's filled form.
/// 3. `.circle` and `.square` around a symbol, `.slash` through it and `.badge.…` at its corner are put together from the
///    symbol's glyph where the set has no glyph of its own.
/// 4. A filled form that is missing is left as an outline.
nonisolated struct SymbolComposer {
  let catalog: SymbolCatalog

  static let outlines = [
    (".circle", "circle"), (".square", "square"), (".rectangle", "square"), (".app", "app"), (".seal", "~seal"),
  ]

  func drawing(of name: String) -> SymbolDrawing? {
    // 1 and 2
    if let stem = stem(of: name) { return single(stem) }
    var base = name
    let isFilled = base.removeSuffix(".fill")
    if let drawing = counted(base) ?? inBubble(base, isFilled: isFilled) ?? inLens(base) { return drawing }
    // 3
    for (suffix, outline) in Self.outlines {
      var inner = base
      guard inner.removeSuffix(suffix), !inner.isEmpty else { continue }
      if let content = innerStem(inner) { return enclosed(content, outline: outline, isFilled: isFilled) }
      if inner.count <= 2, inner.allSatisfy({ $0.isLetter || $0.isNumber }) {
        return lettered(inner.uppercased(), outline: outline, isFilled: isFilled)
      }
    }
    var inner = base
    if inner.removeSuffix(".slash") || inner.removeInfix(".slash"),
      let whole = drawing(of: isFilled ? inner + ".fill" : inner)
    {
      return crossed(whole)
    }
    for (suffix, badge) in Self.badges where base.hasSuffix(suffix) && !base.contains(".badge") {
      inner = String(base.dropLast(suffix.count))
      if let whole = drawing(of: isFilled ? inner + ".fill" : inner) ?? drawing(of: inner) {
        return badged(whole, badge: badge)
      }
    }
    inner = base
    if let badge = base.range(of: ".badge."), !base.hasSuffix(".badge.filled") {
      inner = String(base[..<badge.lowerBound])
      if let whole = drawing(of: isFilled ? inner + ".fill" : inner) ?? drawing(of: inner) {
        return badged(whole, badge: String(base[badge.upperBound...]))
      }
    }
    if inner.removeSuffix(".badge") || inner.removeSuffix(".badge.filled"), catalog.contains("circle-fill"),
      let whole = drawing(of: isFilled ? inner + ".fill" : inner) ?? drawing(of: inner)
    {
      return dotted(whole)
    }
    // 4
    if isFilled, let outline = drawing(of: base) {
      var result = outline
      result.isPartial = true
      return result
    }
    return prefix(of: base)
  }

  /// Symbols that are put together although the set has a glyph, whose form is another.
  private static let composed: Set<String> = ["info.circle", "info.circle.fill", "info.square", "info.square.fill"]

  /// A glyph that stands for the whole symbol.
  func stem(of name: String) -> String? {
    if Self.composed.contains(name) { return nil }
    if let stem = SymbolNames.stems[name] { return catalog.contains(stem) ? stem : nil }
    var base = name
    let isFilled = base.removeSuffix(".fill")
    let suffix = isFilled ? "-fill" : ""
    if let stem = SymbolNames.stems[base].map({ $0 + suffix }), catalog.contains(stem) { return stem }
    for candidate in [base, SymbolNames.replacingWords(in: base)] {
      let stem = candidate.replacing(".", with: "-") + suffix
      if catalog.contains(stem) { return stem }
    }
    return nil
  }

  /// A glyph to be put into a circle or a square: the filled form, which is easier to see when small.
  func innerStem(_ name: String) -> String? { stem(of: name + ".fill") ?? stem(of: name) }

  /// Parts of names that mean a badge.
  private static let badges = [
    (".trianglebadge.exclamationmark", "exclamationmark.triangle.fill"), (".magnifyingglass", "magnifyingglass"),
    (".exclamationmark", "exclamationmark"), (".questionmark", "questionmark"),
  ]

  /// Glyphs that are smaller in the set than Apple's are beside text, and how much larger they must be.
  private static let growth: [String: CGFloat] = [
    "play": 1.35, "play-fill": 1.35, "pause": 1.25, "pause-fill": 1.25, "stop": 1.3, "stop-fill": 1.3,
    "fast-forward": 1.1, "fast-forward-fill": 1.1, "rewind": 1.1, "rewind-fill": 1.1, "volume-up": 1.15,
    "volume-up-fill": 1.15, "volume-down": 1.15, "volume-down-fill": 1.15, "volume-off": 1.15, "volume-off-fill": 1.15,
    "volume-mute": 1.15, "volume-mute-fill": 1.15, "skip-end": 1.25, "skip-end-fill": 1.25, "skip-start": 1.25,
    "skip-start-fill": 1.25, "record": 1.2, "record-fill": 1.2, "link-45deg": 1.15, "caret-left-fill": 1.2,
    "caret-right-fill": 1.2, "caret-up-fill": 1.2, "caret-down-fill": 1.2, "apple": 1.05, "person": 1.1,
    "person-fill": 1.1, "list": 1.1, "filter": 1.15, "three-dots": 1.1, "grip-horizontal": 1.1,
  ]

  private func single(_ stem: String) -> SymbolDrawing {
    let growth = Self.growth[stem] ?? 1
    let rect = SymbolDrawing.unitSquare.insetBy(dx: (1 - growth) / 2, dy: (1 - growth) / 2)
    let ink = catalog.ink(of: stem)
    return SymbolDrawing(
      layers: [.glyph(stem, rect)],
      ink: CGRect(
        x: rect.minX + ink.minX * growth, y: rect.minY + ink.minY * growth, width: ink.width * growth,
        height: ink.height * growth))
  }

  /// `goforward.15` and the like: a turned arrow around a number.
  private func counted(_ name: String) -> SymbolDrawing? {
    let parts = name.split(separator: ".")
    guard parts.count == 2, parts[0] == "goforward" || parts[0] == "gobackward", Int(parts[1]) != nil,
      let stem = stem(of: String(parts[0]))
    else { return nil }
    var result = single(stem)
    result.layers.append(
      .letters(String(parts[1]), CGRect(x: 0.33, y: 0.43, width: 0.34, height: 0.25), isCutout: false))
    return result
  }

  /// A mark in a magnifying glass.
  private func inLens(_ name: String) -> SymbolDrawing? {
    var inner = name
    guard inner.removeSuffix(".magnifyingglass"), inner.hasSuffix("mark"), let mark = stem(of: inner) else {
      return nil
    }
    var result = single("search")
    result.layers.append(.glyph(mark, CGRect(x: 0.22, y: 0.22, width: 0.37, height: 0.37)))
    return result
  }

  /// A symbol in a speech bubble.
  private func inBubble(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    for suffix in [".bubble", ".message"] {
      var inner = name
      guard inner.removeSuffix(suffix), !inner.isEmpty, let content = innerStem(inner) else { continue }
      let frame = isFilled ? "chat-fill" : "chat"
      let square = CGRect(x: 0.28, y: 0.22, width: 0.44, height: 0.44)
      return SymbolDrawing(
        layers: [
          .glyph(frame, SymbolDrawing.unitSquare), isFilled ? .cutout(content, square) : .glyph(content, square),
        ], ink: catalog.ink(of: frame))
    }
    return nil
  }

  private func enclosed(_ content: String, outline: String, isFilled: Bool) -> SymbolDrawing {
    let square = Self.innerSquare
    let frame = isFilled ? outline + "-fill" : outline
    return SymbolDrawing(
      layers: [
        .glyph(frame, SymbolDrawing.unitSquare), isFilled ? .cutout(content, square) : .glyph(content, square),
      ], ink: catalog.ink(of: frame))
  }

  static let innerSquare = CGRect(x: 0.24, y: 0.24, width: 0.52, height: 0.52)

  /// Letters and numbers that the set has no glyph for are text.
  private func lettered(_ text: String, outline: String, isFilled: Bool) -> SymbolDrawing {
    let frame = isFilled ? outline + "-fill" : outline
    return SymbolDrawing(
      layers: [
        .glyph(frame, SymbolDrawing.unitSquare),
        .letters(text, CGRect(x: 0.28, y: 0.28, width: 0.44, height: 0.44), isCutout: isFilled),
      ], ink: catalog.ink(of: frame))
  }

  private func crossed(_ whole: SymbolDrawing) -> SymbolDrawing {
    var result = whole
    result.layers.append(.slash(from: CGPoint(x: 0.1, y: 0.1), to: CGPoint(x: 0.9, y: 0.9)))
    result.ink = result.ink.union(CGRect(x: 0.06, y: 0.06, width: 0.88, height: 0.88))
    return result
  }

  /// The badge is a small glyph in a disc at the bottom right, where the symbol makes room for it.
  private func badged(_ whole: SymbolDrawing, badge: String) -> SymbolDrawing {
    let mark = catalog.contains("circle-fill") ? stem(of: badge + ".circle.fill") ?? innerStem(badge) : innerStem(badge)
    guard let mark else {
      var result = whole
      result.isPartial = true
      return result
    }
    let corner = CGRect(x: 0.56, y: 0.56, width: 0.44, height: 0.44)
    var result = whole
    result.layers += [.hole(corner.insetBy(dx: -0.05, dy: -0.05)), .glyph(mark, corner)]
    result.ink = result.ink.union(corner)
    return result
  }

  /// A badge without a meaning of its own is a disc at the top right.
  private func dotted(_ whole: SymbolDrawing) -> SymbolDrawing {
    let corner = CGRect(x: 0.62, y: 0.02, width: 0.36, height: 0.36)
    var result = whole
    result.layers += [.hole(corner.insetBy(dx: -0.06, dy: -0.06)), .glyph("circle-fill", corner)]
    result.ink = result.ink.union(corner)
    return result
  }

  /// The symbol of a shorter name, for one with more parts than the set knows.
  private func prefix(of name: String) -> SymbolDrawing? {
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      parts.removeLast()
      let shorter = parts.joined(separator: ".")
      if let stem = stem(of: shorter) ?? stem(of: shorter + ".fill") {
        var result = single(stem)
        result.isPartial = true
        return result
      }
    }
    return nil
  }
}

extension String {
  /// - Returns: whether the string had the suffix.
  nonisolated mutating func removeSuffix(_ suffix: String) -> Bool {
    guard hasSuffix(suffix) else { return false }
    removeLast(suffix.count)
    return true
  }

  /// Removes a part of a name from its middle, as in `bell.slash.circle`.
  nonisolated fileprivate mutating func removeInfix(_ part: String) -> Bool {
    guard let range = range(of: part + ".") else { return false }
    replaceSubrange(range, with: ".")
    return true
  }
}
