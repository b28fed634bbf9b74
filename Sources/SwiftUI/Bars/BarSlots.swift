internal import DrawingCore
internal import LayoutCore

/// How an item stands among its neighbours in a bar.
struct BarSlot: Hashable {
  /// Items of one number share a ground.
  var group = 0
  var isProminent = false
  var hidesGround = false
  /// Room of its own instead of an item.
  var isFlexibleSpace = false
}

struct BarSlotKey: LayoutValueKey {
  static let defaultValue = BarSlot()
}

/// Where the grounds of a bar's items are: written by the layout, read when they are drawn.
final class BarRuns {
  struct Run {
    var frame: CGRect
    var isProminent: Bool
  }
  var runs: [Run] = []
}

/// The items of a bar in a row, with a ground under each group.
///
/// Recorded from iOS 26: an item is as wide as its label and 24, an icon as wide as the row is high; groups are 12 apart.
struct BarSlotsLayout: Layout {
  let height: CGFloat
  /// Takes the width that is proposed; else as wide as its items.
  let fills: Bool
  let runs: BarRuns

  static let gap: CGFloat = 12
  static let padding: CGFloat = 12
  /// Labels that are narrower are icons, and get a square.
  static let widestIcon: CGFloat = 27

  private struct Slot {
    let subview: LayoutSubview
    let slot: BarSlot
    var width: CGFloat
    var isSpace: Bool
  }

  private func slots(_ subviews: Subviews) -> [Slot] {
    subviews.map { subview in
      let slot = subview[BarSlotKey.self]
      let ideal = subview.sizeThatFits(ProposedViewSize(width: nil, height: height))
      let least = subview.sizeThatFits(.unspecified)
      let widest = subview.sizeThatFits(.infinity)
      // A spacer among the items is as small as none of them and as long as there is room.
      let isSpace = slot.isFlexibleSpace || (widest.width == .infinity && max(least.width, least.height) <= 8)
      let width =
        isSpace
        ? 0 : slot.hidesGround ? ideal.width : ideal.width <= Self.widestIcon ? height : ideal.width + 2 * Self.padding
      return Slot(subview: subview, slot: slot, width: width, isSpace: isSpace)
    }
  }

  /// Whether a ground ends between two items.
  private func isSplit(_ a: Slot, _ b: Slot) -> Bool {
    a.isSpace || b.isSpace || a.slot.group != b.slot.group || a.slot.isProminent || b.slot.isProminent
  }

  private func length(_ slots: [Slot]) -> CGFloat {
    var result: CGFloat = 0
    for (index, slot) in slots.enumerated() {
      result += slot.width
      if index > 0, isSplit(slots[index - 1], slot), !slot.isSpace { result += Self.gap }
    }
    return result
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let slots = slots(subviews)
    guard !slots.isEmpty else { return .zero }
    let own = length(slots)
    return CGSize(width: fills ? proposal.width ?? own : own, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let slots = slots(subviews)
    let spaces = slots.filter(\.isSpace).count
    let rest = max(0, bounds.width - length(slots))
    let space = spaces > 0 ? rest / CGFloat(spaces) : 0
    var x = bounds.minX + (spaces == 0 && fills ? rest / 2 : 0)
    var found: [BarRuns.Run] = []
    for (index, slot) in slots.enumerated() {
      let splits = index == 0 || isSplit(slots[index - 1], slot)
      if slot.isSpace {
        slot.subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .zero)
        x += space
        continue
      }
      if splits, index > 0 { x += Self.gap }
      slot.subview.place(
        at: CGPoint(x: x + slot.width / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: slot.width, height: height))
      if !slot.slot.hidesGround {
        let frame = CGRect(x: x - bounds.minX, y: 0, width: slot.width, height: height)
        if splits || found.isEmpty {
          found.append(BarRuns.Run(frame: frame, isProminent: slot.slot.isProminent))
        } else {
          found[found.count - 1].frame.size.width += slot.width
        }
      }
      x += slot.width
    }
    runs.runs = found
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
}

/// Draws the grounds of a bar's items: capsules of glass.
nonisolated struct BarGrounds: LeafView {
  typealias Body = Never
  static var viewName: String { "" }
  let runs: BarRuns

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafNode(view, inputs))
  }

  final class Leaf: LeafDrawing {
    private var runs: BarRuns
    private var environment: EnvironmentValues
    init(_ view: BarGrounds, _ environment: EnvironmentValues, _ graph: ViewGraph, line: Int32) {
      runs = view.runs
      self.environment = environment
    }
    var spec: LayoutSpec { .fill }
    func renew(_ view: BarGrounds, _ environment: EnvironmentValues) -> LeafChange {
      runs = view.runs
      self.environment = environment
      return .drawing
    }
    func contains(_ point: CGPoint, in frame: CGRect) -> Bool { false }

    func draw(in frame: CGRect, _ context: inout DrawingContext) {
      let isMirrored = environment.layoutDirection == .rightToLeft
      for run in runs.runs {
        let x = isMirrored ? frame.maxX - run.frame.maxX : frame.minX + run.frame.minX
        let rect = CGRect(x: x, y: frame.minY + run.frame.minY, width: run.frame.width, height: run.frame.height)
        Glass.draw(
          Path(roundedRect: rect, cornerRadius: rect.height / 2), tinted: run.isProminent, environment, &context)
      }
    }
  }
}

/// The ground of controls that float above content, as near to Apple's glass as a blurring colour with a shadow comes.
@MainActor
extension Glass {
  /// As recorded on white from iOS 26, and what stands out as much on black.
  static func fill(isDark: Bool) -> RGBA { isDark ? RGBA(58, 58, 62, 0.72) : RGBA(250, 250, 250, 0.78) }
  static func edge(isDark: Bool) -> RGBA { isDark ? RGBA(255, 255, 255, 0.14) : RGBA(0, 0, 0, 0.05) }

  static func draw(_ path: Path, tinted: Bool, _ environment: EnvironmentValues, _ context: inout DrawingContext) {
    context.graph.approximate("effect", "Glass is drawn as a translucent shape without refraction.", line: 0)
    let isDark = environment.colorScheme == .dark
    let rect = path.boundingRect
    let paint =
      tinted
      ? TintShapeStyle()._paint(in: rect, context: environment.styleContext) : Paint.color(fill(isDark: isDark))
    context.commands.append(
      .push(.shadow(RGBA(0, 0, 0, isDark ? 0.3 : 0.1), radius: 10, offset: CGSize(width: 0, height: 3))))
    if case .color(let fill) = paint, fill.alpha < 1 {
      let backdrop = Backdrop(radius: 9, matrix: .saturation(1.5), coverage: Double(fill.alpha))
      context.commands += [.push(.backdrop(backdrop)), .fill(path, paint, FillStyle()), .pop]
    } else {
      context.commands.append(.fill(path, paint, FillStyle()))
    }
    context.commands.append(.pop)
    if !tinted { context.commands.append(.stroke(path, .color(edge(isDark: isDark)), StrokeStyle(lineWidth: 0.5))) }
  }
}
