public import Foundation

/// A type that makes previews, as files did before `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// The area that a provider's preview is shown in.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  /// Lengths in points.
  case fixed(width: CGFloat, height: CGFloat)
}
