internal import DrawingCore
public import Foundation

/// UIKit's picture.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Where the picture comes from.
  enum Content: Equatable, Sendable {
    case empty
    case symbol(String)
    case file(AssetPicture)
    case data(Data)
    case bitmap(Bitmap)
    case drawing(DisplayList, scale: CGFloat)
  }

  /// Whether a picture keeps its colours, or lends only its form.
  public enum RenderingMode: Int, Hashable, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  let content: Content
  public let renderingMode: RenderingMode

  init(_ content: Content, _ mode: RenderingMode = .automatic) {
    self.content = content
    renderingMode = mode
  }

  public convenience override init() { self.init(.empty) }
  /// A picture beside the source or in an asset catalogue.
  public convenience init?(named name: String) {
    let assets = AssetFolders.standard
    guard let picture = assets.picture(named: name, scale: 3, in: ResolutionContext(assets: assets)) else { return nil }
    self.init(.file(picture))
  }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name)
  }
  /// The value of an image literal; empty where there is no such picture.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(UIImage(named: name)?.content ?? .empty)
  }
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.isReadableFile(atPath: path) else { return nil }
    let (_, scale) = AssetIndex.nameAndScale(((path as NSString).lastPathComponent as NSString).deletingPathExtension)
    self.init(.file(AssetPicture(path: path, scale: scale, isTemplate: nil)))
  }
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(.data(data))
  }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(content, mode) }

  /// In points; zero where the picture cannot be read.
  public var size: CGSize {
    if case .drawing(let list, _) = content { return list.size }
    return bitmap?.size ?? .zero
  }
  public var scale: CGFloat {
    if case .drawing(_, let scale) = content { return scale }
    return bitmap?.scale ?? 1
  }

  /// The decoded picture, by the loader that the program set.
  var bitmap: Bitmap? {
    switch content {
    case .empty, .symbol, .drawing: nil
    case .file(let picture): PictureStore.shared.bitmap(of: picture)
    case .data(let data): PictureStore.shared.bitmap(of: data)
    case .bitmap(let bitmap): bitmap
    }
  }

  var imageSource: Image.Source {
    if case .symbol(let name) = content { return .symbol(name, value: nil) }
    return .picture(self)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || (other.content == content && other.renderingMode == renderingMode && content != .empty)
  }
  open override var hash: Int { renderingMode.hashValue }
}

/// AppKit's picture.
open class NSImage: NSObject, @unchecked Sendable {
  let uiImage: UIImage

  init(_ image: UIImage) { uiImage = image }

  public convenience override init() { self.init(UIImage()) }
  public convenience init?(named name: String) {
    guard let image = UIImage(named: name) else { return nil }
    self.init(image)
  }
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    guard let image = UIImage(systemName: name) else { return nil }
    self.init(image)
  }
  public convenience init?(contentsOfFile path: String) {
    guard let image = UIImage(contentsOfFile: path) else { return nil }
    self.init(image)
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }
  public var size: CGSize { uiImage.size }
}
