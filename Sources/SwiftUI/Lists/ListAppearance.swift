internal import DrawingCore
internal import Foundation
internal import LayoutCore

/// A list's measures, colours and fonts on a platform.
///
/// Measures were recorded from Apple's SwiftUI on iOS 26 and macOS 26, those with body text from its line height in the
/// Human Interface Guidelines.
struct ListAppearance {
  var metrics = ListMetrics()
  /// nil leaves what lies below the list.
  var ground: SystemColor?
  /// Below rows; nil where they have the ground's.
  var card: RGBA?
  var cardRadius: CGFloat = 0
  var border: CGFloat = 0
  /// From the end of a row to that of its separator, in points.
  var separatorEnd: CGFloat = 0
  /// Above the first and below the last row of a section too.
  var hasSectionSeparators = false
  var hasSeparators = true
  var pinsHeaders = false
  var selectionMargin: CGFloat = 0
  var selectionRadius: CGFloat = 0

  /// What `automatic` means.
  static func kind(_ environment: EnvironmentValues, isForm: Bool) -> ListKind {
    let kind = environment.list.kind
    if isForm { return environment.base.platform == .macos ? .grouped : kind == .automatic ? .insetGrouped : kind }
    guard kind == .automatic else { return kind }
    return environment.base.platform == .ios ? .insetGrouped : .inset
  }

  init(_ kind: ListKind, _ environment: EnvironmentValues) {
    switch environment.base.platform {
    case .ios: makeIOS(kind, environment)
    case .macos: makeMacOS(kind, environment)
    }
    metrics.minimumRowHeight = Double(environment.list.minimumRowHeight ?? Self.minimumRowHeight(kind, environment))
    if let height = environment.list.minimumHeaderHeight { metrics.minimumHeaderHeight = Double(height) }
    if let spacing = environment.list.rowSpacing { metrics.rowSpacing = Double(max(0, spacing)) }
    switch environment.list.sectionSpacing?.kind {
    case .custom(let spacing): metrics.gaps.sections = Double(spacing)
    case .compact: metrics.gaps.sections = (metrics.gaps.afterRows + metrics.gaps.beforeRows) / 2
    case .standard, nil: break
    }
    if let margins = environment.list.sectionMargin {
      metrics.headerMargin += Double(margins) - metrics.margin
      metrics.margin = Double(margins)
    }
    if environment.list.hidesBackground { ground = nil }
    if environment.list.isInTable {
      border = 0
      if environment.base.platform == .macos { hasSeparators = false }
    }
  }

  /// The least height of a row: on iOS a line of body text with the insets above and below.
  static func minimumRowHeight(_ environment: EnvironmentValues) -> CGFloat {
    minimumRowHeight(kind(environment, isForm: false), environment)
  }

  private static func minimumRowHeight(_ kind: ListKind, _ environment: EnvironmentValues) -> CGFloat {
    switch environment.base.platform {
    case .ios: Font.TextStyle.body.iosMetrics(at: environment.dynamicTypeSize).lineHeight + 30
    case .macos:
      switch kind {
      case .sidebar: 32
      case .grouped, .insetGrouped: 0
      case .automatic, .plain, .inset, .bordered: 24
      }
    }
  }

  private mutating func makeIOS(_ kind: ListKind, _ environment: EnvironmentValues) {
    let typeSize = environment.dynamicTypeSize
    metrics.rowInsets = EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)
    metrics.firstIndentation = 16
    metrics.indentation = 16
    metrics.minimumHeaderHeight = Double(Font.TextStyle.headline.iosMetrics(at: typeSize).lineHeight)
    metrics.minimumFooterHeight = Double(Font.TextStyle.footnote.iosMetrics(at: typeSize).lineHeight)
    metrics.gaps.headerToRows = 10
    metrics.gaps.rowsToFooter = 8
    separatorEnd = 16
    switch kind {
    case .automatic, .insetGrouped, .grouped, .sidebar:
      let isInset = kind != .grouped
      metrics.margin = isInset ? 16 : 0
      metrics.headerMargin = isInset ? 32 : 16
      metrics.gaps.topToHeader = 10
      metrics.gaps.topToRows = 35
      metrics.gaps.afterRows = 17.5
      metrics.gaps.beforeRows = 17.5
      metrics.gaps.beforeHeader = 10
      metrics.gaps.afterFooter = 6
      metrics.gaps.bottom = 17.5
      ground = .groupedBackground
      card = SystemColor.secondaryGroupedBackground.resolve(in: environment.resolution)
      cardRadius = isInset ? 26 : 0
      hasSectionSeparators = !isInset
      if kind == .sidebar, environment.list.isInColumn {
        (ground, card, cardRadius, hasSeparators) = (nil, nil, 22, false)
        (metrics.gaps.topToRows, metrics.margin) = (10, 12)
      }
    case .plain, .inset, .bordered:
      metrics.headerMargin = 16
      metrics.gaps.topToHeader = 32
      metrics.gaps.beforeHeader = 32
      ground = .background
      hasSectionSeparators = true
      pinsHeaders = kind == .plain
    }
  }

  private mutating func makeMacOS(_ kind: ListKind, _ environment: EnvironmentValues) {
    metrics.rowInsets = EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
    metrics.firstIndentation = 9
    metrics.indentation = 13
    metrics.minimumHeaderHeight = 28
    metrics.minimumFooterHeight = 28
    metrics.gaps.afterRows = 20
    metrics.gaps.afterFooter = 20
    selectionMargin = 6
    selectionRadius = 8
    switch kind {
    case .automatic, .inset, .sidebar:
      metrics.margin = 16
      metrics.gaps.topToHeader = 10
      metrics.gaps.topToRows = 10
      metrics.gaps.bottom = 10
      ground = kind == .sidebar ? .windowBackground : .controlBackground
      pinsHeaders = kind != .sidebar
      hasSeparators = kind != .sidebar
    case .plain:
      metrics.margin = 8
      ground = .controlBackground
      pinsHeaders = true
    case .bordered:
      metrics.margin = 8
      border = 1
      ground = .controlBackground
      // From side to side, as AppKit's tables in borders.
      (selectionMargin, selectionRadius) = (metrics.margin, 0)
    case .grouped, .insetGrouped:
      metrics.margin = 20
      metrics.rowInsets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      metrics.gaps.topToHeader = 20
      metrics.gaps.topToRows = 20
      metrics.gaps.headerToRows = 10
      metrics.gaps.rowsToFooter = 10
      metrics.gaps.afterRows = 5
      metrics.gaps.afterFooter = 5
      metrics.gaps.beforeRows = 5
      metrics.gaps.beforeHeader = 25
      metrics.gaps.bottom = 20
      metrics.minimumHeaderHeight = 0
      metrics.minimumFooterHeight = 0
      ground = .windowBackground
      card =
        environment.colorScheme == .dark ? RGBA(255, 255, 255, 0.05) : RGBA(255, 255, 255, 0.5)
      cardRadius = 12
      separatorEnd = 10
      selectionMargin = 0
      selectionRadius = 0
    }
    metrics.headerMargin = metrics.margin
    if kind == .grouped || kind == .insetGrouped { metrics.headerMargin = 30 }
  }
}
