/// A type of data, by its identifier.
public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String
  /// Types that this one is a kind of.
  private let parents: [String]
  public let preferredFilenameExtension: String?

  private init(id identifier: String, _ parents: [UTType] = [], ext: String? = nil) {
    self.identifier = identifier
    self.parents = Array(Set(parents.flatMap { [$0.identifier] + $0.parents }))
    preferredFilenameExtension = ext
  }

  /// - Parameter identifier: of a type that is known here.
  public init?(_ identifier: String) {
    guard let known = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
    self = known
  }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(id: identifier, [parent ?? .data])
  }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self = UTType(identifier) ?? UTType(exportedAs: identifier, conformingTo: parent)
  }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ext = filenameExtension.lowercased()
    guard let known = Self.known.first(where: { $0.preferredFilenameExtension == ext }) else { return nil }
    self = known
  }

  public func conforms(to type: UTType) -> Bool { self == type || parents.contains(type.identifier) }

  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  public static let item = UTType(id: "public.item")
  public static let content = UTType(id: "public.content")
  public static let data = UTType(id: "public.data", [.item])
  public static let directory = UTType(id: "public.directory", [.item])
  public static let folder = UTType(id: "public.folder", [.directory])
  public static let text = UTType(id: "public.text", [.data, .content])
  public static let plainText = UTType(id: "public.plain-text", [.text], ext: "txt")
  public static let utf8PlainText = UTType(id: "public.utf8-plain-text", [.plainText])
  public static let rtf = UTType(id: "public.rtf", [.text], ext: "rtf")
  public static let html = UTType(id: "public.html", [.text], ext: "html")
  public static let xml = UTType(id: "public.xml", [.text], ext: "xml")
  public static let json = UTType(id: "public.json", [.text], ext: "json")
  public static let commaSeparatedText = UTType(id: "public.comma-separated-values-text", [.text], ext: "csv")
  public static let sourceCode = UTType(id: "public.source-code", [.plainText])
  public static let swiftSource = UTType(id: "public.swift-source", [.sourceCode], ext: "swift")
  public static let url = UTType(id: "public.url", [.data])
  public static let fileURL = UTType(id: "public.file-url", [.url])
  public static let image = UTType(id: "public.image", [.data, .content])
  public static let png = UTType(id: "public.png", [.image], ext: "png")
  public static let jpeg = UTType(id: "public.jpeg", [.image], ext: "jpeg")
  public static let gif = UTType(id: "com.compuserve.gif", [.image], ext: "gif")
  public static let tiff = UTType(id: "public.tiff", [.image], ext: "tiff")
  public static let heic = UTType(id: "public.heic", [.image], ext: "heic")
  public static let svg = UTType(id: "public.svg-image", [.image], ext: "svg")
  public static let pdf = UTType(id: "com.adobe.pdf", [.data, .content], ext: "pdf")
  public static let audiovisualContent = UTType(id: "public.audiovisual-content", [.data, .content])
  public static let movie = UTType(id: "public.movie", [.audiovisualContent])
  public static let video = UTType(id: "public.video", [.movie])
  public static let mpeg4Movie = UTType(id: "public.mpeg-4", [.movie], ext: "mp4")
  public static let quickTimeMovie = UTType(id: "com.apple.quicktime-movie", [.movie], ext: "mov")
  public static let audio = UTType(id: "public.audio", [.audiovisualContent])
  public static let mp3 = UTType(id: "public.mp3", [.audio], ext: "mp3")
  public static let wav = UTType(id: "com.microsoft.waveform-audio", [.audio], ext: "wav")
  public static let archive = UTType(id: "public.archive", [.data])
  public static let zip = UTType(id: "public.zip-archive", [.archive], ext: "zip")
  public static let propertyList = UTType(id: "com.apple.property-list", [.data], ext: "plist")

  private static let known: [UTType] = [
    .item, .content, .data, .directory, .folder, .text, .plainText, .utf8PlainText, .rtf, .html, .xml, .json,
    .commaSeparatedText, .sourceCode, .swiftSource, .url, .fileURL, .image, .png, .jpeg, .gif, .tiff, .heic, .svg, .pdf,
    .audiovisualContent, .movie, .video, .mpeg4Movie, .quickTimeMovie, .audio, .mp3, .wav, .archive, .zip,
    .propertyList,
  ]
}
