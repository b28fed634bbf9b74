/// A program with windows.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// A preview shows the first window instead of running the program.
  @MainActor public static func main() {}
}

extension Preview {
  /// The preview of an app: what its first window shows.
  public init<A: App>(app: A.Type) {
    self.init(nil) { return AppPreview(app: StyleProperty(style: A())) }
  }
}

/// The first window of an app, whose state is this view's.
struct AppPreview<A: App>: View, FrameworkView {
  let app: StyleProperty<A>

  var body: some View { return A.Body._window(app.style.body) ?? AnyView(EmptyView()) }
}

/// A part of an app's interface with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  /// What the first window of the scene shows; the default is the body's. nil where it has none.
  static func _window(_ scene: Self) -> AnyView?
}

extension Scene {
  @MainActor public static func _window(_ scene: Self) -> AnyView? {
    AnyView(CustomScene(scene: StyleProperty(style: scene)))
  }
}

extension Scene where Body == Never {
  nonisolated public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Scene {
  @MainActor public static func _window(_ scene: Never) -> AnyView? {}
}

/// A scene of the user's own, whose properties are connected.
struct CustomScene<S: Scene>: View, FrameworkView {
  let scene: StyleProperty<S>
  var body: some View { return S.Body._window(scene.style.body) ?? AnyView(EmptyView()) }
}

extension Optional: Scene where Wrapped: Scene {
  public typealias Body = Never
  @MainActor public static func _window(_ scene: Wrapped?) -> AnyView? { scene.flatMap { Wrapped._window($0) } }
}

/// The scenes of a block.
public nonisolated struct TupleScene<T>: Scene {
  public typealias Body = Never
  private let value: T
  private let window: @MainActor (T) -> AnyView?

  init<each S: Scene>(_ scene: repeat each S) where T == (repeat each S) {
    value = (repeat each scene)
    window = { value in
      var result: AnyView?
      @MainActor func look<One: Scene>(_ scene: One) { if result == nil { result = One._window(scene) } }
      repeat look(each value)
      return result
    }
  }

  @MainActor public static func _window(_ scene: Self) -> AnyView? { scene.window(scene.value) }
}

/// Builds scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  public static func buildBlock<each S: Scene>(_ scene: repeat each S) -> TupleScene<(repeat each S)> {
    TupleScene(repeat each scene)
  }
  public static func buildOptional<S: Scene>(_ scene: S?) -> S? { scene }
  public static func buildLimitedAvailability<S: Scene>(_ scene: S) -> S { scene }
}
