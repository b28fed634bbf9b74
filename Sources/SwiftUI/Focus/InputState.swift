import Foundation
internal import LayoutCore

/// What keys, pointer and clipboard of the person are at.
@MainActor
final class InputState {
  unowned let graph: ViewGraph
  /// The root of what is shown.
  var root: LayoutID?
  /// How often the button was pressed in quick succession at the same place.
  var clickCount = 1
  var modifiers: EventModifiers = []
  /// Whether the preview reads from right to left.
  var isRightToLeft = false
  /// Whether the person's keys come to the preview.
  var hasKeyboard = true
  /// Whether carets blink, as where a person looks on.
  var blinksCaret = false
  /// The view that has the focus.
  private(set) weak var focused: (any FocusItem)?
  private var focusedBindings: [any FocusBinding] = []
  private var changedLocations: [AnyObject] = []
  private var isResolving = false
  /// How many views want to know where the pointer is.
  var hoverFollowers = 0
  /// The views under the pointer that want to know.
  var hovered: [Responder] = []
  /// Where the pointer is, in points of the picture.
  var pointer: CGPoint?
  /// What two fingers have come to, while a gesture is told of them.
  var pinch: PinchState?
  /// What a person drags over the picture.
  var drag: DragSession?
  /// Called with text to put on the clipboard.
  var onCopy: ((String) -> Void)?
  /// Called when the clipboard's text is wanted; `ViewHost.paste` brings it.
  var onPasteRequest: (() -> Void)?
  /// Called when what the window should know of the focus has changed.
  var onFocusChange: (() -> Void)?

  init(graph: ViewGraph) { self.graph = graph }

  /// Puts text on the clipboard.
  func copy(_ text: String) {
    UIPasteboard.general.take(text)
    onCopy?(text)
  }

  // MARK: Focus

  /// Gives the focus to a view, or takes it away.
  func focus(_ item: (any FocusItem)?) {
    guard item !== focused else { return }
    let old = focused
    focused = item
    let bindings = item.map { chain(to: $0).compactMap { ($0 as? FocusBindingResponder)?.binding } } ?? []
    let left = focusedBindings.filter { old in !bindings.contains { $0 === old } }
    focusedBindings = bindings
    old?.focusDidChange(false)
    for binding in left { binding.setFocused(false) }
    for binding in bindings { binding.setFocused(true) }
    item?.focusDidChange(true)
    onFocusChange?()
    graph.setNeedsRender()
  }

  /// A view that may have the focus goes away.
  func willRemove(_ item: any FocusItem) {
    guard item === focused else { return }
    focused = nil
    let left = focusedBindings
    focusedBindings = []
    onFocusChange?()
    graph.afterUpdate { for binding in left { binding.setFocused(false) } }
  }

  /// The program has set a value that views are focused by: the focus follows once the tree is laid out.
  func valueDidChange(at location: AnyObject) {
    if !changedLocations.contains(where: { $0 === location }) { changedLocations.append(location) }
    guard !isResolving else { return }
    isResolving = true
    graph.afterUpdate { [weak self] in self?.resolve() }
    graph.setNeedsRender()
  }

  /// The program has set a value that the focus is to follow.
  var hasPendingFocus: Bool { isResolving }

  private func resolve() {
    isResolving = false
    let locations = changedLocations
    changedLocations = []
    for location in locations {
      var wanted: (any FocusItem)?
      var refusing: [any FocusBinding] = []
      var hasWish = false
      forEachResponder { responder, node in
        guard let binding = (responder as? FocusBindingResponder)?.binding, binding.location === location,
          binding.wantsFocus
        else { return }
        hasWish = true
        if wanted == nil { wanted = self.items(below: node).first { $0.canBecomeFocused } }
        if wanted == nil { refusing.append(binding) }
      }
      if let wanted {
        focus(wanted)
      } else if hasWish {
        for binding in refusing { binding.setFocused(false) }
      } else if focusedBindings.contains(where: { $0.location === location }) {
        focus(nil)
      }
    }
  }

  // MARK: The tree

  /// What is shown, what lies above the picture first.
  var roots: [LayoutID] { graph.presentedLayers.reversed() + (root.map { [$0] } ?? []) }

  /// Visits the responders of all views shown, those of a view after those of the views in it.
  func forEachResponder(_ body: (Responder, LayoutID) -> Void) {
    for root in roots { visit(root, body) }
  }

  func visit(_ node: LayoutID, _ body: (Responder, LayoutID) -> Void) {
    guard graph.tree.isShown(node), graph.info[node.offset].traits?.collected.isHidden != true else { return }
    var child = graph.tree.firstChild(node)
    while let next = child {
      visit(next, body)
      child = graph.tree.nextSibling(next)
    }
    for decoration in graph.info[node.offset].decorations {
      if case .responder(let responder) = decoration { body(responder, node) }
    }
  }

  /// What can have the focus at a node and in it, in the order of the tree.
  func items(below node: LayoutID) -> [any FocusItem] {
    var items: [any FocusItem] = []
    visit(node) { responder, _ in if let item = responder.focusItem { items.append(item) } }
    return items
  }

  /// The responders around what has the focus, the innermost first.
  func chain(to item: any FocusItem) -> [Responder] {
    guard let node = node(of: item) else { return [] }
    var chain: [Responder] = []
    var next: LayoutID? = node
    while let node = next {
      for case .responder(let responder) in graph.info[node.offset].decorations { chain.append(responder) }
      next = graph.tree.parent(node)
    }
    return chain
  }

  /// The responders that were put on what has the focus itself: on its view, and on the control whose part that is.
  func ownResponders(of item: any FocusItem) -> [Responder] {
    guard let node = node(of: item) else { return [] }
    var own: [Responder] = []
    var next: LayoutID? = node
    while let node = next {
      var isControl = false
      for decoration in graph.info[node.offset].decorations {
        switch decoration {
        case .responder(let responder): own.append(responder)
        case .composite(let mark): isControl = isControl || Self.fields.contains(mark.name)
        case .identity, .effect, .accessibility: break
        }
      }
      if isControl || item.textInput == nil { break }
      next = graph.tree.parent(node)
    }
    return own
  }
  private static let fields: Set<String> = ["TextField", "SecureField", "TextEditor"]

  func node(of item: any FocusItem) -> LayoutID? {
    var found: LayoutID?
    forEachResponder { responder, node in if responder.focusItem === item { found = node } }
    return found
  }

  // MARK: Tab

  /// Moves the focus to the next view that takes it, in reading order, at the end to the first one.
  /// - Returns: whether there was one.
  func moveFocus(forward: Bool) -> Bool {
    let stops = tabStops
    guard !stops.isEmpty else { return false }
    let index = stops.firstIndex { $0.item === focused }
    let next = index.map { ($0 + (forward ? 1 : stops.count - 1)) % stops.count } ?? (forward ? 0 : stops.count - 1)
    focus(stops[next].item)
    focused?.textInput?.selectAllByTab()
    return true
  }

  /// Where Tab stops, in reading order: in what lies above the picture, where something does.
  private var tabStops: [TabStop] {
    guard let root = roots.first else { return [] }
    var stops: [TabStop] = []
    collect(root, [], &stops)
    return TabStop.inReadingOrder(stops, isRightToLeft: isRightToLeft)
  }

  /// Whether Tab would go somewhere other than back to where it began.
  func hasTabStop(forward: Bool) -> Bool {
    let stops = tabStops
    guard let index = stops.firstIndex(where: { $0.item === focused }) else { return !stops.isEmpty }
    return forward ? index < stops.count - 1 : index > 0
  }

  private func collect(_ node: LayoutID, _ sections: [TabStop.Section], _ stops: inout [TabStop]) {
    guard graph.tree.isShown(node), graph.info[node.offset].traits?.collected.isHidden != true else { return }
    var sections = sections
    for case .responder(let responder) in graph.info[node.offset].decorations.reversed() {
      if responder is FocusSectionResponder {
        let frame = graph.tree.absoluteFrame(node)
        sections.append(TabStop.Section(id: ObjectIdentifier(responder), frame: frame))
      }
    }
    var child = graph.tree.firstChild(node)
    while let next = child {
      collect(next, sections, &stops)
      child = graph.tree.nextSibling(next)
    }
    for case .responder(let responder) in graph.info[node.offset].decorations {
      guard let item = responder.focusItem, item.isTabStop else { continue }
      stops.append(TabStop(item: item, frame: graph.tree.absoluteFrame(node), sections: sections))
    }
  }
}

/// A place where Tab stops.
struct TabStop {
  /// A group whose stops come one after the other.
  struct Section {
    let id: ObjectIdentifier
    let frame: CGRect
  }
  let item: any FocusItem
  let frame: CGRect
  /// Those around it, the outermost first.
  let sections: [Section]

  /// Row by row, in rows from where reading begins; what overlaps by half its height stands in one row.
  static func inReadingOrder(_ stops: [TabStop], isRightToLeft: Bool, depth: Int = 0) -> [TabStop] {
    var groups: [(frame: CGRect, section: ObjectIdentifier?, stops: [TabStop])] = []
    for stop in stops {
      guard depth < stop.sections.count else {
        groups.append((stop.frame, nil, [stop]))
        continue
      }
      let section = stop.sections[depth]
      if let known = groups.firstIndex(where: { $0.section == section.id }) {
        groups[known].stops.append(stop)
      } else {
        groups.append((section.frame, section.id, [stop]))
      }
    }
    var rows: [[(frame: CGRect, section: ObjectIdentifier?, stops: [TabStop])]] = []
    for group in groups.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = rows.last?.first,
        min(first.frame.maxY, group.frame.maxY) - group.frame.minY > min(first.frame.height, group.frame.height) / 2
      {
        rows[rows.count - 1].append(group)
      } else {
        rows.append([group])
      }
    }
    return rows.flatMap { row in
      row.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
    }.flatMap { group in
      group.section == nil ? group.stops : inReadingOrder(group.stops, isRightToLeft: isRightToLeft, depth: depth + 1)
    }
  }
}
