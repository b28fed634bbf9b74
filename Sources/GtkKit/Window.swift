internal import CGtk

/// A top-level window of the application.
public final class Window: Widget {
  public init(_ application: Application) {
    super.init(sharing: OpaquePointer(gtk_application_window_new(application.cast())))
  }

  private var window: UnsafeMutablePointer<GtkWindow> { cast() }

  public var title: String {
    get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(window, newValue) }
  }
  public func setChild(_ child: Widget) { gtk_window_set_child(window, child.widget) }
  public func setTitlebar(_ bar: Widget) { gtk_window_set_titlebar(window, bar.widget) }
  public func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(window, gint(width), gint(height))
  }
  /// The size to come back to, apart from being maximised.
  public var defaultSize: (width: Int, height: Int) {
    var width: gint = 0, height: gint = 0
    gtk_window_get_default_size(window, &width, &height)
    return (Int(width), Int(height))
  }
  public var isMaximized: Bool {
    get { gtk_window_is_maximized(window) != 0 }
    set { if newValue { gtk_window_maximize(window) } else { gtk_window_unmaximize(window) } }
  }
  public var isFullscreen: Bool {
    get { gtk_window_is_fullscreen(window) != 0 }
    set { if newValue { gtk_window_fullscreen(window) } else { gtk_window_unfullscreen(window) } }
  }
  /// Whether the window has the keyboard.
  public var isActive: Bool { gtk_window_is_active(window) != 0 }
  /// Keeps this window above another, as dialogs are.
  public func stays(over parent: Window) { gtk_window_set_transient_for(window, parent.window) }
  public func present() { gtk_window_present(window) }
  public func close() { gtk_window_close(window) }
  public func destroy() { gtk_window_destroy(window) }
  /// Copies what is selected in the widget that has the focus.
  /// - Returns: false where it holds nothing that is copied by itself, as texts and entries do.
  public func copyFromFocus() -> Bool {
    guard let focus = gtk_window_get_focus(window) else { return false }
    return gtk_widget_activate_action_variant(focus, "clipboard.copy", nil) != 0
  }
  /// Makes Escape close the window, as it does dialogs.
  public func closesWithEscape() {
    onKey { [weak self] key in
      guard key.name == "Escape", let self else { return false }
      self.close()
      return true
    }
  }
  public func setFocus(_ widget: Widget) { gtk_window_set_focus(window, widget.widget) }
  public func onClose(_ body: @escaping @MainActor () -> Void) { connect("close-request", body) }
  public func onMap(_ body: @escaping @MainActor () -> Void) { connect("map", body) }
  public func onSizeChange(_ body: @escaping @MainActor () -> Void) {
    for property in ["default-width", "default-height", "maximized"] { connect("notify::\(property)", body) }
  }

  public func add(_ action: Action) { g_action_map_add_action(pointer, action.pointer) }
  public func setHelp(_ shortcuts: ShortcutsWindow) {
    gtk_application_window_set_help_overlay(cast(), shortcuts.pointer)
  }
}

/// The bar at the top of a window.
public final class HeaderBar: Widget {
  public init() { super.init(sharing: OpaquePointer(gtk_header_bar_new())) }
  public func packStart(_ child: Widget) { gtk_header_bar_pack_start(pointer, child.widget) }
  public func packEnd(_ child: Widget) { gtk_header_bar_pack_end(pointer, child.widget) }
  public func setTitle(_ child: Widget) { gtk_header_bar_set_title_widget(pointer, child.widget) }
}
