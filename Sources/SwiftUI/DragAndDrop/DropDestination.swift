public import Foundation
internal import LayoutCore

/// What a drop does with what is dropped.
public enum DropOperation: Hashable, Sendable { case cancel, copy, move, forbidden, delete, alias }

/// What a drop would do.
public nonisolated struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) { operation = withinApplication }
}

/// What is dragged over a view, and where.
public nonisolated struct DropInfo {
  /// In points of the view.
  public let location: CGPoint
  let providers: [NSItemProvider]

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { type in provider.types.contains { $0.conforms(to: type) } || provider.types.isEmpty }
    }
  }
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.compactMap { UTType($0) })
  }
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }
}

/// Follows what is dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What a view does with what is dragged over it.
nonisolated enum DropHandler {
  case delegate([UTType], any DropDelegate)
  case providers([UTType], (Bool) -> Void, ([NSItemProvider], CGPoint) -> Bool)
  /// Takes the values; answers nil where none is of the type that is wanted.
  case values(accepts: ([any Transferable]) -> Bool, (Bool) -> Void, ([any Transferable], CGPoint) -> Bool)
}

/// Lets something be dropped on a view.
public nonisolated struct _DropModifier: DecorationModifier {
  public typealias Body = Never
  let handler: DropHandler

  final class Keeper: DecorationKeeper {
    private let responder: DropResponder
    init(_ modifier: _DropModifier, _ node: ViewNode) {
      responder = DropResponder(modifier.handler)
      responder.isEnabled = node.environment.isEnabled
    }
    func renew(_ modifier: _DropModifier, _ node: ViewNode) -> Bool {
      responder.handler = modifier.handler
      return false
    }
    func environmentDidChange(_ node: ViewNode) { responder.isEnabled = node.environment.isEnabled }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

final class DropResponder: Responder {
  var handler: DropHandler
  var isEnabled = true
  private var frame = CGRect.zero

  init(_ handler: DropHandler) { self.handler = handler }

  private func info(_ drag: DragSession) -> DropInfo {
    DropInfo(
      location: CGPoint(x: drag.point.x - frame.minX, y: drag.point.y - frame.minY), providers: drag.providers)
  }

  func accepts(_ drag: DragSession) -> Bool {
    guard isEnabled else { return false }
    switch handler {
    case .delegate(let types, let delegate):
      return info(drag).hasItemsConforming(to: types) && delegate.validateDrop(info: info(drag))
    case .providers(let types, _, _): return info(drag).hasItemsConforming(to: types)
    case .values(let accepts, _, _): return accepts(drag.values)
    }
  }

  func enter(_ drag: DragSession, _ frame: CGRect) {
    self.frame = frame
    switch handler {
    case .delegate(_, let delegate):
      delegate.dropEntered(info: info(drag))
      _ = delegate.dropUpdated(info: info(drag))
    case .providers(_, let isTargeted, _): isTargeted(true)
    case .values(_, let isTargeted, _): isTargeted(true)
    }
  }

  func update(_ drag: DragSession, _ frame: CGRect) {
    self.frame = frame
    if case .delegate(_, let delegate) = handler { _ = delegate.dropUpdated(info: info(drag)) }
  }

  func exit(_ drag: DragSession) {
    switch handler {
    case .delegate(_, let delegate): delegate.dropExited(info: info(drag))
    case .providers(_, let isTargeted, _): isTargeted(false)
    case .values(_, let isTargeted, _): isTargeted(false)
    }
  }

  func drop(_ drag: DragSession) {
    let info = info(drag)
    switch handler {
    case .delegate(_, let delegate):
      if delegate.dropUpdated(info: info)?.operation != .forbidden { _ = delegate.performDrop(info: info) }
    case .providers(let types, let isTargeted, let action):
      isTargeted(false)
      _ = action(info.itemProviders(for: types), info.location)
    case .values(_, let isTargeted, let action):
      isTargeted(false)
      _ = action(drag.values, info.location)
    }
  }
}

extension View {
  /// - Parameters:
  ///   - action: takes what was dropped and where in the view; answers whether it was of use.
  ///   - isTargeted: told when something is dragged over the view, and when no longer.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      _DropModifier(
        handler: .values(
          accepts: { !items($0, T.self).isEmpty }, isTargeted, { action(items($0, T.self), $1) })))
  }
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modifier(
      _DropModifier(
        handler: .providers(
          supportedContentTypes, { isTargeted?.wrappedValue = $0 }, { providers, _ in action(providers) })))
  }
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      _DropModifier(handler: .providers(supportedContentTypes, { isTargeted?.wrappedValue = $0 }, action)))
  }
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(_DropModifier(handler: .delegate(supportedContentTypes, delegate)))
  }
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }
}

private func items<T: Transferable>(_ values: [any Transferable], _ type: T.Type) -> [T] {
  values.compactMap { TransferredValue($0).value(type) }
}
