public import Foundation
import Synchronization

/// A kind of alignment guide, with the place it has in views that do not set it.
public protocol AlignmentID {
  /// The guide's place from the leading or top edge, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide by number: those that are built in have fixed ones, so that layout compares small integers.
struct AlignmentKey: Hashable, Sendable {
  var index: Int32

  static var leading: AlignmentKey { AlignmentKey(index: 0) }
  static var horizontalCenter: AlignmentKey { AlignmentKey(index: 1) }
  static var trailing: AlignmentKey { AlignmentKey(index: 2) }
  static var listRowSeparatorLeading: AlignmentKey { AlignmentKey(index: 3) }
  static var listRowSeparatorTrailing: AlignmentKey { AlignmentKey(index: 4) }
  static var top: AlignmentKey { AlignmentKey(index: 5) }
  static var verticalCenter: AlignmentKey { AlignmentKey(index: 6) }
  static var bottom: AlignmentKey { AlignmentKey(index: 7) }
  static var firstTextBaseline: AlignmentKey { AlignmentKey(index: 8) }
  static var lastTextBaseline: AlignmentKey { AlignmentKey(index: 9) }
  static let firstCustomIndex: Int32 = 10

  /// Whether the guide is a place along the horizontal axis. An identifier may serve both axes; its two keys differ.
  var isHorizontal: Bool { index < 5 || (index >= Self.firstCustomIndex && index % 2 == 0) }

  /// Guides at the fixed places of a rectangle, which do not leave a stack of several views.
  var isRectangular: Bool { index < 8 }

  var isBaseline: Bool { index == 8 || index == 9 }

  /// The part of a view's length at which the guide lies where no view sets it; nil where a type computes it.
  var fraction: Double? {
    switch index {
    case 0, 3, 5: 0
    case 1, 6: 0.5
    case 2, 4, 7, 8, 9: 1
    default: nil
    }
  }

  /// A type, which may be read from anywhere since it never changes.
  private struct Identifier: @unchecked Sendable { let type: any AlignmentID.Type }

  private static let custom = Mutex<[Identifier]>([])

  /// The key of a type on an axis; the same each time it is asked for.
  /// - Complexity: linear in the number of types that the program uses.
  static func key(for id: any AlignmentID.Type, _ axis: Axis) -> AlignmentKey {
    let identifier = Identifier(type: id)
    return custom.withLock { types in
      let place = types.firstIndex { $0.type == identifier.type } ?? types.count
      if place == types.count { types.append(identifier) }
      return AlignmentKey(index: firstCustomIndex + 2 * Int32(place) + (axis == .horizontal ? 0 : 1))
    }
  }

  var customID: any AlignmentID.Type {
    Self.custom.withLock { $0[Int(index - Self.firstCustomIndex) / 2] }.type
  }
}

/// An alignment guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  var key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = .key(for: id, .horizontal) }
  init(key: AlignmentKey) { self.key = key }

  public static let leading = HorizontalAlignment(key: .leading)
  public static let center = HorizontalAlignment(key: .horizontalCenter)
  public static let trailing = HorizontalAlignment(key: .trailing)
  public static let listRowSeparatorLeading = HorizontalAlignment(key: .listRowSeparatorLeading)
  public static let listRowSeparatorTrailing = HorizontalAlignment(key: .listRowSeparatorTrailing)
}

/// An alignment guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  var key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = .key(for: id, .vertical) }
  init(key: AlignmentKey) { self.key = key }

  public static let top = VerticalAlignment(key: .top)
  public static let center = VerticalAlignment(key: .verticalCenter)
  public static let bottom = VerticalAlignment(key: .bottom)
  public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}

/// A guide on each axis.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// Lines of a text against each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}
