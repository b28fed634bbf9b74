internal import DrawingCore
internal import Foundation
internal import LayoutCore

/// A view's drawing on its way from what it was to what it has become.
@MainActor
final class ContentMotion {
  /// What it was, its frame's origin at zero.
  private let old: [DrawCommand]
  let transition: ContentTransition
  /// Both show the same text, in another font.
  let isRestyled: Bool
  let isRollingDown: Bool
  let way: ValueMotion<Double>

  init(
    _ content: OldContent, _ transition: ContentTransition, isRestyled: Bool, _ environment: EnvironmentValues
  ) {
    old = content.commands
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
    if let mixed = DrawCommand.mix(old, new, amount, offset: frame.origin, isRestyled) { return mixed }
    if transition.kind == .identity { return new }
    let shown = min(max(amount, 0), 1)
    if isRestyled { return new }
    if transition.kind == .numericText {
      return NumberRoll(old: old, new: new, frame: frame, isDown: isRollingDown).commands(shown)
    }
    return [.push(.opacity(1 - shown)), .push(.transform(move))] + old + [.pop, .pop, .push(.opacity(shown))] + new
      + [.pop]
  }
}

extension DrawCommand {
  /// Commands between two lists that differ in paints alone; nil where they differ in more.
  /// - Parameters:
  ///   - offset: what the first list has yet to be moved by.
  ///   - isRestyled: glyphs of other fonts count as the same.
  static func mix(
    _ a: [DrawCommand], _ b: [DrawCommand], _ amount: Double, offset: CGPoint, _ isRestyled: Bool
  ) -> [DrawCommand]? {
    guard a.count == b.count else { return nil }
    var result: [DrawCommand] = []
    result.reserveCapacity(a.count)
    for (a, b) in zip(a, b) {
      guard let mixed = mix(a, b, amount, offset, isRestyled) else { return nil }
      result.append(mixed)
    }
    return result
  }

  private static func mix(
    _ a: DrawCommand, _ b: DrawCommand, _ amount: Double, _ offset: CGPoint, _ isRestyled: Bool
  ) -> DrawCommand? {
    switch (a, b) {
    case (.fill(_, let old, _), .fill(let path, let new, let style)):
      return Paint.mix(old, new, amount, offset).map { .fill(path, $0, style) }
    case (.stroke(_, let old, _), .stroke(let path, let new, let style)):
      return Paint.mix(old, new, amount, offset).map { .stroke(path, $0, style) }
    case (.glyphs(let run, _, let old), .glyphs(let newRun, let origin, let new)) where run == newRun || isRestyled:
      return Paint.mix(old, new, amount, offset).map { .glyphs(run, origin: origin, $0) }
    case (.symbol(let name, _, let old, _), .symbol(let newName, let rect, let new, let weight)) where name == newName:
      return Paint.mix(old, new, amount, offset).map { .symbol(name, in: rect, $0, weight: weight) }
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
  /// What a view draws now, should its next change be animated or end an animation.
  func contentBeforeChange(_ id: LayoutID, _ environment: EnvironmentValues) -> OldContent? {
    let rollValue = info[id.offset].rollValue
    let newValue = environment.base.motion.contentTransition.rollValue
    if newValue != rollValue { info[id.offset].rollValue = newValue }
    let transaction = animation(in: environment)
    let isMoving = info[id.offset].contentMotion?.way.isMoving == true
    guard transaction != nil || isMoving, let drawing = info[id.offset].drawing, tree.isShown(id) else { return nil }
    var size = tree.frame(id).size
    if let motion = info[id.offset].frameMotion { size = motion.presented(CGRect(origin: .zero, size: size)).size }
    let frame = CGRect(origin: .zero, size: size)
    var target = DrawingContext(graph: self, scale: 1)
    drawing.draw(in: frame, &target)
    var shown = target
    if isMoving {
      shown.commands = []
      drawOwn(id, frame, &shown)
    }
    return OldContent(
      transaction: transaction, target: target.commands, commands: shown.commands, size: size, text: drawing.text,
      rollValue: rollValue)
  }

  /// Has the view's drawing go from what it was to what it is, where it became another.
  func moveContent(_ id: LayoutID, from old: OldContent?, _ environment: EnvironmentValues) {
    guard let old, let drawing = info[id.offset].drawing else { return }
    var context = DrawingContext(graph: self, scale: 1)
    drawing.draw(in: CGRect(origin: .zero, size: old.size), &context)
    guard context.commands != old.target else { return }
    if let motion = info[id.offset].contentMotion {
      motion.way.stop(self)
      info[id.offset].contentMotion = nil
    }
    guard let transaction = old.transaction, context.commands != old.commands else { return }
    let transition = environment.base.motion.contentTransition
    let isRestyled = old.text != nil && old.text == drawing.text
    let motion = ContentMotion(old, transition, isRestyled: isRestyled, environment)
    info[id.offset].contentMotion = motion
    motion.way.add(1, transaction, self)
  }
}

/// What a view drew before a change.
struct OldContent {
  /// nil where the change is not animated.
  var transaction: Transaction?
  /// What it was to draw, and what it drew on the way there; its frame's origin at zero.
  var target, commands: [DrawCommand]
  var size: CGSize
  var text: String?
  /// The number of a numeric text.
  var rollValue: Double?
}
