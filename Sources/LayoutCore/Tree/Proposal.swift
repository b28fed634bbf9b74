import Foundation

/// A proposal as layout computes with it: two numbers, a sentinel for "unspecified", so that comparing costs nothing.
struct Proposal: Equatable {
  var width, height: Double

  /// Stands for nil; no view proposes it.
  static var nilLength: Double { -Double.greatestFiniteMagnitude }
  static var unspecified: Proposal { Proposal(width: nilLength, height: nilLength) }

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// NaN counts as unspecified, as an ignored value does.
  init(_ size: ProposedViewSize) {
    width = Self.length(size.width)
    height = Self.length(size.height)
  }

  static func length(_ value: CGFloat?) -> Double {
    guard let value, !value.isNaN else { return nilLength }
    return Double(value)
  }
  static func optional(_ value: Double) -> CGFloat? { value == nilLength ? nil : CGFloat(value) }

  var viewSize: ProposedViewSize {
    ProposedViewSize(width: Self.optional(width), height: Self.optional(height))
  }

  /// Whether each length is unspecified, or at least 0.
  @inline(__always) var isNotNegative: Bool {
    (width >= 0 || width == Self.nilLength) && (height >= 0 || height == Self.nilLength)
  }

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// An answer, in points.
struct Size: Equatable {
  var width, height: Double

  static let zero = Size(width: 0, height: 0)

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  init(_ size: CGSize) {
    width = size.width.isNaN ? 0 : Double(size.width)
    height = size.height.isNaN ? 0 : Double(size.height)
  }

  var cgSize: CGSize { CGSize(width: width, height: height) }

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Double {
  /// This proposed length, or `fallback` where it is unspecified.
  func or(_ fallback: Double) -> Double { self == Proposal.nilLength ? fallback : self }
}
