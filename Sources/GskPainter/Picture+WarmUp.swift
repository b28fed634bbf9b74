import DrawingCore
import Foundation

extension Picture {
  /// Draws a little of what most pictures are made of, so that what the first one costs is paid while there is nothing to
  /// draw yet: fonts and symbols are loaded, and the code for them.
  public static func warmUp() {
    // The face that stands in for the system's.
    let face = FontFace(description: "Inter", size: 17)
    let run = GlyphRun(face: face, glyphs: [PlacedGlyph(id: 1, x: 0, y: 0, advance: 10)])
    let area = CGRect(x: 0, y: 0, width: 16, height: 16)
    let list = DisplayList(
      size: area.size,
      commands: [
        .push(.clip(Path(roundedRect: area, cornerRadius: 4), FillStyle())),
        .fill(Path(ellipseIn: area), .color(.black), FillStyle()),
        .glyphs(run, origin: CGPoint(x: 0, y: 16), .color(.black)),
        .symbol("star", in: area, .color(.black)),
        .pop,
      ])
    _ = try? Picture(list).png(scale: 1, background: .white)
  }
}
