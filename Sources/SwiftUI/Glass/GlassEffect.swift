internal import DrawingCore
internal import Foundation

/// What glass takes from the environment.
nonisolated struct GlassEnvironment {
  struct Mark: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }
  /// Views with one mark have one shape.
  var union: Mark?
  /// Panes with one mark are the same pane, as they come and go.
  var identity: Mark?
  var transition = GlassEffectTransition.matchedGeometry
  /// Panes belong together.
  var isInContainer = false
}

private struct GlassEnvironmentKey: EnvironmentKey {
  static var defaultValue: GlassEnvironment { GlassEnvironment() }
}

extension EnvironmentValues {
  var glass: GlassEnvironment {
    get { self[GlassEnvironmentKey.self] }
    set { self[GlassEnvironmentKey.self] = newValue }
  }
}

/// How glass comes and goes.
public nonisolated struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  /// It becomes another pane of its identity.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// It fades, whatever other panes do.
  public static let materialize = GlassEffectTransition(name: "materialize")
  /// With its view only.
  public static let identity = GlassEffectTransition(name: "identity")
}

/// Puts glass below a view, or hands its place to the container that draws a shape for several views.
public nonisolated struct _GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @Environment(\.glass) private var environment

  init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }

  @MainActor public func body(content: Content) -> some View {
    if environment.isInContainer, let union = environment.union {
      content.anchorPreference(key: GlassPartsKey.self, value: .bounds) {
        [GlassPart(union: union, glass: glass, shape: AnyShape(shape), bounds: $0)]
      }
    } else if environment.isInContainer, environment.transition == .matchedGeometry, let mark = environment.identity {
      content.background {
        GlassPane(glass: glass, shape: shape).matchedGeometryEffect(id: mark.id, in: mark.namespace)
      }
    } else {
      content.background { GlassPane(glass: glass, shape: shape) }
    }
  }
}

/// A view's part of glass that it shares with others.
nonisolated struct GlassPart: Equatable {
  let union: GlassEnvironment.Mark
  let glass: Glass
  let shape: AnyShape
  let bounds: Anchor<CGRect>

  /// Shapes cannot be compared, but for what they make of a frame.
  static func == (a: Self, b: Self) -> Bool {
    let frame = CGRect(x: 0, y: 0, width: 64, height: 32)
    return a.union == b.union && a.glass == b.glass && a.bounds == b.bounds
      && a.shape.path(in: frame) == b.shape.path(in: frame)
  }
}

struct GlassPartsKey: PreferenceKey {
  static var defaultValue: [GlassPart] { [] }
  static func reduce(value: inout [GlassPart], nextValue: () -> [GlassPart]) { value += nextValue() }
}

/// A shape that fills a part of the frame that it is given.
nonisolated struct PlacedShape: Shape {
  let shape: AnyShape
  /// From the frame's origin, in points.
  let place: CGRect
  func path(in rect: CGRect) -> Path { shape.path(in: place.offsetBy(dx: rect.minX, dy: rect.minY)) }
}

/// The glass that views share: of each union the first one's, around all of them.
nonisolated struct SharedGlass: View, FrameworkView {
  let parts: [GlassPart]

  init(parts: [GlassPart]) { self.parts = parts }

  @MainActor var body: some View {
    GeometryReader { proxy in
      ForEach(unions, id: \.first.union) { union in
        let frames = union.all.map { proxy[$0.bounds] }
        GlassPane(
          glass: union.first.glass,
          shape: PlacedShape(shape: union.first.shape, place: frames.dropFirst().reduce(frames[0]) { $0.union($1) }))
      }
    }
  }

  private var unions: [(first: GlassPart, all: [GlassPart])] {
    var result: [(first: GlassPart, all: [GlassPart])] = []
    for part in parts {
      if let index = result.firstIndex(where: { $0.first.union == part.union }) {
        result[index].all.append(part)
      } else {
        result.append((part, [part]))
      }
    }
    return result
  }
}

extension View {
  /// Puts glass of a shape below the view.
  ///
  /// Approximated: the glass does not bend what lies behind it.
  nonisolated public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    modifier(_GlassModifier(glass: glass, shape: shape))
  }
  /// Has the glass of the views of an identity be one shape around all of them, within a `GlassEffectContainer`.
  /// - Parameter id: nil for glass of its own.
  nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    environment(\.glass.union, id.map { GlassEnvironment.Mark(id: AnyHashable($0), namespace: namespace) })
  }
  /// Has the view's glass move to where other glass of its identity comes, within a `GlassEffectContainer`.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    environment(\.glass.identity, id.map { GlassEnvironment.Mark(id: AnyHashable($0), namespace: namespace) })
  }
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    environment(\.glass.transition, transition)
  }
}

/// Views whose glass belongs together: panes nearer to each other than the spacing melt into one on Apple's platforms.
/// > Note: Here each pane stays by itself, but for those of one union.
///
/// Approximated: panes do not melt into one another.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameter spacing: how near panes melt, in points.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    content.environment(\.glass.isInContainer, true)
      .backgroundPreferenceValue(GlassPartsKey.self) { SharedGlass(parts: $0) }
  }
}
