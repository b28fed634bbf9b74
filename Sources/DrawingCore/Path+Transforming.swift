public import Foundation

extension Path {
  /// The outline with every point transformed; common outlines stay such where the transform lets them.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    if isUpright {
      switch storage {
      case .rect(let rect): return Path(storage: .rect(rect.isNull ? rect : rect.applying(transform)))
      case .ellipse(let rect): return Path(storage: .ellipse(rect.isNull ? rect : rect.applying(transform)))
      case .roundedRect(let rect, let corner, let style):
        let size = CGSize(width: corner.width * transform.a, height: corner.height * transform.d)
        return Path(storage: .roundedRect(rect.applying(transform), cornerSize: size, style: style))
      case .elements: break
      }
    }
    return Path(
      storage: .elements(
        elements.map { element in
          switch element {
          case .move(let point): .move(to: point.applying(transform))
          case .line(let point): .line(to: point.applying(transform))
          case .quadCurve(let point, let control):
            .quadCurve(to: point.applying(transform), control: control.applying(transform))
          case .curve(let point, let control1, let control2):
            .curve(
              to: point.applying(transform), control1: control1.applying(transform),
              control2: control2.applying(transform))
          case .closeSubpath: .closeSubpath
          }
        }))
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
