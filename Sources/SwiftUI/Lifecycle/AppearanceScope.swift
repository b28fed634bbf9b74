/// A part of the picture that is there or not while its views live: a screen of a stack, a tab.
///
/// Actions such as `onAppear` wait until their part is shown, and those such as `onDisappear` run when it goes out of
/// sight.
@MainActor
final class AppearanceScope: AppearanceMember {
  private weak var parent: AppearanceScope?
  private var isShown: Bool
  private var members: [WeakMember] = []

  private struct WeakMember { weak var member: (any AppearanceMember)? }

  init(in parent: AppearanceScope?, isShown: Bool) {
    self.parent = parent
    self.isShown = isShown
    parent?.add(self)
  }

  /// Whether it and all around it is shown.
  var isVisible: Bool { isShown && parent?.isVisible ?? true }

  func add(_ member: any AppearanceMember) {
    members.removeAll { $0.member == nil || $0.member === member }
    members.append(WeakMember(member: member))
  }

  func show(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    visibilityDidChange()
  }

  func visibilityDidChange() {
    for entry in members { entry.member?.visibilityDidChange() }
  }
}

/// Something that is told when what it belongs to is shown or goes.
@MainActor
protocol AppearanceMember: AnyObject {
  func visibilityDidChange()
}

/// Runs an action when a view has come to be seen, another when it goes.
@MainActor
final class AppearanceKeeper: AppearanceMember {
  private weak var node: ViewNode?
  private weak var scope: AppearanceScope?
  private var hasAppeared = false
  private var isEnded = false
  private let change: (Bool) -> Void

  /// - Parameter change: takes whether the view appears; never the same twice in a row.
  init(_ node: ViewNode, change: @escaping (Bool) -> Void) {
    self.node = node
    self.change = change
    join(node)
    check()
  }

  /// Takes note of a new environment.
  func join(_ node: ViewNode) {
    let new = node.environment.base.appearance
    guard new !== scope else { return }
    scope = new
    new?.add(self)
    check()
  }

  func visibilityDidChange() { check() }

  /// What is decided now may be decided otherwise by the end of the update.
  private func check() {
    node?.graph.afterUpdate { [weak self] in
      guard let self, !isEnded else { return }
      let isVisible = scope?.isVisible ?? true
      guard isVisible != hasAppeared else { return }
      hasAppeared = isVisible
      change(isVisible)
    }
  }

  /// The view goes for good.
  func end() {
    isEnded = true
    guard hasAppeared else { return }
    hasAppeared = false
    let change = change
    node?.graph.afterUpdate { change(false) }
  }
}
