import Foundation
import GtkKit
import PreviewProtocol

extension PreviewSettings {
  /// As people read one of them.
  var title: String {
    switch self {
    case .reduceMotion: "Reduce Motion"
    case .increaseContrast: "Increase Contrast"
    case .boldText: "Bold Text"
    case .differentiateWithoutColor: "Differentiate Without Color"
    case .reduceTransparency: "Reduce Transparency"
    case .buttonShapes: "Button Shapes"
    case .voiceOver: "VoiceOver"
    case .switchControl: "Switch Control"
    case .invertColors: "Invert Colors"
    case .inactive: "Inactive App"
    default: words
    }
  }
}

/// The panel at the side: under what conditions the preview is laid out.
@MainActor
final class ConditionsPanel {
  let widget: Widget
  private let width = LengthControl(title: "_Width")
  private let height = LengthControl(title: "_Height")
  private let typeSize = Adjustment(value: 3, in: 0...11, step: 1, page: 1)
  private let scale: Scale
  private let typeCaption = Label("", classes: ["caption", "dim-label"])
  private let platform = DropDown(["iOS", "macOS"])
  private let direction = DropDown(["Left to right", "Right to left"])
  private let locale = Entry(hint: "en_US")
  private let horizontalClass = DropDown(["Device’s", "Compact", "Regular"])
  private let verticalClass = DropDown(["Device’s", "Compact", "Regular"])
  /// A switch for each setting of the device's user.
  private let switches: [(setting: PreviewSettings, control: Switch)] = PreviewSettings.words.map {
    ($0.value, Switch())
  }
  private var conditions = PreviewConditions()
  private var isShowing = false
  private var onChange: (@MainActor (PreviewConditions) -> Void)?

  init() {
    scale = Scale(typeSize)
    scale.rounds(toDecimals: 0)
    for index in TypeSize.names.indices { scale.mark(Double(index)) }
    scale.setAccessibleLabel("Dynamic Type size")
    scale.says { TypeSize.titles[Int($0)] }
    typeCaption.xAlignment = 0
    typeCaption.setMargins(leading: 2)

    let column = Box(.vertical, spacing: 6)
    column.addClass("conditions")
    column.append(Self.heading("Size"))
    column.append(width.widget)
    column.append(height.widget)
    column.append(Self.heading("Dynamic Type"))
    column.append(scale)
    column.append(typeCaption)
    column.append(Self.heading("Environment"))
    column.append(Self.row("_Platform", platform))
    column.append(Self.row("Di_rection", direction))
    column.append(Self.row("_Locale", locale))
    locale.requestSize(width: 90)
    column.append(Self.row("Hori_zontal class", horizontalClass))
    column.append(Self.row("_Vertical class", verticalClass))
    column.append(Self.heading("Settings of the Device"))
    for (setting, control) in switches { column.append(Self.row(setting.title, control)) }
    let reset = Button(title: "Rese_t", action: "win.\(WindowAction.resetConditions.rawValue)")
    reset.tooltip = WindowAction.resetConditions.title
    reset.setMargins(top: 12)
    column.append(reset)
    let scrolled = ScrolledWindow(column, scrollsHorizontally: false)
    scrolled.requestSize(width: 288)
    widget = scrolled
    listen()
  }

  private func listen() {
    width.onChange { [weak self] length in self?.change { $0.width = length } }
    height.onChange { [weak self] length in self?.change { $0.height = length } }
    typeSize.onChange { [weak self] in
      guard let self else { return }
      let index = Int(self.typeSize.value.rounded())
      self.typeCaption.text = TypeSize.titles[index]
      self.change { $0.typeSize = TypeSize.names[index] }
    }
    platform.onSelect { [weak self] index in
      self?.change {
        $0.platform = index == 1 ? .macos : .ios
        $0.device = .standard(for: $0.platform)
        $0.scale = $0.device.scale
      }
    }
    horizontalClass.onSelect { [weak self] index in
      self?.change { $0.horizontalClass = SizeClassChoice.allCases[index] }
    }
    verticalClass.onSelect { [weak self] index in
      self?.change { $0.verticalClass = SizeClassChoice.allCases[index] }
    }
    for (setting, control) in switches {
      control.onChange { [weak self, weak control] in
        guard let control else { return }
        self?.change { if control.isOn { $0.settings.insert(setting) } else { $0.settings.remove(setting) } }
      }
    }
    direction.onSelect { [weak self] index in self?.change { $0.isRightToLeft = index == 1 } }
    locale.onCommit { [weak self] in
      guard let self else { return }
      let text = self.locale.text.trimmingCharacters(in: .whitespaces)
      self.change { $0.locale = text.isEmpty ? Preferences.systemLocale : text }
    }
  }

  private static func heading(_ text: String) -> Label {
    let label = Label(text, classes: ["heading"])
    label.xAlignment = 0
    label.setMargins(top: 6)
    return label
  }

  private static func row(_ title: String, _ control: Widget) -> Box {
    let label = Label("")
    label.setMnemonic(title, for: control)
    label.xAlignment = 0
    label.expandsHorizontally = true
    control.setLabelled(by: label)
    return Box(.horizontal, spacing: 6, [label, control])
  }

  /// Calls `body` with the conditions that a person has chosen.
  func onChange(_ body: @escaping @MainActor (PreviewConditions) -> Void) { onChange = body }

  private func change(_ edit: (inout PreviewConditions) -> Void) {
    guard !isShowing else { return }
    let old = conditions
    edit(&conditions)
    if conditions != old { onChange?(conditions) }
  }

  /// Shows conditions, without reporting them.
  func show(_ conditions: PreviewConditions) {
    isShowing = true
    defer { isShowing = false }
    self.conditions = conditions
    width.show(conditions.width)
    height.show(conditions.height)
    let index = TypeSize.names.firstIndex(of: conditions.typeSize) ?? 3
    typeSize.value = Double(index)
    typeCaption.text = TypeSize.titles[index]
    platform.selected = conditions.platform == .macos ? 1 : 0
    direction.selected = conditions.isRightToLeft ? 1 : 0
    horizontalClass.selected = SizeClassChoice.allCases.firstIndex(of: conditions.horizontalClass) ?? 0
    verticalClass.selected = SizeClassChoice.allCases.firstIndex(of: conditions.verticalClass) ?? 0
    for (setting, control) in switches { control.isOn = conditions.settings.contains(setting) }
    if locale.text != conditions.locale { locale.text = conditions.locale }
  }

  /// Shows how large the preview came to be.
  func show(size: CGSize) {
    width.show(extent: size.width)
    height.show(extent: size.height)
  }
}
