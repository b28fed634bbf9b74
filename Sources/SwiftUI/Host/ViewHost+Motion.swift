internal import LayoutCore

extension ViewHost {
  /// Seconds since the preview began. Nothing moves unless this is set; setting it back has no effect.
  public var time: Double {
    get { graph.motion.time }
    set { graph.motion.time = max(newValue, graph.motion.time) }
  }

  /// The time at which the picture will change by itself: this very time while something moves, that of the next date
  /// of a timeline, or nil where nothing will.
  public var nextTime: Double? { graph.motion.nextTime }

  /// Lets time pass until the clock has come to `time`, in steps of a screen's frames, without drawing: what follows
  /// from the end of an animation begins when that ends.
  public func advance(to time: Double) {
    while graph.motion.time < time {
      guard graph.needsUpdate || nextTime != nil else { break }
      var next = graph.motion.time + Self.frame
      // Where nothing moves until a certain time, there is nothing to do before.
      if !graph.needsUpdate, let due = nextTime { next = max(next, due) }
      self.time = min(next, time)
      update()
    }
    self.time = time
  }

  /// Lets time pass until all has come to rest but what never does.
  public func advanceToRest() {
    let end = graph.motion.time + Self.longestMotion
    while graph.motion.hasEnd, graph.motion.time < end { advance(to: min(graph.motion.time + Self.frame, end)) }
  }

  /// In seconds; what moves longer is taken for something that never rests.
  private static let longestMotion = 5.0

  /// A 60th of a second.
  private static let frame = 1.0 / 60

  /// Brings everything up to date but the picture.
  private func update() {
    _ = graph.motion.advance(graph)
    beginUpdate()
    graph.update()
    _ = settle()
    graph.setNeedsRender()
  }

  /// Begins an update in the transaction of the changes that wait for it.
  func beginUpdate() {
    graph.motion.begin()
    if graph.motion.mayAnimate { graph.motion.places = FramePlaces(graph, root: rootNode) }
  }

  /// Ends an update: what it moved begins to go there.
  func endUpdate() {
    if let old = graph.motion.places {
      graph.motion.places = nil
      let new = FramePlaces(graph, root: rootNode)
      graph.moveFrames(from: old, to: new)
      graph.moveMatched(from: old, to: new)
    }
    graph.beginPassages()
    graph.motion.end(graph)
  }

  /// Brings the changes made so far to an end, so that those to come can have another transaction.
  func flush() {
    beginUpdate()
    graph.update()
    layOut()
    endUpdate()
  }
}
