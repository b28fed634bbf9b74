internal import CGtk

extension TreeTable {
  /// Adds a column whose cells are an icon and a label, in an expander where the tree is shown.
  func append(_ column: Column, showsTree: Bool) {
    let factory = Object(owning: gtk_signal_list_item_factory_new())
    factory.connect("setup") { arguments in
      guard let item = arguments.object(0) else { return }
      let label = Label("", classes: column.classes)
      label.xAlignment = 0
      label.ellipsizes()
      let icon = Image(icon: "image-missing")
      icon.isVisible = column.icon != nil
      let box = Box(.horizontal, spacing: 6, [icon, label])
      if showsTree {
        let expander = gtk_tree_expander_new()
        gtk_tree_expander_set_child(OpaquePointer(expander), box.widget)
        gtk_list_item_set_child(item, expander)
      } else {
        gtk_list_item_set_child(item, box.widget)
      }
    }
    factory.connect("bind") { arguments in
      guard let item = arguments.object(0), let treeRow = gtk_list_item_get_item(item).map({ OpaquePointer($0) }),
        let row = TreeTable.row(inTree: treeRow), let child = gtk_list_item_get_child(item)
      else { return }
      var box = child
      if showsTree {
        gtk_tree_expander_set_list_row(OpaquePointer(child), treeRow)
        guard let inner = gtk_tree_expander_get_child(OpaquePointer(child)) else { return }
        box = inner
      }
      guard let icon = gtk_widget_get_first_child(box), let label = gtk_widget_get_last_child(box) else { return }
      let text = column.text(row)
      gtk_label_set_text(OpaquePointer(label), text)
      gtk_widget_set_tooltip_text(label, text)
      if let (name, style) = column.icon?(row) {
        gtk_image_set_from_icon_name(OpaquePointer(icon), name)
        for old in ["error", "warning", "dim-label"] { gtk_widget_remove_css_class(icon, old) }
        gtk_widget_add_css_class(icon, style)
      }
    }
    let view = gtk_column_view_column_new(column.title, nil)
    gtk_column_view_column_set_factory(view, factory.pointer)
    gtk_column_view_column_set_expand(view, column.expands.c)
    gtk_column_view_column_set_resizable(view, 1)
    gtk_column_view_append_column(pointer, view)
    if let view { g_object_unref(UnsafeMutableRawPointer(view)) }
  }
}
