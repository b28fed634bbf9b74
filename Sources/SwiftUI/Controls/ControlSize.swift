/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

/// The outline of bordered buttons.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }
  let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// - Parameter radius: of the corners, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}

/// What controls take from the environment.
struct ControlEnvironment {
  var size = ControlSize.regular
  var border = ButtonBorderShape.automatic
  var hidesLabels = false
  var buttonStyle: AnyButtonStyle?
  var toggleStyle: AnyToggleStyle?
  var labelStyle: AnyLabelStyle?
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { base.controls.size }
    set { base.controls.size = newValue }
  }
  public var buttonBorderShape: ButtonBorderShape {
    get { base.controls.border }
    set { base.controls.border = newValue }
  }
  /// Whether controls show no labels.
  public var labelsVisibility: Visibility {
    get { base.controls.hidesLabels ? .hidden : .automatic }
    set { base.controls.hidesLabels = newValue == .hidden }
  }
  var platform: ViewPlatform { base.platform }
  /// Controls show no labels.
  var hidesLabels: Bool { base.controls.hidesLabels }
  /// Of the font's capitals, in points.
  var capHeight: CGFloat {
    let context = FontContext(platform: base.platform, typeSize: base.dynamicTypeSize)
    return (base.font ?? context.defaultFont).resolve(in: context).metrics(nil).capHeight
  }
  /// A tint was set above.
  var hasTint: Bool { base.tint != nil }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

extension View {
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
  nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
