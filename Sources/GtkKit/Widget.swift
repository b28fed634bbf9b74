internal import CGtk
public import Foundation

/// How a widget uses more room than it needs on an axis.
public enum Alignment: UInt32, Sendable {
  case fill, start, end, center, baseline

  var c: GtkAlign { GtkAlign(rawValue) }
}

/// The axis along which a widget lays out its children.
public enum Orientation: UInt32, Sendable {
  case horizontal, vertical

  var c: GtkOrientation { GtkOrientation(rawValue) }
}

/// A part of a window.
open class Widget: Object {
  var widget: UnsafeMutablePointer<GtkWidget> { cast() }

  public var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue.c) }
  }
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue.c) }
  }
  /// The text shown when the pointer rests; also what assistive technology reads for an icon button.
  public var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }
  public var horizontalAlignment: Alignment {
    get { Alignment(rawValue: gtk_widget_get_halign(widget).rawValue) ?? .fill }
    set { gtk_widget_set_halign(widget, newValue.c) }
  }
  public var verticalAlignment: Alignment {
    get { Alignment(rawValue: gtk_widget_get_valign(widget).rawValue) ?? .fill }
    set { gtk_widget_set_valign(widget, newValue.c) }
  }
  public var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue.c) }
  }
  public var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(widget) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue.c) }
  }
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue.c) }
  }
  public var hasFocus: Bool { gtk_widget_has_focus(widget) != 0 }
  /// Device pixels for each point of the screen that the widget is on.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }
  /// In points, as last allocated.
  public var width: Int { Int(gtk_widget_get_width(widget)) }
  /// In points, as last allocated.
  public var height: Int { Int(gtk_widget_get_height(widget)) }

  public func addClass(_ name: String) { gtk_widget_add_css_class(widget, name) }
  public func removeClass(_ name: String) { gtk_widget_remove_css_class(widget, name) }
  /// The least size, in points; -1 leaves an axis to the widget.
  public func requestSize(width: Int = -1, height: Int = -1) {
    gtk_widget_set_size_request(widget, gint(width), gint(height))
  }
  /// Points of room around the widget.
  public func setMargins(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    gtk_widget_set_margin_top(widget, gint(top))
    gtk_widget_set_margin_start(widget, gint(leading))
    gtk_widget_set_margin_bottom(widget, gint(bottom))
    gtk_widget_set_margin_end(widget, gint(trailing))
  }
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }
  public func queueDraw() { gtk_widget_queue_draw(widget) }
  public func queueResize() { gtk_widget_queue_resize(widget) }

  /// Whether the widget or one inside it has the focus.
  public var containsFocus: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }
  /// A place of the widget in points of its window's surface, shadows included; nil while it is in no window.
  public func surfacePoint(_ point: CGPoint) -> CGPoint? {
    guard let native = gtk_widget_get_native(widget) else { return nil }
    var x = 0.0, y = 0.0, left = 0.0, top = 0.0
    let root = UnsafeMutablePointer<GtkWidget>(native)
    guard gtk_widget_translate_coordinates(widget, root, point.x, point.y, &x, &y) != 0 else { return nil }
    gtk_native_get_surface_transform(native, &left, &top)
    return CGPoint(x: x + left, y: y + top)
  }

  /// Whether clicks go to what lies below.
  public var isTransparentToPointer: Bool {
    get { gtk_widget_get_can_target(widget) == 0 }
    set { gtk_widget_set_can_target(widget, (!newValue).c) }
  }

  /// Activates the action with this full name, such as `win.zoom-in`, with a text where one is given.
  /// - Returns: whether there is such an action.
  @discardableResult
  public func activate(action: String, text: String? = nil) -> Bool {
    gtk_widget_activate_action_variant(widget, action, text.map { g_variant_new_string($0) }) != 0
  }
}
