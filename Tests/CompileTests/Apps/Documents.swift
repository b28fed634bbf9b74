import SwiftUI
import UniformTypeIdentifiers

struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init(text: String = "") { self.text = text }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

final class Drawing: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.json] }
  @Published var lines: [String] = []

  init() {}
  init(configuration: ReadConfiguration) throws {
    let data = configuration.file.regularFileContents ?? Data()
    lines = try JSONDecoder().decode([String].self, from: data)
  }
  func snapshot(contentType: UTType) throws -> [String] { lines }
  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
}

struct Documents: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      TextEditor(text: file.$document.text)
    }
    DocumentGroup(newDocument: { Drawing() }, editor: { file in Text(file.document.lines.joined()) })
  }
}
