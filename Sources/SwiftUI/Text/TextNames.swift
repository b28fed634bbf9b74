/// The names of Text and Image that the environment needs; this file goes when those types land.
public struct Text: Sendable {
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}
public struct Image: Sendable {
  public enum Scale: Hashable, Sendable { case small, medium, large }
}
