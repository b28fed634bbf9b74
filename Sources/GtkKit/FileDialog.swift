internal import CGtk

/// The desktop's dialogs for files.
///
/// A dialog keeps itself alive until it is answered: GTK does not hold native dialogs.
public final class FileDialog: Object {
  /// Files of one kind.
  public struct Filter: Sendable {
    public var title: String
    /// Such as `*.swift`.
    public var patterns: [String]
    public init(_ title: String, _ patterns: [String]) {
      self.title = title
      self.patterns = patterns
    }
  }

  private static var open: [ObjectIdentifier: FileDialog] = [:]

  private init(_ title: String, parent: Window, action: GtkFileChooserAction, accept: String, filters: [Filter]) {
    super.init(
      owning: gtk_file_chooser_native_new(title, parent.cast(), action, accept, "_Cancel"))
    gtk_native_dialog_set_modal(cast(), 1)
    for filter in filters {
      let object = gtk_file_filter_new()
      gtk_file_filter_set_name(object, filter.title)
      for pattern in filter.patterns { gtk_file_filter_add_pattern(object, pattern) }
      gtk_file_chooser_add_filter(pointer, object)
      g_object_unref(UnsafeMutableRawPointer(object))
    }
  }

  private func show(_ body: @escaping @MainActor (String) -> Void) {
    let id = ObjectIdentifier(self)
    Self.open[id] = self
    connect("response") { [weak self] arguments in
      guard let self else { return }
      if arguments.int(0) == Int(GTK_RESPONSE_ACCEPT.rawValue) {
        let file = gtk_file_chooser_get_file(self.pointer)
        defer { if let file { g_object_unref(UnsafeMutableRawPointer(file)) } }
        if let path = path(of: file) { body(path) }
      }
      gtk_native_dialog_destroy(self.cast())
      // Not now: the dialog is emitting.
      MainLoop.whenIdle { Self.open[id] = nil }
    }
    gtk_native_dialog_show(cast())
  }

  /// Lets a person choose a file.
  public static func openFile(
    _ title: String, parent: Window, folder: String?, filters: [Filter], _ body: @escaping @MainActor (String) -> Void
  ) {
    let dialog = FileDialog(
      title, parent: parent, action: GTK_FILE_CHOOSER_ACTION_OPEN, accept: "_Open", filters: filters)
    dialog.setFolder(folder)
    dialog.show(body)
  }

  /// Lets a person choose a folder.
  public static func openFolder(
    _ title: String, parent: Window, folder: String?, _ body: @escaping @MainActor (String) -> Void
  ) {
    let action = GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
    let dialog = FileDialog(title, parent: parent, action: action, accept: "_Open", filters: [])
    dialog.setFolder(folder)
    dialog.show(body)
  }

  /// Lets a person choose where to write; asks before an existing file is overwritten.
  public static func save(
    _ title: String, parent: Window, folder: String?, name: String, filters: [Filter],
    _ body: @escaping @MainActor (String) -> Void
  ) {
    let dialog = FileDialog(
      title, parent: parent, action: GTK_FILE_CHOOSER_ACTION_SAVE, accept: "_Save", filters: filters)
    dialog.setFolder(folder)
    gtk_file_chooser_set_current_name(dialog.pointer, name)
    dialog.show(body)
  }

  private func setFolder(_ path: String?) {
    guard let path else { return }
    let folder = g_file_new_for_path(path)
    gtk_file_chooser_set_current_folder(pointer, folder, nil)
    g_object_unref(UnsafeMutableRawPointer(folder))
  }
}
