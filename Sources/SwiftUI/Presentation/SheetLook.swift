internal import LayoutCore

/// What a sheet looks like and how high it can be, by its wishes and the environment.
///
/// Recorded from iOS 26 on a phone: from 31 below the top of a screen that nothing covers, corners of 39; a sheet of
/// less than the whole height floats 6 from the edges.
struct SheetLook {
  private let environment: EnvironmentValues
  private let detents: [PresentationDetent]
  /// The detent at which the sheet rests; nil for the lowest.
  private let chosen: PresentationDetent?
  private let upThrough: PresentationDetent?
  let isCompact: Bool
  let isMac: Bool
  let isFloating: Bool
  let hasIndicator: Bool
  let isSeeThrough: Bool
  let radius: CGFloat
  let sizing: PresentationSizingKind

  static let dimming = 0.2
  static let floatingMargin: CGFloat = 6
  /// A medium sheet's share of the screen's height.
  static func medium(of screen: CGFloat) -> CGFloat { screen * 351 / 667 }
  /// Of sheets on an iPad, as of UIKit's form and page sheets, in points.
  static let form = CGSize(width: 540, height: 620)
  static let page = CGSize(width: 704, height: 940)

  init(_ wishes: PresentationWishes, _ environment: EnvironmentValues, chosen: PresentationDetent?) {
    self.environment = environment
    let detents = wishes.detents.map { Array($0) } ?? [.large]
    self.detents = detents
    self.chosen = chosen.flatMap { detents.contains($0) ? $0 : nil }
    upThrough = wishes.interactiveUpThrough
    isMac = environment.platform == .macos
    isCompact = environment.horizontalSizeClass == .compact
    sizing = wishes.sizing ?? .automatic
    isFloating = isMac || !isCompact || (self.chosen ?? detents.first { $0 != .large } ?? .large) != .large
    hasIndicator =
      !isMac && isCompact
      && (wishes.dragIndicator == .visible || (wishes.dragIndicator == .automatic && detents.count > 1))
    isSeeThrough = wishes.isBackgroundInteractive
    radius = wishes.cornerRadius ?? (isMac ? 16 : 39)
  }

  /// As large as its content.
  var isFitted: Bool { isMac || (!isCompact && sizing == .fitted) }
  var canDrag: Bool { isCompact && !isMac }
  /// What of the sheet's bottom is covered, in points.
  var bottomInset: CGFloat {
    canDrag ? max(0, environment.coveredEdges.bottom - (isFloating ? Self.floatingMargin : 0)) : 0
  }

  /// A floating sheet is of glass, which thick material comes near to.
  var ground: AnyShapeStyle {
    if isFloating, canDrag { return AnyShapeStyle(Material.thick) }
    let isDark = environment.colorScheme == .dark
    return AnyShapeStyle(Color(system: isDark && !isMac ? .secondaryBackground : .background))
  }

  var radii: RectangleCornerRadii {
    let low = isFloating ? radius : 0
    return RectangleCornerRadii(topLeading: radius, bottomLeading: low, bottomTrailing: low, topTrailing: radius)
  }

  /// The heights at which the sheet can rest on a screen, in points.
  func heights(on screen: CGFloat) -> [SheetRest.Height] {
    let covered = environment.coveredEdges
    let greatest = screen - max(20, covered.top) - 11
    let context = PresentationDetent.Context(maxDetentValue: greatest - covered.bottom, environment: environment)
    return detents.compactMap { detent in
      let height: CGFloat? =
        switch detent.kind {
        case .large: greatest
        case .medium: Self.medium(of: screen)
        case .fraction(let part): (greatest - covered.bottom) * part + covered.bottom
        case .height(let height): height + covered.bottom
        case .custom: detent.customType?.height(in: context).map { $0 + covered.bottom }
        }
      return height.map { SheetRest.Height(detent: detent, height: min($0, greatest)) }
    }
  }

  func height(on screen: CGFloat) -> CGFloat {
    let heights = heights(on: screen)
    return (heights.first { $0.detent == chosen } ?? heights.min { $0.height < $1.height })?.height ?? screen
  }
}

/// Where a sheet rests: written by its layout, read when a drag ends.
final class SheetRest {
  struct Height {
    let detent: PresentationDetent
    let height: CGFloat
  }
  var heights: [Height] = []
  /// The picture's bottom edge, in points.
  var screen: CGFloat = 0
  var height: CGFloat = 0
  /// A swipe in the content scrolls it before it makes the sheet larger.
  private var isContentScrolledFirst = false

  func follow(_ wishes: PresentationWishes) { isContentScrolledFirst = wishes.isContentScrolledFirst }

  /// Whether a swipe in scrolled content moves the sheet.
  /// - Parameters:
  ///   - way: of the finger, in points.
  ///   - isAtStart: whether the content is scrolled to its start.
  func takes(_ way: CGSize, isAtStart: Bool) -> Bool {
    guard abs(way.height) > abs(way.width) else { return false }
    if way.height > 0 { return isAtStart }
    return !isContentScrolledFirst && height < (heights.map(\.height).max() ?? height) - 0.5
  }
}

private struct SheetRestKey: EnvironmentKey {
  static var defaultValue: SheetRest? { nil }
}

extension EnvironmentValues {
  /// The sheet around a view that swipes in its content move, too.
  var sheetRest: SheetRest? {
    get { self[SheetRestKey.self] }
    set { self[SheetRestKey.self] = newValue }
  }
}

/// Puts a sheet, the last view, where it rests; what is before it fills the picture.
struct SheetLayout: Layout {
  let look: SheetLook
  let drag: CGFloat
  let rest: SheetRest

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews.dropLast() {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
    guard let card = subviews.last else { return }
    rest.screen = bounds.maxY
    guard look.canDrag else {
      card.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(size(of: card, in: bounds.size)))
      return
    }
    rest.heights = look.heights(on: bounds.height)
    rest.height = look.height(on: bounds.height)
    let margin = look.isFloating ? SheetLook.floatingMargin : 0
    let height = min(max(0, rest.height - min(0, drag)), bounds.height)
    card.place(
      at: CGPoint(x: bounds.midX, y: bounds.maxY - margin - height + max(0, drag)), anchor: .top,
      proposal: ProposedViewSize(width: bounds.width - 2 * margin, height: height))
  }

  private func size(of card: LayoutSubview, in whole: CGSize) -> CGSize {
    let most = CGSize(width: max(0, whole.width - 40), height: max(0, whole.height - 40))
    if look.isFitted {
      let ideal = card.sizeThatFits(.unspecified)
      return CGSize(width: min(ideal.width, most.width), height: min(ideal.height, most.height))
    }
    let size = look.sizing == .page ? SheetLook.page : SheetLook.form
    return CGSize(width: min(size.width, most.width), height: min(size.height, most.height))
  }
}
