internal import CGtk
import Glibc

/// Memory for the pixels of a whole screen in few large pages: to fetch it in the usual ones, thousands of them, takes the
/// kernel longer than most pictures take to draw.
enum LargePages {
  /// In bytes, of the large pages of most machines.
  private static let pageSize = 2 << 20
  nonisolated(unsafe) private static var key = cairo_user_data_key_t()

  private struct Mapping {
    var start: UnsafeMutableRawPointer
    var length: Int
  }

  /// A surface of clear pixels, which frees its memory at its end.
  /// - Returns: nil where the usual memory does as well, or no other is to be had.
  static func surface(width: Int32, height: Int32) -> OpaquePointer? {
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, width)
    let count = Int(stride) * Int(height)
    guard stride > 0, count >= 2 * pageSize else { return nil }
    // One page more, so that the pixels can begin where a page does.
    let length = count + pageSize
    let start = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start, start != MAP_FAILED else { return nil }
    let pixels = start.alignedUp(toMultipleOf: pageSize)
    madvise(pixels, count, MADV_HUGEPAGE)
    let mapping = UnsafeMutablePointer<Mapping>.allocate(capacity: 1)
    mapping.initialize(to: Mapping(start: start, length: length))
    let free: cairo_destroy_func_t = { mapping in
      guard let mapping = mapping?.assumingMemoryBound(to: Mapping.self) else { return }
      munmap(mapping.pointee.start, mapping.pointee.length)
      mapping.deallocate()
    }
    let surface = cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, width, height, stride)
    guard cairo_surface_set_user_data(surface, &key, mapping, free) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      free(mapping)
      return nil
    }
    return surface
  }
}
