internal import CGtk

/// A button that shows one of several titles and opens a list of them.
public final class DropDown: Widget {
  private var body: (@MainActor (Int) -> Void)?
  private var isSetting = false

  public init(_ titles: [String] = []) {
    let dropDown = OpaquePointer(gtk_drop_down_new(nil, nil))
    super.init(sharing: dropDown)
    setTitles(titles)
    connect("notify::selected") { [weak self] in
      guard let self, !self.isSetting, let index = self.selected else { return }
      self.body?(index)
    }
  }

  /// Replaces the titles; the first is selected, and `onSelect` is not called.
  public func setTitles(_ titles: [String]) {
    isSetting = true
    defer { isSetting = false }
    let model = gtk_string_list_new(nil)
    for title in titles { gtk_string_list_append(model, title) }
    gtk_drop_down_set_model(pointer, model)
    g_object_unref(UnsafeMutableRawPointer(model))
  }

  /// The index of the title shown; setting it does not call `onSelect`.
  public var selected: Int? {
    get {
      let index = gtk_drop_down_get_selected(pointer)
      return index == guint.max ? nil : Int(index)
    }
    set {
      isSetting = true
      defer { isSetting = false }
      gtk_drop_down_set_selected(pointer, newValue.map { guint($0) } ?? guint.max)
    }
  }

  /// Calls `body` with the index that a person chooses.
  public func onSelect(_ body: @escaping @MainActor (Int) -> Void) { self.body = body }

  /// Opens the list, as a click does.
  public func open() { gtk_widget_activate(widget) }
}
