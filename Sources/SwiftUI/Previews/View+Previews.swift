internal import DrawingCore
internal import LayoutCore

/// Words on the views of a provider that say how its preview is shown. They are read from the source, before anything
/// runs; the views stay as they are.
extension View {
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// Asks for light or dark, for this view and what surrounds it; nil leaves the choice to the preview.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(scheme: colorScheme))
  }
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

/// A device by the name that Xcode lists it under, such as “iPhone 16 Pro”.
public nonisolated struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a device is held.
public nonisolated enum InterfaceOrientation: String, CaseIterable, Identifiable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var id: String { rawValue }
}

/// Asks for light or dark.
public nonisolated struct _PreferredColorSchemeModifier: DecorationModifier {
  public typealias Body = Never
  let scheme: ColorScheme?

  final class Keeper: DecorationKeeper {
    private var scheme: ColorScheme?

    init(_ modifier: _PreferredColorSchemeModifier, _ node: ViewNode) {
      scheme = modifier.scheme
      node.graph.preferredSchemes.append(WeakSchemeKeeper(keeper: self))
    }
    func renew(_ modifier: _PreferredColorSchemeModifier, _ node: ViewNode) -> Bool {
      scheme = modifier.scheme
      node.graph.setNeedsRender()
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {}

    /// The scheme that is asked for.
    var wish: ColorScheme? { scheme }
  }
}

struct WeakSchemeKeeper {
  weak var keeper: _PreferredColorSchemeModifier.Keeper?
}

extension ViewGraph {
  /// The scheme that a view asks for, the first in the tree.
  var preferredScheme: ColorScheme? { preferredSchemes.lazy.compactMap { $0.keeper?.wish }.first }
}
