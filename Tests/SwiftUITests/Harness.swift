import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

/// Shows a view and acts on it as a person would.
@MainActor
final class Harness {
  let host: ViewHost
  /// What the view warned of, with the lines.
  private(set) var warnings: [(text: String, line: Int?)] = []
  /// How often a new picture was asked for.
  private(set) var requests = 0

  init(
    _ view: any View, width: CGFloat? = 400, height: CGFloat? = 400, restoring archive: StateArchive? = nil,
    _ adjust: (inout ViewConditions) -> Void = { _ in }
  ) {
    var conditions = ViewConditions(proposal: ProposedViewSize(width: width, height: height))
    conditions.scale = 2
    adjust(&conditions)
    host = ViewHost(
      root: view, conditions: conditions, shaper: GridShaper(), imageLoader: NoImages(), restoring: archive)
    host.onWarning = { [weak self] in self?.warnings.append(($0, $1)) }
    host.onNeedsRender = { [weak self] in self?.requests += 1 }
    _ = host.render()
  }

  /// Brings the picture up to date.
  @discardableResult
  func render() -> ViewHost.Output { host.render() }

  /// What is drawn.
  var commands: [DrawCommand] { host.render().list.commands }

  /// The colours that shapes are filled with, in the order in which they are drawn.
  var fills: [RGBA] {
    commands.compactMap {
      if case .fill(_, .color(let color), _) = $0 { return color }
      return nil
    }
  }

  /// The colours of texts, in the order in which they are drawn.
  var inks: [RGBA] {
    commands.compactMap {
      if case .glyphs(_, _, .color(let color)) = $0 { return color }
      return nil
    }
  }

  func change(_ adjust: (inout ViewConditions) -> Void) {
    var conditions = host.conditions
    adjust(&conditions)
    host.update(conditions)
    _ = host.render()
  }

  // MARK: Looking

  var report: LayoutReport { host.report() }

  /// All views of the report, each before those in it.
  var views: [LayoutReport] {
    func all(_ report: LayoutReport) -> [LayoutReport] { [report] + report.children.flatMap(all) }
    return all(report)
  }

  func view(_ id: String) -> LayoutReport? { views.first { $0.ids.contains(id) } }
  func frame(_ id: String) -> CGRect? { view(id)?.frame }
  func frames(of name: String) -> [CGRect] { views.filter { $0.view == name }.map(\.frame) }

  // MARK: The clock

  /// Sets the clock to a time in seconds, frame by frame as a screen would.
  func advance(to time: Double) {
    host.advance(to: time)
    _ = host.render()
  }

  var isAnimating: Bool { host.render().isAnimating }

  // MARK: Acting

  func tap(at point: CGPoint) {
    host.sendPointer(.began, at: point)
    host.sendPointer(.ended, at: point)
    _ = host.render()
  }

  func tap(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let frame = frame(id) else {
      Issue.record("There is no view with the identity \(id).", sourceLocation: sourceLocation)
      return
    }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  func press(at point: CGPoint) {
    host.sendPointer(.began, at: point)
    _ = host.render()
  }
  func move(to point: CGPoint) {
    host.sendPointer(.moved, at: point)
    _ = host.render()
  }
  func release(at point: CGPoint) {
    host.sendPointer(.ended, at: point)
    _ = host.render()
  }
}

/// Counts what happens, by name.
@MainActor
final class Counter {
  private(set) var counts: [String: Int] = [:]
  private(set) var log: [String] = []

  func note(_ name: String) {
    counts[name, default: 0] += 1
    log.append(name)
  }
  subscript(_ name: String) -> Int { counts[name, default: 0] }
  func reset() {
    counts = [:]
    log = []
  }
}

/// A text's clusters are half as wide as the font is high, with a glyph each.
final class GridShaper: TextShaper {
  func shape(_ spans: [TextSpan], isRightToLeft: Bool, locale: String) -> ShapedText {
    var shaped = ShapedText(isRightToLeft: isRightToLeft)
    var offset: Int32 = 0
    for (index, span) in spans.enumerated() {
      let face = span.attachment == nil ? FontFace(description: "Grid", size: span.font.size) : nil
      shaped.runs.append(ShapedText.Run(face: face, span: Int32(index), level: isRightToLeft ? 1 : 0))
      for character in span.attachment == nil ? Array(span.text) : ["\u{FFFC}"] {
        let isWhitespace = character.isWhitespace
        let advance = span.attachment?.width ?? span.font.size / 2
        let glyph = Int32(shaped.glyphs.count)
        if face != nil {
          let id = character.unicodeScalars.first?.value ?? 0
          shaped.glyphs.append(PlacedGlyph(id: id, x: 0, y: 0, advance: Float(advance)))
        }
        shaped.clusters.append(
          ShapedText.Cluster(
            advance: advance, glyphs: glyph..<Int32(shaped.glyphs.count), run: Int32(index),
            textOffset: offset,
            breakAfter: character.isNewline ? .mandatory : isWhitespace ? .opportunity : .none,
            isWhitespace: isWhitespace))
        offset += Int32(String(character).utf8.count)
      }
    }
    return shaped
  }

  func metrics(of font: FontRequest) -> FontMetrics {
    FontMetrics(ascent: font.size * 0.9, descent: font.size * 0.25, capHeight: font.size * 0.7)
  }
}

/// There are no pictures.
final class NoImages: ImageLoader {
  func bitmap(contentsOf path: String, scale: CGFloat) -> Bitmap? { nil }
}
