/// Records how to take back what was done, and to do it again.
///
/// Foundation has this class on Apple's platforms only.
public final class UndoManager {
  private struct Entry {
    weak var target: AnyObject?
    let run: () -> Void
  }
  private struct Group {
    var entries: [Entry] = []
    var name = ""
  }
  private enum Direction { case none, undoing, redoing }

  private var undone: [Group] = []
  private var redone: [Group] = []
  private var open: [Group] = []
  private var direction = Direction.none
  private var disableCount = 0

  public init() {}

  public var isUndoRegistrationEnabled: Bool { disableCount == 0 }
  public var isUndoing: Bool { direction == .undoing }
  public var isRedoing: Bool { direction == .redoing }
  public var canUndo: Bool { !undone.isEmpty || open.contains { !$0.entries.isEmpty } }
  public var canRedo: Bool { !redone.isEmpty }
  public var groupingLevel: Int { open.count }
  /// How many groups are kept; 0 for all.
  public var levelsOfUndo = 0 { didSet { trim() } }
  public var undoActionName: String { undone.last?.name ?? "" }
  public var redoActionName: String { redone.last?.name ?? "" }
  public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  /// Registers how to take back what is being done. What an undo registers is what a redo does.
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let entry = Entry(target: target) { [weak target] in if let target { handler(target) } }
    if open.isEmpty {
      push(Group(entries: [entry], name: ""))
    } else {
      open[open.count - 1].entries.append(entry)
    }
  }

  public func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if isUndoing {
      if !redone.isEmpty { redone[redone.count - 1].name = actionName }
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    }
  }

  public func beginUndoGrouping() { open.append(Group()) }
  public func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty { push(group) } else { open[open.count - 1].entries += group.entries }
  }

  public func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undone.popLast() else { return }
    run(group, .undoing)
  }
  public func redo() {
    guard let group = redone.popLast() else { return }
    run(group, .redoing)
  }

  public func disableUndoRegistration() { disableCount += 1 }
  public func enableUndoRegistration() { disableCount = max(0, disableCount - 1) }

  public func removeAllActions() {
    undone = []
    redone = []
    open = []
  }
  public func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.entries.removeAll { $0.target === target }
        return group.entries.isEmpty ? nil : group
      }
    }
    undone = without(undone)
    redone = without(redone)
  }

  private func push(_ group: Group) {
    guard !group.entries.isEmpty else { return }
    if isUndoing {
      redone.append(group)
    } else {
      undone.append(group)
      if direction == .none { redone = [] }
      trim()
    }
  }

  /// Runs a group, the last entry first; what it registers is one group again.
  private func run(_ group: Group, _ direction: Direction) {
    self.direction = direction
    open.append(Group(entries: [], name: group.name))
    for entry in group.entries.reversed() { entry.run() }
    endUndoGrouping()
    self.direction = .none
  }

  private func trim() {
    if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
  }
}
