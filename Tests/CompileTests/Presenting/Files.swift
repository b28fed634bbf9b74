import SwiftUI
import UniformTypeIdentifiers

struct Page: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

struct Files: View {
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var chosen = ""

  var body: some View {
    Text(chosen)
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
        if case .success(let url) = result { chosen = url.lastPathComponent }
      }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.image], allowsMultipleSelection: true) { result in
        do { chosen = try result.get().first?.path ?? "" } catch { chosen = error.localizedDescription }
      }
      .fileExporter(isPresented: $isExporting, document: Page(), contentType: .plainText) { _ in }
      .fileExporter(
        isPresented: $isExporting, document: Page(), contentType: .plainText, defaultFilename: "Page",
        onCompletion: { _ in })
  }
}
