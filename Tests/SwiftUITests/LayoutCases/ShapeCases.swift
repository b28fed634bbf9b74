import SwiftUI
import Testing

extension LayoutCases {
  @Suite @MainActor struct ShapeCases {
    @Test func recordedShapesBuiltin() {
      check(
        "g-shapes-builtin", on: .recordedMac, proposal: (340, 220), size: (324, 166),
        frames: [
          "a1": (8, 27, 80, 50), "a2": (96, 27, 80, 50), "a3": (184, 27, 80, 50), "a4": (272, 27, 60, 50),
          "row1": (8, 27, 324, 50), "b1": (8, 95, 100, 40), "b2": (116, 95, 100, 40), "b3": (224, 85, 30, 60),
          "b4": (277, 95, 40, 40), "row2": (8, 85, 324, 60), "c1": (23, 153, 90, 40), "c2": (121, 153, 60, 40),
          "c3": (189, 153, 60, 40), "c4": (267, 153, 40, 40), "row3": (23, 153, 294, 40), "all": (8, 27, 324, 166),
        ]
      ) {
        VStack(spacing: 8) {
          HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 16).frame(width: 80, height: 50).id("a1")
            RoundedRectangle(cornerRadius: 16, style: .circular).frame(width: 80, height: 50).id("a2")
            RoundedRectangle(cornerSize: CGSize(width: 24, height: 10)).frame(width: 80, height: 50).id("a3")
            UnevenRoundedRectangle(
              cornerRadii: .init(topLeading: 4, bottomLeading: 20, bottomTrailing: 4, topTrailing: 20)
            ).frame(width: 60, height: 50).id("a4")
          }.id("row1")
          HStack(spacing: 8) {
            Capsule().frame(width: 100, height: 40).id("b1")
            Capsule(style: .circular).frame(width: 100, height: 40).id("b2")
            Capsule().frame(width: 30, height: 60).id("b3")
            Circle().fill(Color.mint).id("b4").frame(width: 70, height: 40)
          }.id("row2")
          HStack(spacing: 8) {
            Ellipse().frame(width: 90, height: 40).id("c1")
            Rectangle().frame(width: 60, height: 40).id("c2")
            RoundedRectangle(cornerRadius: 40).frame(width: 60, height: 40).id("c3")
            AnyShape(Circle()).fill(Color.pink).id("c4").frame(width: 60, height: 40)
          }.id("row3")
        }.id("all")
      }
    }

    @Test func recordedShapeStrokes() {
      check(
        "g-shape-strokes", on: .recordedMac, proposal: (320, 200), size: (282, 154),
        frames: [
          "a1": (19, 23, 50, 50), "a2": (77, 23, 50, 50), "a3": (135, 23, 50, 50), "a4": (193, 23, 50, 50),
          "a5": (251, 23, 50, 50), "row1": (19, 23, 282, 50), "b1": (32, 85, 80, 40), "b2": (120, 85, 80, 40),
          "b3": (208, 85, 80, 40), "row2": (32, 85, 256, 40), "c1": (47, 137, 70, 40), "c2": (125, 137, 70, 40),
          "c3": (203, 137, 70, 40), "row3": (47, 137, 226, 40), "all": (19, 23, 282, 154),
        ]
      ) {
        VStack(spacing: 12) {
          HStack(spacing: 8) {
            Circle().stroke(Color.blue, lineWidth: 4).id("a1").frame(width: 50, height: 50)
            Circle().strokeBorder(Color.blue, lineWidth: 4).id("a2").frame(width: 50, height: 50)
            Circle().stroke(lineWidth: 6).id("a3").frame(width: 50, height: 50)
            Circle().fill(Color.yellow).stroke(Color.red, lineWidth: 3).id("a4").frame(width: 50, height: 50)
            Circle().stroke(Color.red, lineWidth: 3).fill(Color.yellow).id("a5").frame(width: 50, height: 50)
          }.id("row1")
          HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 8).stroke(Color.green, lineWidth: 3).frame(width: 80, height: 40).id("b1")
            Rectangle().stroke(Color.purple, lineWidth: 6).frame(width: 80, height: 40).id("b2")
            Capsule().strokeBorder(Color.orange, lineWidth: 2).frame(width: 80, height: 40).id("b3")
          }.id("row2")
          HStack(spacing: 8) {
            Rectangle().stroke(lineWidth: 6).frame(width: 70, height: 40).id("c1")
            Rectangle().stroke(lineWidth: 6).frame(width: 70, height: 40).id("c2")
            Rectangle().stroke(lineWidth: 6).frame(width: 70, height: 40).id("c3")
          }.id("row3")
        }.id("all")
      }
    }

    @Test func recordedShapeModifiersSize() {
      check(
        "g-shape-modifiers-size", on: .recordedMac, proposal: (340, 200), size: (332, 106),
        frames: [
          "a1": (4, 47, 60, 40), "a2": (72, 47, 60, 40), "a3": (140, 47, 60, 40), "a4": (208, 47, 60, 40),
          "a5": (276, 47, 60, 40), "row1": (4, 47, 332, 40), "b1": (14, 95, 40, 40), "b2": (72, 95, 60, 40),
          "b3": (140, 95, 60, 40), "b4": (208, 95, 60, 40), "b5": (276, 95, 60, 40), "row2": (4, 95, 332, 40),
          "c1": (138, 143, 10, 10), "c2": (156, 143, 10, 10), "c3": (174, 143, 10, 10), "c4": (192, 143, 10, 10),
          "row3": (138, 143, 64, 10), "all": (4, 47, 332, 106),
        ]
      ) {
        VStack(spacing: 8) {
          HStack(spacing: 8) {
            Circle().scale(0.5).fill(Color.blue).id("a1").frame(width: 60, height: 40)
            Circle().offset(x: 10, y: 5).fill(Color.red).id("a2").frame(width: 60, height: 40)
            Rectangle().rotation(.degrees(30)).fill(Color.green).id("a3").frame(width: 60, height: 40)
            Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).fill(Color.orange).id("a4")
              .frame(width: 60, height: 40)
            Rectangle().size(width: 30, height: 20).fill(Color.purple).id("a5").frame(width: 60, height: 40)
          }.id("row1")
          HStack(spacing: 8) {
            Circle().trim(from: 0.25, to: 1).stroke(Color.blue, lineWidth: 4).id("b1").frame(width: 60, height: 40)
            RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(Color.teal).id("b2").frame(width: 60, height: 40)
            Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(Color.red).id("b3").frame(width: 60, height: 40)
            Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(Color.pink).id("b4").frame(width: 60, height: 40)
            Ellipse().inset(by: 4).stroke(Color.indigo, lineWidth: 2).id("b5").frame(width: 60, height: 40)
          }.id("row2")
          HStack(spacing: 8) {
            Circle().offset(x: 5).fill(Color.blue).id("c1")
            Rectangle().size(width: 30, height: 20).fill(Color.green).id("c2")
            Path { p in p.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fill(Color.red).id("c3")
            Circle().trim(from: 0, to: 0.5).fill(Color.orange).id("c4")
          }.fixedSize().id("row3")
        }.id("all")
      }
    }
  }
}
