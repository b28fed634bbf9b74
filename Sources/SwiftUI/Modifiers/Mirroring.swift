internal import DrawingCore
internal import LayoutCore

/// Shows a view as in a mirror where the interface reads from right to left.
public nonisolated struct _FlipForRTLEffect: EffectModifier, Equatable {
  public typealias Body = Never
  let isEnabled: Bool
  private var isMirrored = false

  init(isEnabled: Bool) { self.isEnabled = isEnabled }

  func resolved(in environment: EnvironmentValues) -> Self {
    var result = self
    result.isMirrored = isEnabled && environment.layoutDirection == .rightToLeft
    return result
  }
  private func mirror(_ frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: -1, y: 1).around(CGPoint(x: frame.midX, y: frame.midY))
  }
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    isMirrored ? [.transform(mirror(frame))] : []
  }
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint? {
    isMirrored ? point.applying(mirror(frame)) : point
  }
}

extension View {
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipForRTLEffect(isEnabled: enabled))
  }
}
