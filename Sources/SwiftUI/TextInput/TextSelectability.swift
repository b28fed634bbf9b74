internal import DrawingCore
import Foundation
internal import LayoutCore

/// Whether a person can select text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public nonisolated struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

public nonisolated struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Lets a person select the texts in a view, or not.
public nonisolated struct _TextSelectionModifier: DecorationModifier {
  public typealias Body = Never
  let isEnabled: Bool

  final class Keeper: DecorationKeeper {
    private let responder: TextSelectionResponder
    init(_ modifier: _TextSelectionModifier, _ node: ViewNode) {
      responder = TextSelectionResponder(node.graph)
      (responder.isEnabled, responder.environment) = (modifier.isEnabled, node.environment)
    }
    func renew(_ modifier: _TextSelectionModifier, _ node: ViewNode) -> Bool {
      responder.isEnabled = modifier.isEnabled
      return false
    }
    func environmentDidChange(_ node: ViewNode) { responder.environment = node.environment }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      responder.root = root
      graph.info[root.offset].decorations.append(.responder(responder))
      graph.info[root.offset].decorations.append(.effect(responder))
    }
    func willDestroy(_ node: ViewNode) { node.graph.input.willRemove(responder) }
  }
}

/// Selects parts of the texts in a view by the pointer, and copies them.
final class TextSelectionResponder: Responder, FocusItem, DrawingEffect {
  private unowned let graph: ViewGraph
  var isEnabled = true
  var environment = EnvironmentValues()
  var root: LayoutID?
  private weak var leaf: Text.Leaf?
  private var node: LayoutID?
  private(set) var selection = TextEditing("")
  private var isFollowing = false

  init(_ graph: ViewGraph) { self.graph = graph }

  override var focusItem: (any FocusItem)? { self }
  var canBecomeFocused: Bool { isEnabled }
  var isTabStop: Bool { false }

  func focusDidChange(_ isFocused: Bool) {
    if !isFocused { (leaf, node) = (nil, nil) }
    graph.setNeedsRender()
  }

  /// The text at a point, and where it is.
  private func text(at point: CGPoint, below node: LayoutID) -> (leaf: Text.Leaf, node: LayoutID)? {
    guard graph.tree.isShown(node), graph.tree.absoluteFrame(node).insetBy(dx: -4, dy: -2).contains(point) else {
      return nil
    }
    for child in graph.tree.children(node).reversed() {
      if let found = text(at: point, below: child) { return found }
    }
    return (graph.info[node.offset].drawing as? Text.Leaf).map { ($0, node) }
  }

  private func place(at point: CGPoint) -> Int {
    guard let leaf, let node else { return 0 }
    let frame = graph.tree.absoluteFrame(node)
    return leaf.carets(in: frame.size).offset(at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
  }

  override func pressBegan(at point: CGPoint, in frame: CGRect) -> Bool {
    isFollowing = false
    guard isEnabled, let root, let found = text(at: point, below: root) else { return false }
    let clicks = graph.input.clickCount
    // A single tap of a finger selects nothing.
    guard environment.platform == .macos || clicks > 1 else { return false }
    graph.input.focus(self)
    (leaf, node, isFollowing) = (found.leaf, found.node, true)
    selection = TextEditing(found.leaf.text ?? "")
    let place = place(at: point)
    switch clicks {
    case 2: selection.select(selection.word(at: place))
    case 3...: selection.select(selection.paragraph(at: place))
    default: selection.move(to: place)
    }
    graph.setNeedsRender()
    return true
  }

  override func pressMoved(to point: CGPoint) -> Bool {
    guard isFollowing else { return false }
    selection.move(to: place(at: point), extending: true)
    graph.setNeedsRender()
    return true
  }

  override func pressEnded(at point: CGPoint) -> Bool {
    defer { isFollowing = false }
    // A click that selects nothing is no more than a click.
    return isFollowing && !selection.selection.isEmpty
  }

  override func handle(_ press: KeyPress) -> Bool {
    guard press.phase != .up, !press.modifiers.isDisjoint(with: [.control, .command]), leaf != nil else { return false }
    switch press.key.character.lowercased() {
    case "a": selection.selectAll()
    case "c":
      guard !selection.selection.isEmpty else { return false }
      graph.input.copy(selection.selectedText)
    default: return false
    }
    graph.setNeedsRender()
    return true
  }

  /// The selection lies over the text, and lets it through.
  func drawAbove(_ frame: CGRect, _ context: inout DrawingContext) {
    guard let leaf, let node, graph.tree.isShown(node), !selection.selection.isEmpty else { return }
    let own = graph.tree.absoluteFrame(node)
    let paint = TintShapeStyle()._paint(in: own, context: environment.styleContext).opacity(0.25)
    for rect in leaf.carets(in: own.size).rectangles(of: selection.selection, edge: own.width) {
      context.commands.append(.fill(Path(rect.offsetBy(dx: own.minX, dy: own.minY)), paint, FillStyle()))
    }
  }
}

extension View {
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(_TextSelectionModifier(isEnabled: S.allowsSelection))
  }
}
