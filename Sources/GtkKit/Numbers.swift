internal import CGtk
internal import Foundation

/// A slider.
public final class Scale: Widget {
  public let adjustment: Adjustment
  private var words: (@MainActor (Double) -> String)?

  public init(_ adjustment: Adjustment) {
    self.adjustment = adjustment
    super.init(sharing: OpaquePointer(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, adjustment.cast())))
    gtk_scale_set_draw_value(cast(), 0)
  }
  /// Marks a value, with a text below the mark where given.
  public func mark(_ value: Double, _ text: String? = nil) {
    gtk_scale_add_mark(cast(), value, GTK_POS_BOTTOM, text)
  }
  /// Allows only so many decimals, and moves in whole steps.
  public func rounds(toDecimals decimals: Int) {
    gtk_range_set_round_digits(cast(), gint(decimals))
    gtk_scale_set_digits(cast(), gint(decimals))
  }
  /// What assistive technology reads as the value.
  public func says(_ words: @escaping @MainActor (Double) -> String) {
    self.words = words
    setAccessibleValue(words(adjustment.value))
    adjustment.onChange { [weak self] in
      guard let self, let words = self.words else { return }
      self.setAccessibleValue(words(self.adjustment.value))
    }
  }
}

/// A number to type, or to step with buttons and arrow keys.
public final class SpinButton: Widget {
  public init(_ adjustment: Adjustment, decimals: Int = 0) {
    super.init(sharing: OpaquePointer(gtk_spin_button_new(adjustment.cast(), 1, guint(decimals))))
    gtk_spin_button_set_numeric(pointer, 1)
    gtk_editable_set_width_chars(pointer, 5)
  }
}

/// A line of text to type.
public final class Entry: Widget {
  public init(text: String = "", hint: String? = nil) {
    super.init(sharing: OpaquePointer(gtk_entry_new()))
    self.text = text
    gtk_entry_set_placeholder_text(cast(), hint)
  }
  public var text: String {
    get { String(cString: gtk_editable_get_text(pointer)) }
    set { gtk_editable_set_text(pointer, newValue) }
  }
  /// Calls `body` when Enter is pressed, or the entry is left.
  public func onCommit(_ body: @escaping @MainActor () -> Void) {
    connect("activate", body)
    add(gtk_event_controller_focus_new()) { $0.connect("leave", body) }
  }
}
