import Foundation

/// How the rows, headers and footers of a list lie; in points.
public struct ListMetrics: Equatable, Sendable {
  /// Distances along the list that depend on what meets there.
  public struct Gaps: Equatable, Sendable {
    /// From the top to a first header, and to a first row.
    public var topToHeader = 0.0
    public var topToRows = 0.0
    public var headerToRows = 0.0
    public var rowsToFooter = 0.0
    /// What a section keeps after its last row or its footer.
    public var afterRows = 0.0
    public var afterFooter = 0.0
    /// What a section keeps before its header or, without one, before its first row.
    public var beforeHeader = 0.0
    public var beforeRows = 0.0
    /// Where set, stands for what one section keeps after itself and the next one, without a header, before itself.
    public var sections: Double?
    /// From the last row or footer to the bottom.
    public var bottom = 0.0
    public init() {}
  }

  /// From the sides of the list to the rows.
  public var margin = 0.0
  /// From a row's edges to its content.
  public var rowInsets = EdgeInsets()
  public var minimumRowHeight = 0.0
  public var rowSpacing = 0.0
  /// How much further the first level of an outline begins, and each one after it.
  public var firstIndentation = 0.0
  public var indentation = 0.0
  /// From the sides of the list to headers and footers.
  public var headerMargin = 0.0
  public var minimumHeaderHeight = 0.0
  public var minimumFooterHeight = 0.0
  public var gaps = Gaps()
  public init() {}

  func indentation(_ level: Int) -> Double {
    level > 0 ? firstIndentation + Double(level - 1) * indentation : 0
  }

  /// The distance before the first line of a group of `kind`, after one of `previous`.
  func gap(before kind: LazyRun.Kind, after previous: LazyRun.Kind?, isSameSection: Bool) -> Double {
    guard let previous else {
      switch kind {
      case .header: return gaps.topToHeader
      case .cells, .footer: return gaps.topToRows
      }
    }
    if isSameSection {
      switch (previous, kind) {
      case (.header, .cells): return gaps.headerToRows
      case (.cells, .footer), (.header, .footer): return gaps.rowsToFooter
      case (.header, .header), (.footer, .footer), (.cells, .cells), (_, .header), (.footer, .cells): return 0
      }
    }
    let before = kind == .header ? gaps.beforeHeader : gaps.beforeRows
    if let sections = gaps.sections { return sections + (kind == .header ? gaps.beforeHeader : 0) }
    return (previous == .footer ? gaps.afterFooter : gaps.afterRows) + before
  }
}

/// What a row tells the list that contains it.
public struct ListRowTraits: Equatable {
  /// nil keeps the list's.
  public var insets: EdgeInsets?
  /// The node behind the row, as large as the row.
  public var background: LayoutID?
  /// How far the row begins behind others, in levels of an outline.
  public var level = 0
  public init() {}
}

enum ListTraitsKey {}

extension LayoutTree {
  /// What a row tells its list.
  public func listRowTraits(_ id: LayoutID) -> ListRowTraits {
    layoutValues[id.index]?[ObjectIdentifier(ListTraitsKey.self)] as? ListRowTraits ?? ListRowTraits()
  }

  /// Sets a value that only says something of the node, so that nothing is laid out again for it.
  public func noteLayoutValue(_ id: LayoutID, _ key: ObjectIdentifier, _ value: Any) {
    layoutValues[id.index, default: [:]][key] = value
  }

  /// Changes what a row tells its list, which reads it when it is laid out the next time.
  public func setListRowTraits(_ id: LayoutID, _ change: (inout ListRowTraits) -> Void) {
    var traits = listRowTraits(id)
    change(&traits)
    layoutValues[id.index, default: [:]][ObjectIdentifier(ListTraitsKey.self)] = traits
  }
}
