internal import CGtk

extension Widget {
  /// What assistive technology calls the widget.
  public func setAccessibleLabel(_ text: String) { setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, text) }
  /// What assistive technology adds to the label.
  public func setAccessibleDescription(_ text: String) { setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text) }
  /// A slider's value in words.
  public func setAccessibleValue(_ text: String) { setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text) }

  /// Says which label names this widget.
  public func setLabelled(by label: Widget) {
    var relation = GTK_ACCESSIBLE_RELATION_LABELLED_BY
    var value = GValue()
    gtk_accessible_relation_init_value(relation, &value)
    // References to other accessible objects are given as a list.
    g_value_set_pointer(&value, g_list_append(nil, UnsafeMutableRawPointer(label.pointer)))
    gtk_accessible_update_relation_value(pointer, 1, &relation, &value)
    g_value_unset(&value)
  }

  private func setAccessible(_ property: GtkAccessibleProperty, _ text: String) {
    var property = property
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(pointer, 1, &property, &value)
    g_value_unset(&value)
  }
}
