internal import DrawingCore
public import Foundation
internal import LayoutCore

/// What is being dragged over the picture.
@MainActor
final class DragSession {
  let providers: [NSItemProvider]
  let values: [any Transferable]
  /// How what is dragged looks, where it was at the start; empty for what comes from elsewhere.
  let commands: [DrawCommand]
  let images: [ImageID: Bitmap]
  let start: CGPoint
  var point: CGPoint
  weak var target: DropResponder?

  init(
    providers: [NSItemProvider], values: [any Transferable], at point: CGPoint, commands: [DrawCommand] = [],
    images: [ImageID: Bitmap] = [:]
  ) {
    self.providers = providers
    self.values = values
    self.commands = commands
    self.images = images
    start = point
    self.point = point
  }
}

/// What a person drags over the picture from elsewhere.
public struct DroppedItems: Hashable, Sendable {
  /// Paths.
  public var files: [String]
  public var text: String?

  public init(files: [String] = [], text: String? = nil) {
    self.files = files
    self.text = text
  }

  var values: [any Transferable] {
    files.map { URL(fileURLWithPath: $0) } + (text.map { [$0] } ?? [])
  }
}

extension InputState {
  /// The pointer moves with what is dragged, or lets go of it.
  func dragDidMove(_ phase: ViewHost.PointerPhase, to point: CGPoint) {
    guard let drag else { return }
    graph.setNeedsRender()
    switch phase {
    case .began, .moved: follow(drag, to: point)
    case .ended:
      follow(drag, to: point)
      self.drag = nil
      drag.target?.drop(drag)
    case .cancelled:
      self.drag = nil
      drag.target?.exit(drag)
    }
  }

  private func follow(_ drag: DragSession, to point: CGPoint) {
    drag.point = point
    let found = responders(at: point) { ($0 as? DropResponder)?.accepts(drag) == true }.first
    let target = found?.responder as? DropResponder
    if target !== drag.target {
      drag.target?.exit(drag)
      drag.target = target
      if let found { target?.enter(drag, found.frame) }
    } else if let found {
      target?.update(drag, found.frame)
    }
  }

  /// Draws what is dragged at the pointer.
  func drawDrag(_ context: inout DrawingContext) {
    guard let drag, !drag.commands.isEmpty else { return }
    let way = CGAffineTransform(translationX: drag.point.x - drag.start.x, y: drag.point.y - drag.start.y)
    context.commands.append(.push(.transform(way)))
    context.commands.append(.push(.opacity(0.9)))
    context.commands.append(
      .push(.shadow(RGBA.black.opacity(0.25), radius: 8, offset: CGSize(width: 0, height: 4))))
    context.commands += drag.commands
    for _ in 0..<3 { context.commands.append(.pop) }
    context.images.merge(drag.images) { first, _ in first }
  }
}

extension ViewHost {
  /// A step of dragging something over the picture from elsewhere.
  public enum DropPhase: Sendable { case entered, moved, left, dropped }

  /// Whether a view takes what is dragged over it now.
  public var takesDrop: Bool { graph.input.drag?.target != nil }

  /// Tells the view of something that is dragged over it from elsewhere.
  /// - Returns: whether a view takes it here.
  @discardableResult
  public func sendDrop(_ phase: DropPhase, at point: CGPoint, _ items: DroppedItems) -> Bool {
    let input = graph.input
    switch phase {
    case .entered, .moved:
      if input.drag == nil {
        let values = items.values
        input.drag = DragSession(providers: values.map { NSItemProvider($0) }, values: values, at: point)
      }
      input.dragDidMove(.moved, to: point)
      return input.drag?.target != nil
    case .left:
      input.dragDidMove(.cancelled, to: point)
      return false
    case .dropped:
      let values = items.values
      input.dragDidMove(.cancelled, to: point)
      input.drag = DragSession(providers: values.map { NSItemProvider($0) }, values: values, at: point)
      input.dragDidMove(.moved, to: point)
      let isTaken = input.drag?.target != nil
      input.dragDidMove(.ended, to: point)
      return isTaken
    }
  }
}
