internal import CGtk

/// The desktop's wish for light or dark, which plain GTK does not follow: the Settings portal tells it.
@MainActor
public enum DesktopScheme {
  private static let namespace = "org.freedesktop.appearance"

  /// Lets the application's own widgets be dark when the desktop prefers it, now and after each change.
  ///
  /// Where no portal answers the style stays as GTK's settings say.
  public static func follow() {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
    g_dbus_connection_signal_subscribe(
      bus, nil, "org.freedesktop.portal.Settings", "SettingChanged", "/org/freedesktop/portal/desktop", namespace,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, _ in
        onMainThread(parameters) { parameters in
          guard let parameters, g_variant_n_children(parameters) == 3 else { return }
          let key = g_variant_get_child_value(parameters, 1)
          defer { g_variant_unref(key) }
          guard String(cString: g_variant_get_string(key, nil)) == "color-scheme" else { return }
          let value = g_variant_get_child_value(parameters, 2)
          defer { g_variant_unref(value) }
          DesktopScheme.apply(value)
        }
      }, nil, nil)

    var texts: [OpaquePointer?] = [g_variant_new_string(namespace), g_variant_new_string("color-scheme")]
    g_dbus_connection_call(
      bus, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings",
      "Read", g_variant_new_tuple(&texts, 2), nil, G_DBUS_CALL_FLAGS_NONE, 1000, nil,
      { bus, result, _ in
        onMainThread((bus, result)) { bus, result in
          guard let answer = g_dbus_connection_call_finish(bus.map { OpaquePointer($0) }, result, nil) else { return }
          defer { g_variant_unref(answer) }
          let value = g_variant_get_child_value(answer, 0)
          defer { g_variant_unref(value) }
          DesktopScheme.apply(value)
        }
      }, nil)
  }

  /// Unpacks variants within variants down to the number: 0 for no preference, 1 for dark, 2 for light.
  private static func apply(_ value: OpaquePointer?) {
    guard let value else { return }
    if g_variant_classify(value) == G_VARIANT_CLASS_VARIANT {
      let inner = g_variant_get_variant(value)
      defer { g_variant_unref(inner) }
      return apply(inner)
    }
    guard g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return }
    isDark = g_variant_get_uint32(value) == 1
  }

  /// Whether the application's widgets are dark.
  public static var isDark: Bool {
    get {
      guard let settings = gtk_settings_get_default() else { return false }
      return Object(sharing: settings).bool("gtk-application-prefer-dark-theme")
    }
    set {
      guard let settings = gtk_settings_get_default() else { return }
      Object(sharing: settings).set("gtk-application-prefer-dark-theme", newValue)
    }
  }
}

/// Style rules of the application.
@MainActor
public enum StyleSheet {
  /// Adds rules for all windows; there must be a display.
  public static func add(_ css: String) {
    guard let display = gdk_display_get_default() else { return }
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, css, gssize(css.utf8.count))
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }

  /// Looks for icons in one more folder, laid out as a theme is.
  public static func addIcons(_ folder: String) {
    guard let display = gdk_display_get_default() else { return }
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), folder)
  }

  /// The icon of windows that name none.
  public static func setWindowIcon(_ name: String) { gtk_window_set_default_icon_name(name) }
}
