internal import LayoutCore

/// The shape of the pointer over a view.
public nonisolated struct PointerStyle: Hashable, Sendable {
  /// As CSS names it.
  let name: String

  public static let `default` = PointerStyle(name: "default")
  public static let horizontalText = PointerStyle(name: "text")
  public static let verticalText = PointerStyle(name: "vertical-text")
  public static let rectSelection = PointerStyle(name: "crosshair")
  public static let grabIdle = PointerStyle(name: "grab")
  public static let grabActive = PointerStyle(name: "grabbing")
  public static let link = PointerStyle(name: "pointer")
  public static let zoomIn = PointerStyle(name: "zoom-in")
  public static let zoomOut = PointerStyle(name: "zoom-out")
  public static let columnResize = PointerStyle(name: "col-resize")
  public static let rowResize = PointerStyle(name: "row-resize")

  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    directions == .leading
      ? PointerStyle(name: "w-resize") : directions == .trailing ? PointerStyle(name: "e-resize") : columnResize
  }
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    directions == .up
      ? PointerStyle(name: "n-resize") : directions == .down ? PointerStyle(name: "s-resize") : rowResize
  }
  public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all)
    -> PointerStyle
  {
    PointerStyle(name: position.name)
  }
}

/// A direction along a line.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction along a column.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
  case up, down
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let up = Set(rawValue: 1)
    public static let down = Set(rawValue: 2)
    public static let all: Set = [.up, .down]
  }
}

/// The edge or corner at which a frame is resized.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing

  var name: String {
    switch self {
    case .top: "n-resize"
    case .bottom: "s-resize"
    case .leading: "w-resize"
    case .trailing: "e-resize"
    case .topLeading: "nw-resize"
    case .topTrailing: "ne-resize"
    case .bottomLeading: "sw-resize"
    case .bottomTrailing: "se-resize"
    }
  }
}

/// Whether a frame can grow or shrink.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  case inward, outward
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let inward = Set(rawValue: 1)
    public static let outward = Set(rawValue: 2)
    public static let all: Set = [.inward, .outward]
  }
}

extension View {
  /// - Parameter style: nil is that of the views around.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(_HoverModifier(pointerStyle: style))
  }
}
