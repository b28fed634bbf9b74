internal import DrawingCore
public import Foundation

extension Text {
  /// The lines of a text as they are placed. Coordinates are points from the text's top left corner.
  public nonisolated struct Layout: RandomAccessCollection {
    let lines: [Line]
    /// Whether a part of the text is left out.
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// How glyphs are drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Glyphs here always stand where they were placed, on whole pixels or not.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }

  /// What a part of a text takes.
  public struct TypographicBounds: Hashable, Sendable {
    /// The left end of the baseline.
    public var origin: CGPoint
    public var width, ascent, descent, leading: CGFloat

    public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }
    init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
      (self.origin, self.width, self.ascent, self.descent, self.leading) = (origin, width, ascent, descent, leading)
    }

    /// Without the leading.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// A line of a text: its runs from left to right.
  public struct Line: RandomAccessCollection {
    let line: TextLine
    let ink: TextInk

    public var startIndex: Int { 0 }
    public var endIndex: Int { line.runs.count }
    public subscript(index: Int) -> Run { Run(run: line.runs[index], ink: ink) }

    /// The left end of the baseline.
    public var origin: CGPoint { CGPoint(x: line.x, y: line.baseline) }
    public var typographicBounds: TypographicBounds {
      let parts = map(\.typographicBounds)
      return TypographicBounds(
        origin: origin, width: line.width, ascent: parts.map(\.ascent).max() ?? 0,
        descent: parts.map(\.descent).max() ?? 0, leading: parts.map(\.leading).max() ?? 0)
    }
  }

  /// A part of a line with one look: its glyphs from left to right.
  public struct Run: RandomAccessCollection {
    public typealias SubSequence = RunSlice
    let run: TextLineRun
    let ink: TextInk
    /// Where the glyphs of each slice begin: marks stand with what they are on.
    private let starts: [Int]

    init(run: TextLineRun, ink: TextInk) {
      (self.run, self.ink) = (run, ink)
      guard let glyphs = run.glyphs?.glyphs else {
        starts = [0]
        return
      }
      starts = glyphs.indices.filter { $0 == 0 || glyphs[$0].advance > 0 }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { starts.count }
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    public subscript<T: TextAttribute>(key: T.Type) -> T? { ink.attribute(key, of: run) }

    public var typographicBounds: TypographicBounds { ink.bounds(of: run) }

    /// The part of the run that some slices make.
    func part(_ slices: Range<Int>) -> TextLineRun {
      guard let glyphs = run.glyphs, slices != 0..<starts.count else { return run }
      let end = slices.upperBound < starts.count ? starts[slices.upperBound] : glyphs.glyphs.count
      let kept = slices.isEmpty ? [] : Array(glyphs.glyphs[starts[slices.lowerBound]..<end])
      let from = kept.map { CGFloat($0.x) }.min() ?? 0
      let to = kept.map { CGFloat($0.x + $0.advance) }.max() ?? from
      func cut(_ rect: CGRect) -> CGRect {
        CGRect(x: run.origin.x + from, y: rect.minY, width: to - from, height: rect.height)
      }
      var part = run
      part.glyphs?.glyphs = kept
      (part.bounds, part.underline, part.strikethrough) = (cut(run.bounds), cut(run.underline), cut(run.strikethrough))
      return part
    }
  }

  /// Some glyphs of a run.
  public struct RunSlice: RandomAccessCollection {
    public typealias SubSequence = RunSlice
    public var run: Run
    public var indices: Range<Int>

    public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    public var typographicBounds: TypographicBounds {
      let part = run.part(indices)
      var bounds = run.typographicBounds
      (bounds.origin.x, bounds.width) = (part.bounds.minX, part.bounds.width)
      return bounds
    }
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    run.ink.draw(run.run, in: self)
  }
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    slice.run.ink.draw(slice.run.part(slice.indices), in: self)
  }
}

/// What the parts of a layout ask the text for, and are drawn by.
nonisolated struct TextInk: @unchecked Sendable {
  let leaf: Text.Leaf
  let size: CGSize

  func draw(_ run: TextLineRun, in context: GraphicsContext) {
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated {
      var drawing = DrawingContext(graph: context.recorder.graph, scale: context.recorder.scale)
      leaf.draw(run, in: CGRect(origin: .zero, size: size), &drawing)
      context.recorder.images.merge(drawing.images) { first, _ in first }
      context.add(drawing.commands)
    }
  }

  func bounds(of run: TextLineRun) -> Text.Layout.TypographicBounds {
    let metrics = MainActor.assumeIsolated { leaf.span(of: run).metrics }
    return Text.Layout.TypographicBounds(
      origin: CGPoint(x: run.bounds.minX, y: run.origin.y), width: run.bounds.width, ascent: metrics.ascent,
      descent: metrics.descent, leading: metrics.leading)
  }

  func attribute<T: TextAttribute>(_ key: T.Type, of run: TextLineRun) -> T? {
    let found = MainActor.assumeIsolated { () -> CarriedTextAttribute? in
      leaf.style(of: run).attributes.last { $0.key == ObjectIdentifier(T.self) }
    }
    return found?.value as? T
  }
}
