/// One question to a node and its answer, as recorded while tracing.
public struct LayoutStep: Hashable, Sendable {
  /// nil where unspecified; in points.
  public let proposedWidth, proposedHeight: Double?
  public let width, height: Double
  /// The node remembered the answer.
  public let isCached: Bool
}
