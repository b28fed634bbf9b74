internal import DrawingCore
internal import Foundation
internal import LayoutCore

/// Where a node is shown, and from where its children's frames count.
struct ShownFrame {
  var frame: CGRect
  var inner: CGPoint
}

extension ViewGraph {
  /// Where a node is shown now, be it where layout put it or on the way there.
  /// - Parameter origin: what the node's own frame counts from, in points of the picture.
  func shownFrame(_ id: LayoutID, origin: CGPoint) -> ShownFrame {
    let target = tree.frame(id).offsetBy(dx: origin.x, dy: origin.y)
    guard let traits = info[id.offset].traits else { return ShownFrame(frame: target, inner: target.origin) }
    guard let motion = traits.frameMotion else {
      guard let offset = traits.offset, offset.isMoving else {
        return ShownFrame(frame: target, inner: target.origin)
      }
      return ShownFrame(frame: target, inner: moved(target.origin, by: offset, id))
    }
    let shown = motion.presented(target)
    return ShownFrame(frame: shown, inner: traits.collected.isGeometryGroup ? shown.origin : target.origin)
  }

  /// What layout moved by the offset as it shall be is moved by the offset as it is.
  private func moved(_ origin: CGPoint, by offset: AnimatedValue<_OffsetEffect>, _ id: LayoutID) -> CGPoint {
    let (now, end) = (offset.presented.offset, offset.target.offset)
    let sign: CGFloat = tree.isRightToLeft(id) ? -1 : 1
    return CGPoint(x: origin.x + sign * (now.width - end.width), y: origin.y + now.height - end.height)
  }

  /// Draws what a node draws itself, be it what it is or on the way there.
  func drawOwn(_ id: LayoutID, _ frame: CGRect, _ context: inout DrawingContext) {
    guard let drawing = info[id.offset].drawing else { return }
    if drawing.readsOthers { context.readsOthers = true }
    let traits = info[id.offset].traits
    let content = traits?.contentMotion
    let isChanging = content?.way.isMoving == true
    let isOnTheWay = drawing.keepsLaidOutSize && traits?.frameMotion?.value.isMoving == true
    guard isChanging || isOnTheWay else {
      drawing.draw(in: frame, &context)
      return
    }
    var inner = DrawingContext(graph: self, scale: context.scale)
    var place = frame
    if isOnTheWay { place.size = tree.frame(id).size }
    drawing.draw(in: place, &inner)
    if let content, isChanging {
      if content.isRestyled, isOnTheWay, place.width > 0, place.height > 0 {
        let scale = CGAffineTransform(scaleX: frame.width / place.width, y: frame.height / place.height)
        inner.commands = [.push(.transform(scale.around(frame.origin)))] + inner.commands + [.pop]
      }
      inner.commands = content.mixed(with: inner.commands, in: place)
    }
    context.images.merge(inner.images) { first, _ in first }
    context.commands += inner.commands
  }
}

extension LayoutInfo {
  /// Ends what moves of the node.
  @MainActor func stopMotion(_ graph: ViewGraph) {
    guard let traits else { return }
    traits.stage?.close()
    traits.frameMotion?.stop(graph)
    traits.contentMotion?.way.stop(graph)
    traits.offset?.stop(graph)
  }
}

/// A child that went and is still shown.
struct DepartedRoot {
  let id: LayoutID
}
