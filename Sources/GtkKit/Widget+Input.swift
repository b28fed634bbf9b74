internal import CGtk
public import Foundation

/// Keys held down with another.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shift = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  public static let alt = KeyModifiers(rawValue: 4)
  public static let `super` = KeyModifiers(rawValue: 8)

  init(_ state: UInt32) {
    self = []
    if state & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if state & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
    if state & GDK_ALT_MASK.rawValue != 0 { insert(.alt) }
    if state & GDK_SUPER_MASK.rawValue != 0 { insert(.super) }
  }
}

/// A key that went down.
public struct KeyPress: Hashable, Sendable {
  /// As GDK names it, such as `a`, `Return` or `Left`.
  public var name: String
  /// What it types; empty for keys that type nothing.
  public var characters: String
  public var modifiers: KeyModifiers
}

/// A step of a pointer's way with its button down; points in the widget.
public enum PointerStep: Hashable, Sendable {
  case began(CGPoint, clickCount: Int)
  case moved(CGPoint)
  case ended(CGPoint)
  case cancelled
}

/// A step of scrolling; lengths in points.
public enum ScrollStep: Hashable, Sendable {
  /// A notch of a wheel.
  case notch(CGSize)
  /// Fingers are on a touchpad.
  case began
  case moved(CGSize)
  /// They let go; velocity in points a second.
  case ended(velocity: CGSize)
}

/// A step of two fingers on a touchpad or screen: the factor and the angle, in radians, since they touched, and the place
/// between them.
public enum PinchStep: Hashable, Sendable {
  case began(CGPoint?)
  case moved(factor: Double, angle: Double, CGPoint?)
  case ended, cancelled
}

/// A step of dragging files over a widget; points in the widget.
public enum FileDragStep: Hashable, Sendable {
  case moved(CGPoint, [String])
  case left
  case dropped(CGPoint, [String])
}

/// The paths in a value that holds a list of files.
@MainActor
private func droppedPaths(_ value: UnsafePointer<GValue>) -> [String] {
  guard let list = g_value_get_boxed(value) else { return [] }
  var paths: [String] = []
  let files = gdk_file_list_get_files(OpaquePointer(list))
  defer { g_slist_free(files) }
  var item = files
  while let current = item {
    if let path = path(of: current.pointee.data.map { OpaquePointer($0) }) { paths.append(path) }
    item = current.pointee.next
  }
  return paths
}

extension Widget {
  /// Hands a new controller to `configure`, then gives it to the widget.
  func add(_ controller: OpaquePointer?, _ configure: (Object) -> Void) {
    let controller = Object(sharing: controller)
    configure(controller)
    // The widget takes over one reference; the wrapper gives back its own.
    g_object_ref(UnsafeMutableRawPointer(controller.pointer))
    gtk_widget_add_controller(widget, controller.pointer)
  }

  /// Follows the first button from press to release, with the keys that are held down.
  public func onPointer(_ body: @escaping @MainActor (PointerStep, KeyModifiers) -> Void) {
    var start = CGPoint.zero
    var clicks = 1
    add(gtk_gesture_click_new()) { click in
      click.connect("pressed") { clicks = $0.int(0) }
      let gesture = click.pointer
      gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    }
    add(gtk_gesture_drag_new()) { drag in
      let gesture = drag.pointer
      func held() -> KeyModifiers { KeyModifiers(gtk_event_controller_get_current_event_state(gesture).rawValue) }
      drag.connect("drag-begin") {
        start = CGPoint(x: $0.double(0), y: $0.double(1))
        body(.began(start, clickCount: clicks), held())
      }
      drag.connect("drag-update") {
        body(.moved(CGPoint(x: start.x + $0.double(0), y: start.y + $0.double(1))), held())
      }
      drag.connect("drag-end") {
        body(.ended(CGPoint(x: start.x + $0.double(0), y: start.y + $0.double(1))), held())
      }
      drag.connect("cancel") { body(.cancelled, []) }
    }
  }

  /// Calls `body` when the second button is pressed.
  public func onSecondaryClick(_ body: @escaping @MainActor (CGPoint, KeyModifiers) -> Void) {
    add(gtk_gesture_click_new()) { click in
      let gesture = click.pointer
      gtk_gesture_single_set_button(gesture, 3)
      click.connect("pressed") {
        body(
          CGPoint(x: $0.double(1), y: $0.double(2)),
          KeyModifiers(gtk_event_controller_get_current_event_state(gesture).rawValue))
      }
    }
  }

  /// Follows the pointer while no button is down; nil when it leaves.
  public func onHover(_ body: @escaping @MainActor (CGPoint?) -> Void) {
    add(gtk_event_controller_motion_new()) { motion in
      motion.connect("enter") { body(CGPoint(x: $0.double(0), y: $0.double(1))) }
      motion.connect("motion") { body(CGPoint(x: $0.double(0), y: $0.double(1))) }
      motion.connect("leave") { body(nil) }
    }
  }

  /// Points that a step of a wheel with notches counts for.
  private static let wheelStep = 40.0

  /// Calls `body` with steps of scrolling and the keys held; answering true keeps them from the widgets around.
  public func onScroll(_ body: @escaping @MainActor (ScrollStep, KeyModifiers) -> Bool) {
    let flags = GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
    add(gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(flags))) { scroll in
      let controller = scroll.pointer
      func held() -> KeyModifiers { KeyModifiers(gtk_event_controller_get_current_event_state(controller).rawValue) }
      scroll.connect("scroll-begin") { _ = body(.began, held()) }
      scroll.answer("scroll") {
        let delta = CGSize(width: $0.double(0), height: $0.double(1))
        guard gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL else {
          return body(.moved(delta), held())
        }
        let step = Self.wheelStep
        return body(.notch(CGSize(width: delta.width * step, height: delta.height * step)), held())
      }
      // Comes after the end, with what the fingers had left.
      scroll.connect("decelerate") {
        _ = body(.ended(velocity: CGSize(width: $0.double(0), height: $0.double(1))), held())
      }
    }
  }

  /// Follows two fingers as they move apart and turn.
  public func onPinch(_ body: @escaping @MainActor (PinchStep) -> Void) {
    var factor = 1.0, angle = 0.0
    let rotate = Object(sharing: gtk_gesture_rotate_new())
    add(gtk_gesture_zoom_new()) { zoom in
      let gesture = zoom.pointer
      func center() -> CGPoint? {
        var x = 0.0, y = 0.0
        return gtk_gesture_get_bounding_box_center(gesture, &x, &y) != 0 ? CGPoint(x: x, y: y) : nil
      }
      zoom.connect("begin") {
        (factor, angle) = (1, 0)
        body(.began(center()))
      }
      zoom.connect("scale-changed") {
        factor = $0.double(0)
        body(.moved(factor: factor, angle: angle, center()))
      }
      rotate.connect("angle-changed") {
        angle = $0.double(1)
        body(.moved(factor: factor, angle: angle, center()))
      }
      zoom.connect("end") { body(.ended) }
      zoom.connect("cancel") { body(.cancelled) }
      gtk_gesture_group(rotate.pointer, gesture)
    }
    add(rotate.pointer) { _ in }
  }

  /// Calls `body` with keys that nothing before took; answering true keeps them from what comes after.
  public func onKey(_ body: @escaping @MainActor (KeyPress) -> Bool) {
    add(gtk_event_controller_key_new()) { key in
      key.answer("key-pressed", { body(KeyPress(value: guint($0.uint(0)), state: $0.flags(2))) })
    }
  }

  /// Follows files that are dragged over the widget; answering true to their drop says that they were taken.
  public func onFileDrag(_ body: @escaping @MainActor (FileDragStep) -> Bool) {
    let target = Object(sharing: gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY))
    let drop = target.pointer
    // What is dragged is read before it is dropped, so that it is known on the way.
    gtk_drop_target_set_preload(drop, 1)
    add(gtk_drop_controller_motion_new()) { motion in
      @MainActor func moved(_ arguments: SignalArguments) {
        let paths = gtk_drop_target_get_value(drop).map { droppedPaths($0) } ?? []
        if !paths.isEmpty { _ = body(.moved(CGPoint(x: arguments.double(0), y: arguments.double(1)), paths)) }
      }
      motion.connect("enter") { moved($0) }
      motion.connect("motion") { moved($0) }
      motion.connect("leave") { _ = body(.left) }
    }
    add(drop) { drop in
      drop.answer("drop") {
        guard let raw = $0.boxed(0) else { return false }
        let paths = droppedPaths(raw.assumingMemoryBound(to: GValue.self))
        return body(.dropped(CGPoint(x: $0.double(1), y: $0.double(2)), paths))
      }
    }
  }

  /// Takes files that are dropped.
  public func onDrop(_ body: @escaping @MainActor ([String]) -> Bool) {
    add(gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)) { drop in
      drop.answer(
        "drop",
        { arguments in
          guard let raw = arguments.boxed(0) else { return false }
          return body(droppedPaths(raw.assumingMemoryBound(to: GValue.self)))
        })
    }
  }

  /// Calls `body` when the focus comes to the widget or leaves it.
  public func onFocusChange(_ body: @escaping @MainActor (Bool) -> Void) {
    add(gtk_event_controller_focus_new()) { focus in
      focus.connect("enter") { body(true) }
      focus.connect("leave") { body(false) }
    }
  }
}

extension KeyPress {
  init(value: guint, state: UInt32) {
    name = gdk_keyval_name(value).map { String(cString: $0) } ?? ""
    let scalar = gdk_keyval_to_unicode(value)
    characters = scalar >= 32 && scalar != 127 ? Unicode.Scalar(scalar).map { String($0) } ?? "" : ""
    modifiers = KeyModifiers(state)
  }
}
