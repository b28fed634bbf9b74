import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct AppTests {
  private struct Plain: App {
    @State private var count = 1
    var body: some Scene {
      Settings { Text("Settings") }
      WindowGroup("Title") {
        Button("Count \(count)") { count += 1 }.id("count")
      }
      Window("Other", id: "other") { Text("Other").id("other") }
    }
  }

  @Test func aPreviewShowsTheFirstWindowWithTheAppsState() {
    let harness = Harness(Preview(app: Plain.self).content)
    #expect(harness.frame("other") == nil)
    harness.tap("count")
    #expect(harness.views.contains { $0.text == "Count 2" })
  }

  private final class Model: Observable {}

  private struct Inner: Scene {
    @Environment(\.colorScheme) private var scheme
    var body: some Scene {
      WindowGroup(for: Int.self) { $number in
        Text(scheme == .dark ? "dark \(number ?? 0)" : "light \(number ?? 0)").id("text")
      }
      .defaultSize(width: 100, height: 100)
      .environment(\.lineLimit, 3)
      .commands { EmptyCommands() }
    }
  }

  private struct Nested: App {
    var body: some Scene { Inner() }
  }

  @Test func scenesOfOnesOwnHaveAnEnvironment() {
    let harness = Harness(Preview(app: Nested.self).content)
    #expect(harness.view("text")?.text == "light 0")
    harness.change { $0.isDark = true }
    #expect(harness.view("text")?.text == "dark 0")
  }
}

extension AppTests {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "new"

    init() {}
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Editor: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        Text(file.document.text).id("text")
        Button("Write") { file.document.text += "er" }.id("write")
      }
    }
  }

  @Test func anAppOfDocumentsShowsANewOne() {
    let harness = Harness(Preview(app: Editor.self).content)
    #expect(harness.view("text")?.text == "new")
    harness.tap("write")
    #expect(harness.view("text")?.text == "newer")
  }

  @Test func aDocumentIsReadFromWhatItWrote() throws {
    var note = Note()
    note.text = "kept"
    let file = try note.fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: .plainText, existingFile: nil))
    let read = try Note(configuration: FileDocumentReadConfiguration(contentType: .plainText, file: file))
    #expect(read.text == "kept")
  }
}

extension AppTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    nonisolated(unsafe) static var starts = 0
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Self.starts += 1
      return true
    }
  }

  private struct Delegated: App {
    @UIApplicationDelegateAdaptor(Delegate.self, make: { Delegate() }) private var delegate
    var body: some Scene {
      WindowGroup { Text("\(Delegate.starts)").id("text") }
    }
  }

  @Test func anAppsDelegateIsToldOnceThatItStarted() {
    _ = Harness(Preview(app: Delegated.self).content)
    #expect(Harness(Preview(app: Delegated.self).content).view("text")?.text == "1")
  }

  private struct Exporting: View {
    @State private var isShown = false
    @State private var kept = ""
    var body: some View {
      Text(kept).id("kept")
        .fileExporter(isPresented: $isShown, document: Note(), contentType: .plainText, defaultFilename: "note") {
          kept = (try? $0.get()).flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "failed"
        }
      Button("Export") { isShown = true }.id("export")
    }
  }

  @Test func whatIsExportedIsWritten() throws {
    let harness = Harness(Exporting(), width: 400, height: 800)
    harness.tap("export")
    harness.advance(to: 2)
    #expect(harness.views.contains { $0.text == "note.txt" })
    let save = try #require(harness.views.last { $0.text == "Save" && $0.view == "Text" })
    harness.tap(at: CGPoint(x: save.frame.midX, y: save.frame.midY))
    #expect(harness.view("kept")?.text == "new")
  }
}
