import GtkKit
import PreviewProtocol

/// What is proposed on one axis: a choice of kind, a number to type and a slider.
///
/// Where no number is proposed, number and slider show what the axis came to be; moving one of them proposes it.
@MainActor
final class LengthControl {
  /// Points; the widest Apple screen in points is 1,376.
  static let range = 0.0...1600.0

  let widget: Box
  private let kinds = DropDown(["Automatic", "Fixed", "Ideal (nil)", "Minimum (0)", "Maximum (∞)"])
  private let adjustment = Adjustment(value: 0, in: LengthControl.range, step: 1, page: 50)
  private let scale: Scale
  private var isShowing = false
  private var onChange: (@MainActor (ProposedLength) -> Void)?

  init(title: String) {
    let label = Label("")
    label.xAlignment = 0
    label.expandsHorizontally = true
    let name = title.replacingOccurrences(of: "_", with: "")
    let spin = SpinButton(adjustment)
    label.setMnemonic(title, for: spin)
    scale = Scale(adjustment)
    scale.rounds(toDecimals: 0)
    scale.expandsHorizontally = true
    scale.says { "\(Int($0)) points" }
    // As wide as its widest title, so that a choice moves nothing.
    kinds.requestSize(width: 112)
    kinds.setAccessibleLabel("\(name) proposal")
    spin.setAccessibleLabel("\(name) in points")
    scale.setAccessibleLabel("\(name)")
    kinds.tooltip = "How the \(name.lowercased()) is proposed to the preview"
    widget = Box(
      .vertical, spacing: 2, [Box(.horizontal, spacing: 6, [label, kinds, spin]), scale])
    kinds.onSelect { [weak self] in self?.choose($0) }
    adjustment.onChange { [weak self] in
      guard let self, !self.isShowing else { return }
      self.kinds.selected = 1
      self.onChange?(.points(self.adjustment.value))
    }
  }

  func onChange(_ body: @escaping @MainActor (ProposedLength) -> Void) { onChange = body }

  private func choose(_ index: Int) {
    let length: ProposedLength =
      switch index {
      case 1: .points(adjustment.value)
      case 2: .ideal
      case 3: .minimum
      case 4: .maximum
      default: .automatic
      }
    onChange?(length)
  }

  /// Shows what is proposed, without reporting it.
  func show(_ length: ProposedLength) {
    isShowing = true
    defer { isShowing = false }
    switch length {
    case .automatic: kinds.selected = 0
    case .points(let points):
      kinds.selected = 1
      adjustment.value = points
    case .ideal: kinds.selected = 2
    case .minimum: kinds.selected = 3
    case .maximum: kinds.selected = 4
    }
  }

  /// Shows what the axis came to be, where no number is proposed.
  func show(extent: Double) {
    guard kinds.selected != 1, extent.isFinite else { return }
    isShowing = true
    defer { isShowing = false }
    adjustment.value = extent
  }
}
