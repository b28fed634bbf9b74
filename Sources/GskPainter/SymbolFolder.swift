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

  /// The symbol's drawing; nil where the set has none of that name. `#2` after the name means its second path alone.
  /// - Parameter style: a style sheet for it.
  func handle(for name: String, style: String = "") -> UnsafeMutablePointer<RsvgHandle>? {
    let key = style.isEmpty ? name : "\(name) \(style)"
    if let handle = handles.value(for: key) { return handle.pointer }
    var (name, style) = (name, style)
    if let mark = name.lastIndex(of: "#"), let number = Int(name[name.index(after: mark)...]) {
      name = String(name[..<mark])
      style += "path{display:none}path:nth-of-type(\(number)){display:inline}"
    }
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { return nil }
    for folder in folders {
      let path = "\(folder)/\(name).svg"
      guard access(path, R_OK) == 0, let pointer = rsvg_handle_new_from_file(path, nil) else { continue }
      if !style.isEmpty { rsvg_handle_set_stylesheet(pointer, style, gsize(style.utf8.count), nil) }
      handles.insert(Handle(pointer), for: key)
      return pointer
    }
    return nil
  }

  /// A weight in thousandths of a symbol's width, so that there are few to keep.
  static func steps(of weight: CGFloat) -> Int { Int(min(max(weight, -0.2), 0.2) * 1000) }

  /// Draws the symbol in black so that its whole drawing fills a rectangle, whose proportions may differ.
  /// - Parameter weight: how much thicker its lines are, in thousandths of its width.
  ///
  /// A thicker symbol is drawn with a line around its areas; of a thinner one such a line is taken away.
  func render(_ name: String, weight: Int, in rect: CGRect, on context: OpaquePointer) {
    // The symbols of the set are 16 units wide.
    let width = String(format: "%.3f", Double(abs(weight)) * 0.016)
    let line = "stroke:#000;stroke-width:\(width);stroke-linejoin:round"
    let parts = "path,circle,rect,ellipse,polygon,polyline,line"
    guard weight != 0 else {
      if let handle = handle(for: name) { Self.render(handle, in: rect, on: context) }
      return
    }
    if weight > 0 {
      if let handle = handle(for: name, style: "svg{overflow:visible}\(parts){\(line)}") {
        Self.render(handle, in: rect, on: context)
      }
      return
    }
    cairo_push_group(context)
    if let handle = handle(for: name) { Self.render(handle, in: rect, on: context) }
    cairo_push_group(context)
    if let handle = handle(for: name, style: "\(parts){fill:none;\(line)}") {
      Self.render(handle, in: rect, on: context)
    }
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    cairo_paint(context)
    cairo_pop_group_to_source(context)
    cairo_paint(context)
  }

  private static func render(
    _ handle: UnsafeMutablePointer<RsvgHandle>, in rect: CGRect, on context: OpaquePointer
  ) {
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
