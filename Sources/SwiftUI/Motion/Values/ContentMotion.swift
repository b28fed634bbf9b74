internal import DrawingCore
internal import Foundation
internal import LayoutCore

/// A view's drawing on its way from what it was to what it has become.
@MainActor
final class ContentMotion {
  /// What it was, its frame's origin at zero.
  private let old: [DrawCommand]
  private let oldSize: CGSize
  let transition: ContentTransition
  /// Both show the same text, in another font.
  let isRestyled: Bool
  let isRollingDown: Bool
  let way: ValueMotion<Double>

  init(
    _ content: OldContent, _ transition: ContentTransition, isRestyled: Bool, _ environment: EnvironmentValues
  ) {
    old = content.commands
    oldSize = content.size
    isRollingDown = transition.isRollingDown(after: content.rollValue)
    self.transition = transition
    self.isRestyled = isRestyled
    way = ValueMotion(environment)
  }

  /// The commands on the way to `new`, which is drawn in `frame`.
  func mixed(with new: [DrawCommand], in frame: CGRect) -> [DrawCommand] {
    guard way.isMoving else { return new }
    let amount = 1 - way.lag
    let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    if let mixed = DrawCommand.mix(old, new, amount, offset: frame.origin) { return mixed }
    if transition.kind == .identity { return new }
    let shown = min(max(amount, 0), 1)
    if isRestyled, oldSize.height > 0, frame.height > 0 { return new }
    if transition.kind == .numericText {
      return NumberRoll(old: old, new: new, frame: frame, isDown: isRollingDown).commands(shown)
    }
    return [.push(.opacity(1 - shown)), .push(.transform(move))] + old + [.pop, .pop, .push(.opacity(shown))] + new
      + [.pop]
  }
}

extension DrawCommand {
  /// Commands between two lists that differ in paints alone; nil where they differ in more.
  /// - Parameter offset: what the first list has yet to be moved by.
  static func mix(
    _ a: [DrawCommand], _ b: [DrawCommand], _ amount: Double, offset: CGPoint
  ) -> [DrawCommand]? {
    guard a.count == b.count else { return nil }
    var result: [DrawCommand] = []
    result.reserveCapacity(a.count)
    for (a, b) in zip(a, b) {
      guard let mixed = mix(a, b, amount, offset) else { return nil }
      result.append(mixed)
    }
    return result
  }

  private static func mix(_ a: DrawCommand, _ b: DrawCommand, _ amount: Double, _ offset: CGPoint) -> DrawCommand? {
    switch (a, b) {
    case (.fill(_, let old, _), .fill(let path, let new, let style)):
      return Paint.mix(old, new, amount, offset).map { .fill(path, $0, style) }
    case (.stroke(_, let old, _), .stroke(let path, let new, let style)):
      return Paint.mix(old, new, amount, offset).map { .stroke(path, $0, style) }
    case (.glyphs(let run, _, let old), .glyphs(let newRun, let origin, let new)) where run == newRun:
      return Paint.mix(old, new, amount, offset).map { .glyphs(run, origin: origin, $0) }
    case (.symbol(let name, _, let old), .symbol(let newName, let rect, let new)) where name == newName:
      return Paint.mix(old, new, amount, offset).map { .symbol(name, in: rect, $0) }
    case (.image(let id, _, let old), .image(let newID, let rect, let new)) where id == newID:
      var drawing = new
      if let oldTint = old.tint, let tint = new.tint { drawing.tint = Paint.mix(oldTint, tint, amount, offset) ?? tint }
      return .image(id, in: rect, drawing)
    case (.push, .push(let effect)): return .push(effect)
    case (.pop, .pop): return .pop
    default: return nil
    }
  }
}

extension ViewGraph {
  /// What a view draws now, should its next change be animated.
  func contentBeforeChange(_ id: LayoutID, _ environment: EnvironmentValues) -> OldContent? {
    let rollValue = info[id.offset].rollValue
    info[id.offset].rollValue = environment.base.motion.contentTransition.rollValue
    guard let transaction = animation(in: environment), let drawing = info[id.offset].drawing, tree.isShown(id) else {
      return nil
    }
    var size = tree.frame(id).size
    if let motion = info[id.offset].frameMotion { size = motion.presented(CGRect(origin: .zero, size: size)).size }
    return OldContent(
      transaction: transaction, commands: drawnContent(id, CGRect(origin: .zero, size: size)), size: size,
      text: drawing.text, rollValue: rollValue)
  }

  private func drawnContent(_ id: LayoutID, _ frame: CGRect) -> [DrawCommand] {
    var context = DrawingContext(graph: self, scale: 1)
    drawOwn(id, frame, &context)
    return context.commands
  }

  /// Has the view's drawing go from what it was to what it is.
  func moveContent(_ id: LayoutID, from old: OldContent?, _ environment: EnvironmentValues) {
    info[id.offset].contentMotion?.way.stop(self)
    info[id.offset].contentMotion = nil
    guard let old, let drawing = info[id.offset].drawing else { return }
    var context = DrawingContext(graph: self, scale: 1)
    drawing.draw(in: CGRect(origin: .zero, size: old.size), &context)
    guard context.commands != old.commands else { return }
    let transition = environment.base.motion.contentTransition
    let isRestyled = old.text != nil && old.text == drawing.text
    let motion = ContentMotion(old, transition, isRestyled: isRestyled, environment)
    info[id.offset].contentMotion = motion
    motion.way.add(1, old.transaction, self)
  }
}

/// What a view drew before a change.
struct OldContent {
  var transaction: Transaction
  /// Its frame's origin at zero.
  var commands: [DrawCommand]
  var size: CGSize
  var text: String?
  /// The number of a numeric text.
  var rollValue: Double?
}
