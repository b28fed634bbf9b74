public import Foundation

/// A document that is a value and can be written to a file.
public nonisolated protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public nonisolated static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object and can be written to a file.
public nonisolated protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public nonisolated static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public nonisolated struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// What a document is written to.
public nonisolated struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  /// nil where there is none yet.
  public let existingFile: FileWrapper?
}

/// A document that is open in a window.
public nonisolated struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  /// nil: a preview shows a document that has not been written yet.
  public var fileURL: URL? { nil }
  public var isEditable: Bool { true }
}

/// A document, an object, that is open in a window.
public nonisolated struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  /// nil: a preview shows a document that has not been written yet.
  public var fileURL: URL? { nil }
  public var isEditable: Bool { true }
}

/// Windows for documents; a preview shows one with a new document.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never
  private let window: () -> AnyView
  @MainActor public static func _window(_ scene: Self) -> AnyView? { scene.window() }
}

extension DocumentGroup where Document: FileDocument {
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    window = { AnyView(DocumentWindow(document: newDocument(), editor: editor)) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    window = { AnyView(ReferenceDocumentWindow(make: newDocument, editor: editor)) }
  }
}

/// The window of a document that is a value.
nonisolated struct DocumentWindow<Document: FileDocument, Content: View>: View, FrameworkView {
  @State var document: Document
  let editor: (FileDocumentConfiguration<Document>) -> Content
  @MainActor var body: some View { return editor(FileDocumentConfiguration(document: $document)) }
}

/// The window of a document that is an object.
nonisolated struct ReferenceDocumentWindow<Document: ReferenceFileDocument, Content: View>: View, FrameworkView {
  @StateObject private var document: Document
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(make: @escaping () -> Document, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {
    _document = StateObject(wrappedValue: make())
    self.editor = editor
  }
  @MainActor var body: some View { return editor(ReferenceFileDocumentConfiguration(document: document)) }
}
