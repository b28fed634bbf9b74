internal import DrawingCore
public import Foundation

/// Colours in a row, each with a place from 0 to 1.
public nonisolated struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In what terms colours between stops are found.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case device, perceptual }
    var kind: Kind

    /// By the components of sRGB.
    public static let device = ColorSpace(kind: .device)
    /// By how the eye sees them: in Oklab.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  public var stops: [Stop]
  var interpolation = ColorSpace.device

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.interpolation = space
    return AnyGradient(gradient)
  }

  /// The stops as they are painted: in order, at least one, and in sRGB components between neighbours.
  func resolve(in context: ResolutionContext) -> [ColorStop] {
    var resolved: [ColorStop] = []
    for stop in stops {
      // A stop that lies before its predecessor is moved to it.
      let location = max(min(max(stop.location, 0), 1), resolved.last?.location ?? 0)
      let color = stop.color.rgba(in: context)
      if interpolation == .perceptual, let previous = resolved.last, location > previous.location {
        let steps = 8
        for step in 1..<steps {
          let fraction = Double(step) / Double(steps)
          resolved.append(
            ColorStop(
              previous.color.mixed(with: color, by: fraction, in: .perceptual),
              at: previous.location + (location - previous.location) * fraction))
        }
      }
      resolved.append(ColorStop(color, at: location))
    }
    return resolved.isEmpty ? [ColorStop(.clear, at: 0)] : resolved
  }
}

/// A gradient whose kind of colour space is not part of its type.
public nonisolated struct AnyGradient: Hashable, Sendable {
  var gradient: Gradient
  /// The colour that the gradient was made from by `Color.gradient`.
  var color: Color?

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.gradient.interpolation = space
    return copy
  }
}

extension Color {
  /// From a lighter variant of the colour at the top to the colour itself.
  /// > Note: Apple does not document the lighter variant; a quarter of white is what its pictures show.
  public var gradient: AnyGradient {
    var result = AnyGradient(Gradient(colors: [mix(with: .white, by: 0.25, in: .device), self]))
    result.color = self
    return result
  }
}
