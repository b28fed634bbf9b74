internal import DrawingCore
internal import Foundation

/// Digits that change roll out of sight while the new ones roll in; those that stay move to their new places.
struct NumberRoll {
  let old: [DrawCommand]
  let new: [DrawCommand]
  let frame: CGRect
  /// New digits come from above.
  let isDown: Bool

  /// How far a digit rolls, as a share of its font's size; how much it blurs at most, in points.
  private static let way = 0.6
  private static let blur: CGFloat = 3

  /// - Parameter amount: 0 for the old number, 1 for the new one.
  func commands(_ amount: Double) -> [DrawCommand] {
    guard case .glyphs(let oldRun, let oldOrigin, let oldPaint)? = old.first, old.count == 1,
      case .glyphs(let newRun, let newOrigin, let newPaint)? = new.first, new.count == 1
    else { return fade(amount) }
    let (a, b) = (oldRun.glyphs, newRun.glyphs)
    let same = zip(a, b).prefix { $0.id == $1.id }.count
    let sameEnd = zip(a.reversed(), b.reversed()).prefix(min(a.count, b.count) - same).prefix { $0.id == $1.id }.count
    let start = CGPoint(x: oldOrigin.x + frame.minX, y: oldOrigin.y + frame.minY)
    let paint = Paint.mix(oldPaint, newPaint, amount, frame.origin) ?? newPaint
    let kept = Array(zip(a, b).prefix(same)) + Array(zip(a.suffix(sameEnd), b.suffix(sameEnd)))
    var commands: [DrawCommand] = []
    if !kept.isEmpty {
      let share = Float(amount)
      let (dx, dy) = (Float(start.x - newOrigin.x), Float(start.y - newOrigin.y))
      let glyphs = kept.map { from, to in
        var glyph = to
        glyph.x += (from.x + dx - to.x) * (1 - share)
        glyph.y += (from.y + dy - to.y) * (1 - share)
        return glyph
      }
      commands.append(.glyphs(GlyphRun(face: newRun.face, glyphs: glyphs), origin: newOrigin, paint))
    }
    let sign: CGFloat = isDown ? 1 : -1
    let height = newRun.face.size * Self.way
    commands += rolled(
      Array(a[same..<a.count - sameEnd]), oldRun.face, start, paint, opacity: 1 - amount, by: sign * height * amount)
    commands += rolled(
      Array(b[same..<b.count - sameEnd]), newRun.face, newOrigin, paint, opacity: amount,
      by: -sign * height * (1 - amount))
    return commands
  }

  private func rolled(
    _ glyphs: [PlacedGlyph], _ face: FontFace, _ origin: CGPoint, _ paint: Paint, opacity: Double, by way: CGFloat
  ) -> [DrawCommand] {
    guard !glyphs.isEmpty, opacity > 0 else { return [] }
    let place = CGPoint(x: origin.x, y: origin.y + way)
    return [
      .push(.opacity(opacity)), .push(.blur(radius: Self.blur * (1 - opacity), isOpaque: false)),
      .glyphs(GlyphRun(face: face, glyphs: glyphs), origin: place, paint), .pop, .pop,
    ]
  }

  private func fade(_ amount: Double) -> [DrawCommand] {
    let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return [.push(.opacity(1 - amount)), .push(.transform(move))] + old
      + [.pop, .pop, .push(.opacity(amount))] + new + [.pop]
  }
}
