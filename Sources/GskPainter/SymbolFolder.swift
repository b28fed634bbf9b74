internal import CGtk
import DrawingCore
import Foundation

/// The installed symbol set: SVG files in a folder `bootstrap-icons` of the desktop's data folders.
@MainActor final class SymbolFolder {
  private var handles = BoundedCache<String, Handle>(limit: 256)
  private let folders: [String]

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    func list(_ name: String, _ standard: String) -> [String] {
      let value = environment[name] ?? ""
      return (value.isEmpty ? standard : value).split(separator: ":").map(String.init)
    }
    let home = environment["HOME"] ?? ""
    let data = list("XDG_DATA_HOME", "\(home)/.local/share") + list("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
    folders = data.flatMap { ["\($0)/bootstrap-icons/svg", "\($0)/bootstrap-icons"] }
  }

  /// The symbol's drawing; nil where the set has none of that name.
  func handle(for name: String) -> UnsafeMutablePointer<RsvgHandle>? {
    if let handle = handles.value(for: name) { return handle.pointer }
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { return nil }
    for folder in folders {
      let path = "\(folder)/\(name).svg"
      guard access(path, R_OK) == 0, let pointer = rsvg_handle_new_from_file(path, nil) else { continue }
      handles.insert(Handle(pointer), for: name)
      return pointer
    }
    return nil
  }

  /// Draws the symbol in black so that its whole drawing fills a rectangle, whose proportions may differ.
  static func render(_ handle: UnsafeMutablePointer<RsvgHandle>, in rect: CGRect, on context: OpaquePointer) {
    var width = 0.0, height = 0.0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 || width <= 0 || height <= 0 {
      (width, height) = (rect.width, rect.height)
    }
    var viewport = RsvgRectangle(x: 0, y: 0, width: width, height: height)
    cairo_save(context)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, rect.width / width, rect.height / height)
    rsvg_handle_render_document(handle, context, &viewport, nil)
    cairo_restore(context)
  }

  private final class Handle {
    let pointer: UnsafeMutablePointer<RsvgHandle>
    init(_ pointer: UnsafeMutablePointer<RsvgHandle>) { self.pointer = pointer }
    deinit { g_object_unref(pointer) }
  }
}
