public import PreviewProtocol

/// What came of building a source.
public enum BuildResult: Hashable, Sendable {
  case built(BuiltModule)
  /// It does not compile; the previews are those that the scanner found.
  case failed([Diagnostic], previews: [ScannedPreview])
  case unusable(UnusableSource)
}

/// A compiled module, ready to be loaded.
public struct BuiltModule: Hashable, Sendable {
  /// Where the shared object lies; it may go at any later build, so open it at once.
  public var library: String
  /// Where the shared objects of its Metal files lie.
  public var shaders: [String] = []
  /// Stands for the Metal files as they were; empty where there are none.
  var shaderVersion = ""
  /// In the order of the files and of the places in them.
  public var previews: [ScannedPreview]
  /// Warnings, and the errors of files that were left out.
  public var diagnostics: [Diagnostic]
  /// The folder in which pictures are looked for.
  public var resourceFolder: String
  public var timings: BuildTimings
  public var platform: PreviewPlatform
  /// What it was made from, files that were left out among them.
  public var files: [BuiltFile]
}

/// A file as it was when a module was made of it.
public struct BuiltFile: Hashable, Sendable {
  public var path: String
  /// Stands for the text.
  var version: String
  /// nil where no literal can be exchanged, or the file was left out.
  var editable: EditableSource?
}
