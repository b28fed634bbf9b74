internal import LayoutCore

/// Children that come and go in their own time.
extension ViewNode {
  /// Notes that a child has come, so that its transition runs where the change is animated.
  /// - Parameter environment: in which the transition runs; nil for this node's.
  final func welcome(_ child: ViewNode, in environment: EnvironmentValues? = nil) {
    let environment = environment ?? self.environment
    guard graph.motion.isUpdating, graph.animation(in: environment) != nil || graph.motion.hasTransitions else {
      return
    }
    child.passage = Passage(isDeparture: false, environment) { [weak child] passage in
      if child?.passage === passage { child?.passage = nil }
    }
  }

  /// Lets a child go: at once, or after its transition where the change is animated.
  /// - Parameter environment: in which the transition runs; nil for this node's.
  /// - Returns: whether it is still to be shown.
  final func dismiss(
    _ child: ViewNode, in environment: EnvironmentValues? = nil, onGone: @escaping (ViewNode) -> Void
  ) -> Bool {
    let environment = environment ?? self.environment
    guard !isDestroyed, graph.motion.isUpdating, departs(child) else {
      child.destroy()
      return false
    }
    child.passage = Passage(isDeparture: true, environment) { [weak self, weak child] passage in
      guard let self, let child, child.passage === passage, !isDestroyed else { return }
      onGone(child)
      child.destroy()
      rootsDidChange()
    }
    return true
  }

  private func departs(_ child: ViewNode) -> Bool {
    if graph.animation(in: environment) != nil { return child.hasShownRoots }
    guard graph.motion.hasTransitions else { return false }
    var roots: [LayoutID] = []
    child.collect(&roots)
    return roots.flatMap(graph.transitionRoots).contains {
      graph.info[$0.offset].transition?.box.ownsAnimation(.didDisappear) == true
    }
  }

  private var hasShownRoots: Bool {
    var roots: [LayoutID] = []
    collect(&roots)
    return roots.contains { graph.tree.isShown($0) }
  }

  /// A child that was on its way out is wanted again.
  final func welcomeBack(_ child: ViewNode, in environment: EnvironmentValues? = nil) {
    child.passage = Passage(isDeparture: false, environment ?? self.environment) { [weak child] passage in
      if child?.passage === passage { child?.passage = nil }
    }
    rootsDidChange()
  }

  /// Marks the roots of a child that comes or goes.
  final func markPassage(of child: ViewNode, _ roots: ArraySlice<LayoutID>) {
    guard let passage = child.passage else { return }
    for root in roots {
      graph.info[root.offset].passage = passage
      graph.info[root.offset].isDeparting = passage.isDeparture
    }
  }
}

extension ViewGraph {
  /// Makes roots the children of a container: those on their way out take no part in layout any more.
  func setChildren(_ id: LayoutID, _ roots: [LayoutID]) {
    // What decorates the roots may be other than it was, too.
    setNeedsDrawing(id)
    guard
      roots.contains(where: {
        guard let marks = info[$0.offset].traits?.collected else { return false }
        return marks.passage != nil || marks.isDeparting
      })
    else {
      if info[id.offset].traits?.departed.isEmpty == false { info[id.offset].departed = [] }
      tree.setChildren(id, roots)
      return
    }
    for root in roots {
      if let passage = info[root.offset].passage { motion.passing.append((root, passage)) }
    }
    info[id.offset].departed = roots.filter { info[$0.offset].isDeparting }.map { DepartedRoot(id: $0) }
    tree.setChildren(id, roots.filter { !info[$0.offset].isDeparting })
  }

  /// Notes what comes into a container that places its children by itself, and what goes from it.
  func notePassages(_ id: LayoutID, _ roots: [LayoutID], leaving: [LayoutID]) {
    for root in roots + leaving {
      if let passage = info[root.offset].passage { motion.passing.append((root, passage)) }
    }
    if !leaving.isEmpty || !info[id.offset].departed.isEmpty {
      info[id.offset].departed = leaving.map { DepartedRoot(id: $0) }
    }
  }

  /// Begins the transitions of what came and went in the update.
  func beginPassages() {
    let passing = motion.passing
    motion.passing = []
    var passages: [Passage] = []
    for (root, passage) in passing where info[root.offset].passage === passage {
      passage.begin(root, self)
      if !passages.contains(where: { $0 === passage }) { passages.append(passage) }
    }
    for passage in passages { passage.finishIfIdle() }
  }
}
