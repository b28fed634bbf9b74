internal import CGtk
internal import Foundation

extension Canvas {
  /// A shadow and a hairline around the picture, so that a white one ends visibly on a white surround.
  func drawEdge(_ snapshot: OpaquePointer, _ frame: graphene_rect_t) {
    var frame = frame
    var outline = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&outline, &frame, 0)
    var shadow = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0.22)
    gtk_snapshot_append_outset_shadow(snapshot, &outline, &shadow, 0, 2, 0, 8)

    let hairline = Float(1 / Double(scaleFactor))
    var ring = GskRoundedRect()
    var outer = graphene_rect_t(
      x: frame.origin.x - hairline, y: frame.origin.y - hairline, width: frame.size.width + 2 * hairline,
      height: frame.size.height + 2 * hairline)
    gsk_rounded_rect_init_from_rect(&ring, &outer, 0)
    var widths = [hairline, hairline, hairline, hairline]
    let grey = GdkRGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.55)
    var colors = [grey, grey, grey, grey]
    gtk_snapshot_append_border(snapshot, &ring, &widths, &colors)
  }

  /// Takes most colour out of what follows.
  func pushGrey(_ snapshot: OpaquePointer) {
    let keep: Float = 0.25
    // Rec. 709 luma weights.
    let weights: [Float] = [0.2126, 0.7152, 0.0722]
    var values = [Float](repeating: 0, count: 16)
    for source in 0..<3 {
      for target in 0..<3 {
        values[source * 4 + target] = weights[source] * (1 - keep) + (source == target ? keep : 0)
      }
    }
    values[15] = 1
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, &values)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, 0, 0, 0, 0)
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
  }

  /// Outlines the part of the picture that the inspector points out.
  func drawHighlight(_ snapshot: OpaquePointer, _ origin: CGPoint) {
    guard let highlight else { return }
    let scale = Double(scaleFactor)
    func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let left = snapped(origin.x + highlight.minX * factor), top = snapped(origin.y + highlight.minY * factor)
    let right = snapped(origin.x + highlight.maxX * factor), bottom = snapped(origin.y + highlight.maxY * factor)
    // An empty view is still pointed out, by a line.
    var area = graphene_rect_t(
      x: Float(left), y: Float(top), width: Float(max(right - left, 1)), height: Float(max(bottom - top, 1)))
    var fill = GdkRGBA(red: 0.2, green: 0.52, blue: 0.89, alpha: 0.18)
    gtk_snapshot_append_color(snapshot, &fill, &area)
    var ring = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&ring, &area, 0)
    var widths: [Float] = [1.5, 1.5, 1.5, 1.5]
    let blue = GdkRGBA(red: 0.2, green: 0.52, blue: 0.89, alpha: 1)
    var colors = [blue, blue, blue, blue]
    gtk_snapshot_append_border(snapshot, &ring, &widths, &colors)
  }
}
