import GtkKit

extension ShortcutsWindow.Group {
  /// The window of shortcuts, from the same keys that the actions have.
  static var all: [ShortcutsWindow.Group] {
    func group(
      _ title: String, _ actions: [WindowAction], _ toggles: [WindowToggle] = [], _ program: [ApplicationAction] = []
    ) -> ShortcutsWindow.Group {
      let rows =
        actions.map { ($0.title, $0.keys) } + toggles.map { ($0.title, $0.keys) } + program.map { ($0.title, $0.keys) }
      return ShortcutsWindow.Group(
        title, rows.compactMap { title, keys in keys.isEmpty ? nil : (title, keys.joined(separator: " ")) })
    }
    var general = group("General", [.close, .fullscreen], [], ApplicationAction.allCases)
    general.shortcuts += [("Menu", "F10"), ("Keyboard shortcuts", "<Control>question"), ("Next pane", "F6")]
    return [
      group("File", [.open, .openFolder, .refresh, .export, .copyPicture]),
      group(
        "Preview", [.nextPreview, .previousPreview, .largerType, .smallerType, .resetConditions], [.dark]),
      group("View", [.zoomIn, .zoomOut, .naturalSize, .fit]),
      group("Panes", [.canvas, .problems, .log, .outline], [.conditions, .details]),
      general,
    ]
  }
}
