public import Foundation

/// A drawing as one flat value: what the engine hands to the painter, in this process or another.
///
/// Commands are painted in order. `push` opens an effect on all commands up to its `pop`; pushes and pops are balanced.
/// Coordinates are points, y grows downwards, the origin is the top left of the area that was proposed.
public struct DisplayList: Hashable, Sendable {
  /// The size of the picture, in points.
  public var size: CGSize
  public var commands: [DrawCommand]
  /// The pictures that commands refer to.
  public var images: [ImageID: Bitmap]

  public init(size: CGSize, commands: [DrawCommand] = [], images: [ImageID: Bitmap] = [:]) {
    self.size = size
    self.commands = commands
    self.images = images
  }
}

/// One step of a drawing.
public enum DrawCommand: Hashable, Sendable {
  case fill(Path, Paint, FillStyle)
  case stroke(Path, Paint, StrokeStyle)
  /// Glyphs whose baseline begins at `origin`.
  case glyphs(GlyphRun, origin: CGPoint, Paint)
  case image(ImageID, in: CGRect, ImageDrawing)
  /// A glyph of the installed symbol set, by its file name there without extension, drawn to fill `in`.
  ///
  /// `weight` says how much thicker its lines are than the set's, as a share of the rectangle's width; negative for thinner.
  case symbol(String, in: CGRect, Paint, weight: CGFloat = 0)
  case push(Effect)
  case pop
}

extension DrawCommand {
  /// The pictures that commands refer to, those in masks too.
  /// - Complexity: linear in the number of commands.
  public static func imageIDs(in commands: [DrawCommand]) -> Set<ImageID> {
    var result: Set<ImageID> = []
    func add(_ paint: Paint?) {
      if case .image(let id, _, _) = paint { result.insert(id) }
    }
    for command in commands {
      switch command {
      case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, _, let paint), .symbol(_, _, let paint, _):
        add(paint)
      case .image(let id, _, let drawing):
        result.insert(id)
        add(drawing.tint)
      case .push(.mask(let mask)): result.formUnion(imageIDs(in: mask))
      case .push, .pop: break
      }
    }
    return result
  }
}

/// Something done to a group of commands as a whole.
public enum Effect: Hashable, Sendable {
  case opacity(Double)
  case clip(Path, FillStyle)
  case transform(CGAffineTransform)
  case projection(ProjectionTransform)
  case blend(BlendMode)
  /// A Gaussian blur with a radius in points, as SwiftUI counts it.
  case blur(radius: CGFloat, isOpaque: Bool)
  case shadow(RGBA, radius: CGFloat, offset: CGSize)
  case colorMatrix(ColorMatrix)
  /// A shadow that the surroundings of what is drawn cast upon it.
  case innerShadow(RGBA, radius: CGFloat, offset: CGSize)
  /// Blurs and recolours what lies below wherever something is drawn, before it is drawn.
  case backdrop(Backdrop)
  /// Opaque, in one colour, where opacity lies between two values, with an edge a pixel wide; clear elsewhere.
  case alphaThreshold(ClosedRange<Double>, RGBA)
  /// Painted apart and then put down as a whole, so that blend modes inside do not reach what lies below.
  case group
  /// Shown only where the mask's commands are opaque.
  case mask([DrawCommand])
}

/// How a picture is put into its rectangle.
public struct ImageDrawing: Hashable, Sendable {
  public enum Interpolation: UInt8, Hashable, Sendable { case none, low, medium, high }

  public var interpolation: Interpolation
  /// Where set, only the picture's opacity is used, painted with this.
  public var tint: Paint?
  /// Widths of the borders that are not stretched, in the picture's points: top, left, bottom, right.
  public var capInsets: [CGFloat]
  /// Repeats the picture, or its middle, instead of stretching it.
  public var isTiled: Bool
  /// Mirrors the picture from left to right.
  public var isMirrored: Bool

  public init(
    interpolation: Interpolation = .medium, tint: Paint? = nil, capInsets: [CGFloat] = [0, 0, 0, 0],
    isTiled: Bool = false, isMirrored: Bool = false
  ) {
    self.interpolation = interpolation
    self.tint = tint
    self.capInsets = capInsets
    self.isTiled = isTiled
    self.isMirrored = isMirrored
  }
}

/// The 20 coefficients of a colour change: a row each for red, green, blue and opacity, its last number added.
public struct ColorMatrix: Hashable, Sendable {
  /// Row by row, on components that are not multiplied by opacity.
  public var coefficients: [Float]

  /// - Precondition: `coefficients` has 20 numbers.
  public init(_ coefficients: [Float]) {
    precondition(coefficients.count == 20, "A colour matrix has four rows of five numbers.")
    self.coefficients = coefficients
  }
}

/// How a layer is combined with what lies below it.
public enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}
