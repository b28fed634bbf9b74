extension ViewHost {
  /// What the views have come to keep while they were shown, for another process that shows them after an edit.
  public func archive() -> StateArchive {
    var archive = graph.archive(below: root)
    archive.appStorage = StoredValues.app.archive
    archive.sceneStorage = StoredValues.scene.archive
    return archive
  }

  /// Takes no more over: views that are made from here on begin anew.
  /// - Returns: how many values views took over.
  @discardableResult
  public func endRestoring() -> Int {
    defer { graph.restoration = nil }
    return graph.restoration?.count ?? 0
  }

  /// Has the stores of `AppStorage` and `SceneStorage` go on with what another process had; nil makes them empty.
  public static func restoreStorage(_ archive: StateArchive?) {
    StoredValues.app.reset()
    StoredValues.scene.reset()
    if let values = archive?.appStorage { StoredValues.app.restore(values) }
    if let values = archive?.sceneStorage { StoredValues.scene.restore(values) }
  }
}
