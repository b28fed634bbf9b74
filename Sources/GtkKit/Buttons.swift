internal import CGtk

/// A button with an icon or a label.
public class Button: Widget {
  public init(icon: String, tooltip: String, action: String? = nil) {
    super.init(sharing: OpaquePointer(gtk_button_new_from_icon_name(icon)))
    configure(tooltip: tooltip, action: action)
  }
  /// - Parameter title: with an underscore before the letter that activates it.
  public init(title: String, action: String? = nil) {
    super.init(sharing: OpaquePointer(gtk_button_new_with_mnemonic(title)))
    configure(tooltip: nil, action: action)
  }
  /// - Parameter text: what the action gets.
  public init(title: String, action: String, text: String) {
    super.init(sharing: OpaquePointer(gtk_button_new_with_label(title)))
    gtk_actionable_set_action_name(pointer, action)
    gtk_actionable_set_action_target_value(pointer, g_variant_new_string(text))
  }
  override init(sharing pointer: OpaquePointer?) { super.init(sharing: pointer) }

  private func configure(tooltip: String?, action: String?) {
    if let tooltip {
      self.tooltip = tooltip
      setAccessibleLabel(tooltip)
    }
    if let action { gtk_actionable_set_detailed_action_name(pointer, action) }
  }
  public func setChild(_ child: Widget) { gtk_button_set_child(cast(), child.widget) }
  public func setTitle(_ title: String) { gtk_button_set_label(cast(), title) }
  public func setIcon(_ name: String) { gtk_button_set_icon_name(cast(), name) }
  public func onClick(_ body: @escaping @MainActor () -> Void) { connect("clicked", body) }
}

/// A button that stays down, bound to an action with a Boolean state.
public final class ToggleButton: Widget {
  public init(icon: String, tooltip: String, action: String) {
    super.init(sharing: OpaquePointer(gtk_toggle_button_new()))
    gtk_button_set_icon_name(cast(), icon)
    self.tooltip = tooltip
    setAccessibleLabel(tooltip)
    gtk_actionable_set_action_name(pointer, action)
  }
}

/// A button that opens a menu or a popover.
public final class MenuButton: Widget {
  public init(icon: String, tooltip: String) {
    super.init(sharing: OpaquePointer(gtk_menu_button_new()))
    gtk_menu_button_set_icon_name(pointer, icon)
    self.tooltip = tooltip
    setAccessibleLabel(tooltip)
  }
  public func setMenu(_ menu: Menu) { gtk_menu_button_set_menu_model(pointer, menu.cast()) }
  public func setPopover(_ popover: Popover) { gtk_menu_button_set_popover(pointer, popover.widget) }
  /// Makes F10 open this button's menu.
  public func isPrimary() { gtk_menu_button_set_primary(pointer, 1) }
  public func open() { gtk_menu_button_popup(pointer) }
  public func close() { gtk_menu_button_popdown(pointer) }
}

/// An on-off switch.
public final class Switch: Widget {
  public init() { super.init(sharing: OpaquePointer(gtk_switch_new())) }
  public var isOn: Bool {
    get { gtk_switch_get_active(pointer) != 0 }
    set { gtk_switch_set_active(pointer, newValue.c) }
  }
  public func onChange(_ body: @escaping @MainActor () -> Void) { connect("notify::active", body) }
}
