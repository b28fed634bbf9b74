internal import DrawingCore
internal import Foundation
internal import Synchronization

/// Decoded pictures, each read once.
///
/// User code asks for pictures outside of views too, `UIImage(named:)`, so the loader and the folders belong to the
/// process.
final class PictureStore: @unchecked Sendable {
  static let shared = PictureStore()

  private struct State: @unchecked Sendable {
    var loader: (any ImageLoader)?
    var folders = AssetFolders()
    /// By path and scale; nil where the file could not be read.
    var bitmaps: [AssetPicture: Bitmap?] = [:]
    var decoded: [Data: Bitmap?] = [:]
    var ids: [Bitmap: ImageID] = [:]
    var named: [ImageID: Bitmap] = [:]
    /// Pictures that are soon followed by others; the cost is in bytes.
    var passing = BoundedCache<ImageID, Bitmap>(limit: 64 << 20)
  }
  private let state = Mutex(State())

  /// What reads picture files that are asked for outside of views: that of the host made last.
  func setLoader(_ loader: any ImageLoader) {
    nonisolated(unsafe) let loader = loader
    state.withLock {
      if $0.loader !== loader { $0 = State(loader: loader, folders: $0.folders) }
    }
  }

  var folders: AssetFolders {
    get { state.withLock { $0.folders } }
    set { state.withLock { $0.folders = newValue } }
  }

  /// - Parameter loader: what reads the file, where it is not the program's.
  func bitmap(of picture: AssetPicture, loader: (any ImageLoader)? = nil) -> Bitmap? {
    nonisolated(unsafe) let loader = loader
    return state.withLock { state in
      if let known = state.bitmaps[picture] { return known }
      let bitmap = (loader ?? state.loader)?.bitmap(contentsOf: picture.path, scale: picture.scale)
      state.bitmaps[picture] = bitmap
      return bitmap
    }
  }

  /// The name of a picture in display lists, the same each time.
  /// - Complexity: linear in the number of pixels when the picture is first asked for, and for the comparison later.
  func id(of bitmap: Bitmap) -> ImageID {
    state.withLock { state in
      if let known = state.ids[bitmap] { return known }
      let id = ImageID(UInt64(state.ids.count + 1))
      state.ids[bitmap] = id
      state.named[id] = bitmap
      return id
    }
  }

  /// Keeps a picture for the drawing that is being made.
  func add(_ bitmap: Bitmap, named id: ImageID) {
    state.withLock { $0.passing.insert(bitmap, for: id, cost: bitmap.pixels.count) }
  }

  /// The picture that was named.
  func bitmap(named id: ImageID) -> Bitmap? {
    state.withLock { id.isPassing ? $0.passing.value(for: id) : $0.named[id] }
  }

  /// Decodes a picture held in memory, by way of a file, since that is what loaders read.
  func bitmap(of data: Data) -> Bitmap? {
    state.withLock { state in
      if let known = state.decoded[data] { return known }
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      guard (try? data.write(to: file)) != nil else { return nil }
      let bitmap = state.loader?.bitmap(contentsOf: file.path, scale: 1)
      state.decoded[data] = bitmap
      return bitmap
    }
  }
}

extension AssetFolders {
  /// The folders of the preview, for code outside of views.
  static var standard: AssetFolders {
    get { PictureStore.shared.folders }
    set { PictureStore.shared.folders = newValue }
  }
}
