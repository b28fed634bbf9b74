import Foundation
import GtkKit
import PreviewService

/// The program with its windows.
@MainActor
final class WindowApplication {
  private let application: Application
  private var windows: [PreviewWindow] = []
  private var preferencesWindow: PreferencesWindow?
  /// Files that were open when the program last ended without closing them.
  private var uncleanFiles: [String] = []
  private var signals: [any DispatchSourceSignal] = []

  private init() {
    let environment = ProcessInfo.processInfo.environment
    application = Application(
      id: Identity.id, name: Identity.name, isUnique: environment["VITRINE_TRACE"] != "1")
  }

  /// Opens the window and runs until the last one is closed. To be called on the main thread by a main function that is
  /// not asynchronous.
  /// - Parameters:
  ///   - path: a Swift file, a folder or a package; nil for what was open last.
  ///   - options: options of GTK, such as `--gapplication-service`.
  /// - Returns: the exit status.
  static func run(path: String?, options: [String] = []) -> Int32 {
    let program = WindowApplication()
    program.connect()
    let name = CommandLine.arguments.first ?? "vitrine"
    return program.application.run([name] + options + (path.map { [$0] } ?? []))
  }

  private func connect() {
    application.onStartup { [weak self] in self?.start() }
    application.onActivate { [weak self] in self?.activate() }
    application.onOpen { [weak self] paths in
      for path in paths { self?.open(path) }
    }
    application.onShutdown { [weak self] in self?.endCleanly() }
  }

  private func start() {
    StyleSheet.add(StyleRules.css)
    if let icons = ResourceFolder.shared.icons { StyleSheet.addIcons(icons) }
    StyleSheet.setWindowIcon(Identity.id)
    DesktopScheme.follow()
    uncleanFiles = Preferences.shared.openFiles
    for action in ApplicationAction.allCases {
      application.add(Action(action.rawValue) { [weak self] in self?.perform(action) })
      application.setKeys(action.keys, for: "app.\(action.rawValue)")
    }
    for action in WindowAction.allCases { application.setKeys(action.keys, for: "win.\(action.rawValue)") }
    for toggle in WindowToggle.allCases { application.setKeys(toggle.keys, for: "win.\(toggle.rawValue)") }
    application.setKeys(["<Control>question"], for: "win.show-help-overlay")
    // A wish to end, from a terminal or the session, is a clean end.
    for number in [SIGTERM, SIGINT, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { [weak self] in self?.quit() } }
      source.resume()
      signals.append(source)
    }
  }

  private func activate() {
    let preferences = Preferences.shared
    let window = makeWindow()
    let last = preferences.lastFile
    if windows.count == 1, !last.isEmpty, FileManager.default.fileExists(atPath: last) {
      window.open(last, isPaused: uncleanFiles.contains(last), preview: preferences.lastPreview)
    }
    window.present()
  }

  private func open(_ path: String) {
    let preferences = Preferences.shared
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    if let window = windows.first(where: { $0.model.path == path }) { return window.present() }
    // A window that shows nothing yet takes the file.
    let window = windows.first { $0.model.path == nil } ?? makeWindow()
    let preview = preferences.lastFile == path ? preferences.lastPreview : nil
    window.open(path, isPaused: uncleanFiles.contains(path), preview: preview)
    window.present()
  }

  private func makeWindow() -> PreviewWindow {
    let window = PreviewWindow(application)
    windows.append(window)
    window.onPathChange = { [weak self] in self?.rememberOpenFiles() }
    window.onClosed = { [weak self] closed in
      self?.windows.removeAll { $0 === closed }
      self?.rememberOpenFiles()
    }
    return window
  }

  private func rememberOpenFiles() {
    let paths = windows.compactMap { $0.model.path }
    Preferences.shared.openFiles = paths
    uncleanFiles.removeAll { paths.contains($0) }
  }

  private func perform(_ action: ApplicationAction) {
    switch action {
    case .newWindow: makeWindow().present()
    case .preferences:
      let window =
        preferencesWindow ?? PreferencesWindow(application, over: windows.first { $0.window.isActive }?.window)
      window.onClosed = { [weak self] in self?.preferencesWindow = nil }
      preferencesWindow = window
      window.present()
    case .quit: quit()
    }
  }

  /// Closes every window, so that each leaves things in order; the application ends with the last.
  private func quit() {
    for window in windows { window.window.close() }
    application.quit()
  }

  private func endCleanly() {
    Preferences.shared.openFiles = []
    Trace.write("ended")
  }
}
