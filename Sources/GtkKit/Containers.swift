internal import CGtk

/// Children in a row or a column.
public final class Box: Widget {
  /// - Parameter spacing: points between neighbours.
  public init(_ orientation: Orientation, spacing: Int = 0, _ children: [Widget] = []) {
    super.init(sharing: OpaquePointer(gtk_box_new(orientation.c, gint(spacing))))
    for child in children { append(child) }
  }
  public func append(_ child: Widget) { gtk_box_append(cast(), child.widget) }
  public func remove(_ child: Widget) { gtk_box_remove(cast(), child.widget) }
  /// Gives all children the same extent.
  public func makeHomogeneous() { gtk_box_set_homogeneous(cast(), 1) }
}

/// Two children with a handle between them.
public final class Paned: Widget {
  public init(_ orientation: Orientation) { super.init(sharing: OpaquePointer(gtk_paned_new(orientation.c))) }

  /// - Parameters:
  ///   - resizes: whether the child takes part when the whole grows.
  ///   - shrinks: whether it may become smaller than its least size.
  public func setStart(_ child: Widget, resizes: Bool, shrinks: Bool = false) {
    gtk_paned_set_start_child(pointer, child.widget)
    gtk_paned_set_resize_start_child(pointer, resizes.c)
    gtk_paned_set_shrink_start_child(pointer, shrinks.c)
  }
  public func setEnd(_ child: Widget, resizes: Bool, shrinks: Bool = false) {
    gtk_paned_set_end_child(pointer, child.widget)
    gtk_paned_set_resize_end_child(pointer, resizes.c)
    gtk_paned_set_shrink_end_child(pointer, shrinks.c)
  }
  /// Points before the handle.
  public var position: Int {
    get { Int(gtk_paned_get_position(pointer)) }
    set { gtk_paned_set_position(pointer, gint(newValue)) }
  }
  public func onMove(_ body: @escaping @MainActor () -> Void) { connect("notify::position", body) }
}

/// A child that may be larger than its room.
public final class ScrolledWindow: Widget {
  public let horizontal: Adjustment
  public let vertical: Adjustment

  public init(_ child: Widget, scrollsHorizontally: Bool = true) {
    let scrolled = OpaquePointer(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(scrolled, child.widget)
    if !scrollsHorizontally { gtk_scrolled_window_set_policy(scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC) }
    horizontal = Adjustment(sharing: OpaquePointer(gtk_scrolled_window_get_hadjustment(scrolled)))
    vertical = Adjustment(sharing: OpaquePointer(gtk_scrolled_window_get_vadjustment(scrolled)))
    super.init(sharing: scrolled)
  }
  /// Points below which the child gets scroll bars rather than less room.
  public func setMinimumContent(height: Int) { gtk_scrolled_window_set_min_content_height(pointer, gint(height)) }
}

/// A number within bounds, such as a scroll position.
public final class Adjustment: Object {
  public init(value: Double, in range: ClosedRange<Double>, step: Double, page: Double) {
    super.init(
      sharing: OpaquePointer(gtk_adjustment_new(value, range.lowerBound, range.upperBound, step, page, 0)))
  }
  override init(sharing pointer: OpaquePointer?) { super.init(sharing: pointer) }

  public var value: Double {
    get { gtk_adjustment_get_value(cast()) }
    set { gtk_adjustment_set_value(cast(), newValue) }
  }
  /// How much is seen at once.
  public var pageSize: Double { gtk_adjustment_get_page_size(cast()) }
  public var upper: Double {
    get { gtk_adjustment_get_upper(cast()) }
    set { gtk_adjustment_set_upper(cast(), newValue) }
  }
  public func onChange(_ body: @escaping @MainActor () -> Void) { connect("value-changed", body) }
  /// Calls `body` when bounds or page size change.
  public func onReconfigure(_ body: @escaping @MainActor () -> Void) { connect("changed", body) }
}

/// Children of which one is shown.
public final class Stack: Widget {
  public init() { super.init(sharing: OpaquePointer(gtk_stack_new())) }

  public func add(_ child: Widget, name: String, title: String? = nil) {
    if let title {
      gtk_stack_add_titled(pointer, child.widget, name, title)
    } else {
      gtk_stack_add_named(pointer, child.widget, name)
    }
  }
  /// Fades from one child to the next where animations are enabled.
  public func crossfades() { gtk_stack_set_transition_type(pointer, GTK_STACK_TRANSITION_TYPE_CROSSFADE) }
  /// Changes the title that a switcher shows for a child.
  public func setTitle(_ title: String, of child: Widget) {
    gtk_stack_page_set_title(gtk_stack_get_page(pointer, child.widget), title)
  }
  public var visibleChild: String {
    get { gtk_stack_get_visible_child_name(pointer).map { String(cString: $0) } ?? "" }
    set { gtk_stack_set_visible_child_name(pointer, newValue) }
  }
  public func onSwitch(_ body: @escaping @MainActor () -> Void) { connect("notify::visible-child-name", body) }
}

/// Buttons that choose the child of a stack.
public final class StackSwitcher: Widget {
  public init(_ stack: Stack) {
    super.init(sharing: OpaquePointer(gtk_stack_switcher_new()))
    gtk_stack_switcher_set_stack(pointer, stack.pointer)
  }
}

/// A child with others laid over it.
public final class Overlay: Widget {
  public init(_ child: Widget) {
    super.init(sharing: OpaquePointer(gtk_overlay_new()))
    gtk_overlay_set_child(pointer, child.widget)
  }
  public func add(_ overlay: Widget) { gtk_overlay_add_overlay(pointer, overlay.widget) }
}

/// A child that slides in and out.
public final class Revealer: Widget {
  public enum Transition: Sendable { case slideDown, crossfade }

  public init(_ child: Widget, transition: Transition = .slideDown) {
    super.init(sharing: OpaquePointer(gtk_revealer_new()))
    gtk_revealer_set_child(pointer, child.widget)
    let type =
      switch transition {
      case .slideDown: GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN
      case .crossfade: GTK_REVEALER_TRANSITION_TYPE_CROSSFADE
      }
    gtk_revealer_set_transition_type(pointer, type)
  }
  public var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(pointer) != 0 }
    set { gtk_revealer_set_reveal_child(pointer, newValue.c) }
  }
}

/// A panel that opens from a button.
public final class Popover: Widget {
  public init(_ child: Widget) {
    super.init(sharing: OpaquePointer(gtk_popover_new()))
    gtk_popover_set_child(cast(), child.widget)
  }
  public func close() { gtk_popover_popdown(cast()) }
}

/// Children that flow into rows of equal columns.
public final class FlowBox: Widget {
  public init(maxColumns: Int, spacing: Int = 6) {
    super.init(sharing: OpaquePointer(gtk_flow_box_new()))
    gtk_flow_box_set_selection_mode(pointer, GTK_SELECTION_NONE)
    gtk_flow_box_set_max_children_per_line(pointer, guint(maxColumns))
    gtk_flow_box_set_min_children_per_line(pointer, guint(maxColumns))
    gtk_flow_box_set_homogeneous(pointer, 1)
    gtk_flow_box_set_row_spacing(pointer, guint(spacing))
    gtk_flow_box_set_column_spacing(pointer, guint(spacing))
  }
  public func append(_ child: Widget) {
    gtk_flow_box_append(pointer, child.widget)
    // The child that the box makes around it must not take a stop of the focus of its own.
    if let parent = gtk_widget_get_parent(child.widget) { gtk_widget_set_focusable(parent, 0) }
  }
}
