public import Foundation

/// Makes a device tap; a picture cannot.
public nonisolated class UIFeedbackGenerator: NSObject {
  public func prepare() {}
}

/// A tap as if things met.
public nonisolated final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Hashable, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle) {}
  public override convenience init() { self.init(style: .medium) }
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// A tap that says how a task went.
public nonisolated final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Hashable, Sendable { case success, warning, error }

  public override init() {}
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A tap that says that another value was chosen.
public nonisolated final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {}
  public func selectionChanged() {}
}
