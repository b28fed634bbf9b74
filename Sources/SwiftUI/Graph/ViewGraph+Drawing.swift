internal import DrawingCore
import Foundation
internal import LayoutCore

/// The draw and hit testing passes: both walk the placed tree, neither changes it.
extension ViewGraph {
  /// Draws a node and all in it, or takes its commands from the picture before where none of that changed.
  /// - Parameter origin: the place of its parent, in points of the picture.
  func draw(_ id: LayoutID, origin: CGPoint, _ context: inout DrawingContext) {
    guard tree.isShown(id) else { return }
    guard let outer = context.place else {
      drawAnew(id, origin: origin, &context)
      return
    }
    let start = context.commands.count
    let before = commandsBefore(id, in: outer)
    if let before, !info[id.offset].drawn.readsOthers, !tree.hasChanged(id) {
      context.commands += pictureBefore.commands[before]
      info[id.offset].drawn.didReuse(at: start, in: outer)
      return
    }
    context.place = outer.within(info[id.offset].drawn, before: before, start: start)
    let readOthers = context.readsOthers
    context.readsOthers = false
    drawAnew(id, origin: origin, &context)
    context.place = outer
    info[id.offset].drawn = DrawnCommands(
      start..<context.commands.count, in: outer, readsOthers: context.readsOthers)
    if readOthers { context.readsOthers = true }
  }

  private func drawAnew(_ id: LayoutID, origin: CGPoint, _ context: inout DrawingContext) {
    drawCount += 1
    let traits = info[id.offset].traits
    if traits?.collected.isHidden == true { return }
    let frame = shownFrame(id, origin: origin)
    if let stage = traits?.stage {
      // What is within the stage is drawn there.
      let place = context.place
      context.place = nil
      stage.draw(frame, &context)
      context.place = place
    } else {
      drawShown(id, frame, &context)
    }
  }

  /// Draws a node and all in it where it is shown.
  func drawShown(_ id: LayoutID, _ frame: ShownFrame, _ context: inout DrawingContext) {
    if info[id.offset].decorations.isEmpty {
      drawContent(id, frame, &context)
      return
    }
    let effects = info[id.offset].decorations.compactMap { decoration -> (any DrawingEffect)? in
      if case .effect(let effect) = decoration { return effect }
      return nil
    }
    if effects.contains(where: \.readsOthers) { context.readsOthers = true }
    drawWithin(effects[...], id, frame, &context)
  }

  private func drawWithin(
    _ effects: ArraySlice<any DrawingEffect>, _ id: LayoutID, _ frame: ShownFrame, _ context: inout DrawingContext
  ) {
    guard let outer = effects.last else {
      drawContent(id, frame, &context)
      return
    }
    outer.draw(frame.frame, &context) { drawWithin(effects.dropLast(), id, frame, &$0) }
  }

  private func drawContent(_ id: LayoutID, _ frame: ShownFrame, _ context: inout DrawingContext) {
    drawOwn(id, frame.frame, &context)
    guard let traits = info[id.offset].traits else {
      drawChildren(id, frame, &context)
      return
    }
    let clip = traits.clip?(frame.frame)
    if clip != nil { context.readsOthers = true }
    if let clip { context.commands.append(.push(.clip(Path(clip), FillStyle()))) }
    if traits.masksFirstChild { drawMasked(id, frame, &context) } else { drawChildren(id, frame, &context) }
    if clip != nil { context.commands.append(.pop) }
  }

  private func drawChildren(_ id: LayoutID, _ frame: ShownFrame, _ context: inout DrawingContext) {
    if isInOrder(id) {
      var child = tree.firstChild(id)
      while let next = child {
        draw(next, origin: frame.inner, &context)
        child = tree.nextSibling(next)
      }
    } else {
      for child in childrenInDepthOrder(id) { draw(child, origin: frame.inner, &context) }
    }
  }

  /// Whether the children are drawn one after the other.
  private func isInOrder(_ id: LayoutID) -> Bool {
    if let traits = info[id.offset].traits, traits.drawsFirstChildLast || !traits.departed.isEmpty { return false }
    var child = tree.firstChild(id)
    while let next = child {
      if let traits = info[next.offset].traits, traits.collected.zIndex != 0 { return false }
      child = tree.nextSibling(next)
    }
    return true
  }

  /// Draws the first child where the others are opaque.
  private func drawMasked(_ id: LayoutID, _ frame: ShownFrame, _ context: inout DrawingContext) {
    var mask = DrawingContext(graph: self, scale: context.scale)
    let children = tree.children(id)
    for layer in children.dropFirst() { draw(layer, origin: frame.inner, &mask) }
    context.images.merge(mask.images) { first, _ in first }
    context.commands.append(.push(.mask(mask.commands)))
    if let first = children.first { draw(first, origin: frame.inner, &context) }
    context.commands.append(.pop)
  }

  /// The children from the lowest to the highest.
  private func childrenInDepthOrder(_ id: LayoutID) -> [LayoutID] {
    var children = tree.children(id)
    if info[id.offset].drawsFirstChildLast, children.count > 1 { children.append(children.removeFirst()) }
    // What is on its way out lies below what stays.
    if !info[id.offset].departed.isEmpty { children = info[id.offset].departed.map(\.id) + children }
    guard children.contains(where: { info[$0.offset].zIndex != 0 }) else { return children }
    return children.enumerated().sorted {
      let (a, b) = (info[$0.element.offset].zIndex, info[$1.element.offset].zIndex)
      return a != b ? a < b : $0.offset < $1.offset
    }.map(\.element)
  }

  /// Finds what lies at a point, from the highest view down.
  func hitTest(_ id: LayoutID, origin: CGPoint, _ point: CGPoint) -> HitResult {
    guard tree.isShown(id), !info[id.offset].isHidden else { return HitResult() }
    let frame = shownFrame(id, origin: origin)
    return hitWithin(info[id.offset].decorations[...], id, frame, point)
  }

  private func hitWithin(
    _ decorations: ArraySlice<Decoration>, _ id: LayoutID, _ frame: ShownFrame, _ point: CGPoint
  ) -> HitResult {
    guard let outer = decorations.last else { return hitContent(id, frame, point) }
    let inner = decorations.dropLast()
    switch outer {
    case .effect(let effect):
      guard let located = effect.locate(point, in: frame.frame) else { return HitResult() }
      return hitWithin(inner, id, frame, located)
    case .responder(let responder):
      if responder.isTransparent { return HitResult() }
      var result = hitWithin(inner, id, frame, point)
      if let shape = responder.contentShape {
        result.isHit = shape(frame.frame).contains(point, eoFill: responder.isEvenOdd)
        if !result.isHit { result.responders = [] }
      }
      if responder.isBlocking { result.responders = [] }
      if result.isHit { result.responders.append((responder, frame.frame, point)) }
      return result
    case .identity, .composite, .accessibility:
      return hitWithin(inner, id, frame, point)
    }
  }

  private func hitContent(_ id: LayoutID, _ shown: ShownFrame, _ point: CGPoint) -> HitResult {
    let frame = shown.frame
    if let clip = info[id.offset].clip?(frame), !clip.contains(point) { return HitResult() }
    let children = info[id.offset].masksFirstChild ? Array(tree.children(id).prefix(1)) : childrenInDepthOrder(id)
    for child in children.reversed() where !info[child.offset].isDeparting {
      let result = hitTest(child, origin: shown.inner, point)
      if result.isHit { return result }
    }
    let isHit = frame.contains(point) && info[id.offset].drawing?.contains(point, in: frame) == true
    return HitResult(responders: [], isHit: isHit)
  }
}
