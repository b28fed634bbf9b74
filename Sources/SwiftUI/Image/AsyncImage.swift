public import Foundation
internal import Glibc

/// A picture at an address: files and data are shown at once, what lies in the network when it has come.
public nonisolated struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  /// What the network answered, and to which address.
  @State private var answer: (url: URL, phase: AsyncImagePhase)?

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// A gray area until the picture has come.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color(system: .tertiaryFill)
    }
  }

  @MainActor public var body: some View {
    let local = RemotePicture.local(url, scale: scale)
    let phase = local ?? (answer?.url == url ? answer?.phase : nil) ?? .empty
    let (url, scale) = (url, scale)
    let (transaction, answer) = (transaction, $answer)
    content(phase)
      .task(id: url) { @MainActor in
        guard local == nil, let url else { return }
        let phase = await RemotePicture.load(url, scale: scale)
        withTransaction(transaction) { answer.wrappedValue = (url, phase) }
      }
  }
}

/// How far a picture has come.
public nonisolated enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// Why there is no picture at an address.
nonisolated enum RemotePictureError: Error, CustomStringConvertible {
  case notReadable(URL)
  case notReachable(URL)

  var description: String {
    switch self {
    case .notReadable(let url): "There is no picture that can be read at \(url.absoluteString)."
    case .notReachable(let url): "\(url.absoluteString) did not answer."
    }
  }
}

/// Gets pictures by their addresses.
nonisolated enum RemotePicture {
  /// The phase of an address that needs no network; nil for others.
  static func local(_ url: URL?, scale: CGFloat) -> AsyncImagePhase? {
    guard let url else { return .empty }
    switch url.scheme?.lowercased() {
    case "file", nil:
      let name = url.path
      if url.scheme == nil, !name.hasPrefix("/"), let picture = UIImage(named: name) {
        return .success(Image(uiImage: picture))
      }
      return phase(FileManager.default.contents(atPath: name), url, scale)
    case "data": return phase(data(of: url), url, scale)
    default: return nil
    }
  }

  private static func phase(_ data: Data?, _ url: URL, _ scale: CGFloat) -> AsyncImagePhase {
    guard let data, let picture = UIImage(data: data, scale: max(scale, 0.01)) else {
      return .failure(RemotePictureError.notReadable(url))
    }
    return .success(Image(uiImage: picture))
  }

  /// The content of `data:image/png;base64,…`.
  static func data(of url: URL) -> Data? {
    let text = url.absoluteString
    guard let comma = text.firstIndex(of: ",") else { return nil }
    let content = String(text[text.index(after: comma)...])
    let plain = content.removingPercentEncoding ?? content
    return text[..<comma].hasSuffix(";base64") ? Data(base64Encoded: plain) : Data(plain.utf8)
  }

  static func load(_ url: URL, scale: CGFloat) async -> AsyncImagePhase {
    let data = await Task.detached { () -> Data? in
      // Foundation reads from the network only where its library for that is loaded.
      guard dlopen("libFoundationNetworking.so", RTLD_NOW | RTLD_GLOBAL) != nil else { return nil }
      return try? Data(contentsOf: url)
    }.value
    guard let data else { return .failure(RemotePictureError.notReachable(url)) }
    return await MainActor.run { phase(data, url, scale) }
  }
}
