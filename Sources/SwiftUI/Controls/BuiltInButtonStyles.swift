internal import LayoutCore

/// The platform's default: borderless on iOS, bordered on macOS.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleProperty(style: AutomaticButtonLook()), configuration: configuration)
  }
}

/// The label alone, in its own colours.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleProperty(style: PlainButtonLook()), configuration: configuration)
  }
}

/// The label alone, in the tint.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleProperty(style: BorderlessButtonLook()), configuration: configuration)
  }
}

/// The label on a quiet shape.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: StyleProperty(style: BorderedButtonLook(prominence: .standard)), configuration: configuration)
  }
}

/// The label on a shape in the tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: StyleProperty(style: BorderedButtonLook(prominence: .prominent)), configuration: configuration)
  }
}

/// The label on glass, which is drawn as a translucent shape.
///
/// Approximated: the glass does not bend what lies behind it.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleProperty(style: BorderedButtonLook(prominence: .glass)), configuration: configuration)
      .modifier(
        _ApproximationModifier(what: "effect", detail: "Glass is drawn as a translucent shape without refraction."))
  }
}

/// The label on glass in the tint, which is drawn as a plain shape.
///
/// Approximated: the glass is a shape of one colour.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: StyleProperty(style: BorderedButtonLook(prominence: .prominent)), configuration: configuration
    )
    .modifier(_ApproximationModifier(what: "effect", detail: "Tinted glass is drawn as a shape of one colour."))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension AnyButtonStyle {
  /// What buttons take where no view above sets a style.
  static let automatic = AnyButtonStyle(DefaultButtonStyle(), outer: nil)
}

/// Says that what it modifies is drawn only nearly as on Apple's platforms.
nonisolated struct _ApproximationModifier: DecorationModifier {
  typealias Body = Never
  let what, detail: String

  final class Keeper: DecorationKeeper {
    init(_ modifier: _ApproximationModifier, _ node: ViewNode) {
      node.graph.approximate(modifier.what, modifier.detail, line: node.line)
    }
    func renew(_ modifier: _ApproximationModifier, _ node: ViewNode) -> Bool { false }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {}
  }
}
