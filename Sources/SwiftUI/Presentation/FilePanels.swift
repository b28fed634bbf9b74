public import Foundation

extension View {
  /// Approximated: the panel offers the files beside the source that are of the types; one is chosen at a time.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(_FileImportModifier(isPresented: isPresented, types: allowedContentTypes) { onCompletion(.success([$0])) })
  }
  /// Approximated: the panel offers the files beside the source that are of the types.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(_FileImportModifier(isPresented: isPresented, types: allowedContentTypes) { onCompletion(.success($0)) })
  }

  /// Approximated: the panel writes into the folder for temporary files.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, defaultFilename, contentType, onCompletion) {
      try document?.fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
    }
  }
  /// Approximated: the panel writes into the folder for temporary files.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, defaultFilename, contentType, onCompletion) {
      guard let document else { return nil }
      return try document.fileWrapper(
        snapshot: document.snapshot(contentType: contentType),
        configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
    }
  }
  nonisolated private func exporter(
    _ isPresented: Binding<Bool>, _ name: String?, _ type: UTType,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ file: @escaping () throws -> FileWrapper?
  ) -> some View {
    modifier(
      _FileExportModifier(
        isPresented: isPresented, name: (name ?? "Untitled") + (type.preferredFilenameExtension.map { ".\($0)" } ?? ""),
        file: file, onCompletion: onCompletion))
  }
}

/// Shows the files that may be chosen.
nonisolated struct _FileImportModifier: ViewModifier, FrameworkView {
  let isPresented: Binding<Bool>
  let types: [UTType]
  let choose: (URL) -> Void

  @MainActor func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented) {
      FilePanel(title: "Choose a File", close: { isPresented.wrappedValue = false }) {
        ForEach(files, id: \.self) { file in
          Button(file.lastPathComponent) {
            isPresented.wrappedValue = false
            choose(file)
          }
        }
      }
      .modifier(_ApproximationModifier(what: "view", detail: "The panel offers the files beside the source."))
    }
  }

  private var files: [URL] {
    AssetFolders.standard.paths.flatMap { path in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.sorted().filter { !$0.hasPrefix(".") }.map { URL(fileURLWithPath: path).appendingPathComponent($0) }
    }.filter { file in
      guard let type = UTType(filenameExtension: file.pathExtension) else { return false }
      return types.contains { type.conforms(to: $0) }
    }
  }
}

/// Offers to write a file.
nonisolated struct _FileExportModifier: ViewModifier, FrameworkView {
  let isPresented: Binding<Bool>
  let name: String
  let file: () throws -> FileWrapper?
  let onCompletion: (Result<URL, any Error>) -> Void

  @MainActor func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented) {
      FilePanel(title: "Save", close: { isPresented.wrappedValue = false }) {
        LabeledContent("Name", value: name)
        Button("Save") {
          isPresented.wrappedValue = false
          let place = FileManager.default.temporaryDirectory.appendingPathComponent(name)
          onCompletion(
            Result {
              try file()?.write(to: place)
              return place
            })
        }
      }
      .modifier(_ApproximationModifier(what: "view", detail: "The panel writes into the folder for temporary files."))
    }
  }
}

/// What both panels have in common.
nonisolated struct FilePanel<Rows: View>: View, FrameworkView {
  let title: String
  let close: @MainActor @Sendable () -> Void
  let rows: Rows

  init(title: String, close: @escaping @MainActor @Sendable () -> Void, @ViewBuilder rows: () -> Rows) {
    (self.title, self.close, self.rows) = (title, close, rows())
  }

  @MainActor var body: some View {
    NavigationStack {
      List { rows }
        .navigationTitle(title).navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: close) } }
    }
    .modifier(_InternalModifier(isInternal: true))
  }
}
