import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

/// Styles that do more than paint.
@MainActor @Suite struct StyleEffectTests {
  private func pushed(_ view: some View) -> [Effect] {
    Harness(view.frame(width: 40, height: 20)).commands.compactMap {
      if case .push(let effect) = $0 { return effect }
      return nil
    }
  }
  private func isBalanced(_ commands: [DrawCommand]) -> Bool {
    commands.count { if case .push = $0 { true } else { false } } == commands.count { $0 == .pop }
  }

  @Test func shadowsOfStylesAreCastByWhatIsDrawn() {
    let drop = pushed(Circle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))))
    #expect(drop == [.shadow(.black, radius: 3, offset: CGSize(width: 1, height: 2))])
    let inner = pushed(Circle().fill(Color.red.shadow(.inner(color: .black, radius: 3))))
    #expect(inner == [.innerShadow(.black, radius: 3, offset: .zero)])
    let both = pushed(
      Circle().fill(Color.red.shadow(.inner(color: .black, radius: 3)).shadow(.drop(color: .black, radius: 1))))
    #expect(both.count == 2)
    if case .shadow = both[0] {} else { Issue.record("The shadow added last is not the outermost.") }
  }

  @Test func foregroundsBringTheirEffectsAlong() {
    #expect(pushed(Text("A").foregroundStyle(.blue.shadow(.drop(color: .black, radius: 3)))).count == 1)
    #expect(pushed(Text("A").foregroundStyle(.primary.shadow(.drop(color: .black, radius: 3)))).count == 1)
    #expect(pushed(Circle().foregroundStyle(.red.blendMode(.multiply))) == [.blend(.multiply)])
    #expect(pushed(Text("A").foregroundStyle(.blue)).isEmpty)
  }

  @Test func materialsChangeWhatLiesBelow() {
    let harness = Harness(Text("A").padding().background(.thinMaterial, in: Capsule()))
    let backdrops = harness.commands.compactMap {
      if case .push(.backdrop(let backdrop)) = $0 { return backdrop }
      return nil
    }
    #expect(backdrops.count == 1 && backdrops[0].radius > 0)
    guard case .fill(_, .color(let tint), _)? = harness.commands.dropFirst().first else {
      Issue.record("No material is drawn.")
      return
    }
    #expect(abs(Double(tint.alpha) - backdrops[0].coverage) < 0.001)
    #expect(isBalanced(harness.commands))
    #expect(harness.host.render().approximations.contains { $0.what == "material" })
    // A fainter material is the same one, faded as a whole.
    #expect(pushed(Rectangle().fill(.thinMaterial.opacity(0.5))).first == .opacity(0.5))
  }

  @Test func meshesHaveAPlaceForEachColour() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .black])
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    guard case .mesh(let paint) = mesh._paint(in: rect, context: _StyleContext()) else {
      Issue.record("A mesh is painted as something else.")
      return
    }
    #expect(paint.vertices[3].position == CGPoint(x: 110, y: 70))
    #expect(paint.colors[3] == .black && paint.isSmooth)
    let wrong = MeshGradient(width: 3, height: 2, points: [[0, 0]], colors: [.red], background: .black)
    #expect(wrong._paint(in: rect, context: _StyleContext()) == .color(.black))
  }

  @Test func partsOfPicturesAreCutOut() throws {
    let bitmap = Bitmap(width: 4, height: 2, scale: 1, pixels: Data((0..<32).map { UInt8($0) }))
    let part = try #require(bitmap.part(CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)))
    #expect(part.width == 2 && part.height == 1)
    #expect(Array(part.pixels) == Array(24..<32))
    #expect(bitmap.part(CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func picturesAreRepeatedFromTheCorner() {
    let pixels = Bitmap(width: 2, height: 2, scale: 1, pixels: Data(repeating: 255, count: 16))
    let paint = ImagePaint(image: Image(uiImage: UIImage(.bitmap(pixels))), scale: 3)
    let harness = Harness(Rectangle().fill(paint).frame(width: 40, height: 20))
    guard case .fill(_, .image(let id, let origin, let scale), _)? = harness.commands.first else {
      Issue.record("No picture is repeated.")
      return
    }
    #expect(origin == CGPoint(x: 180, y: 190) && scale == 3)
    #expect(harness.host.render().list.images[id] == pixels)
  }

  @Test func materialsAndGlassAreOpaqueForAPersonWhoAsksForIt() {
    let view = VStack {
      Rectangle().fill(.ultraThinMaterial)
      Text("A").glassEffect()
    }
    func isSeeThrough(_ harness: Harness) -> Bool {
      harness.commands.contains {
        if case .push(.backdrop) = $0 { return true }
        return false
      }
    }
    #expect(isSeeThrough(Harness(view)))
    let opaque = Harness(view) { $0.settings.insert(.reduceTransparency) }
    #expect(!isSeeThrough(opaque))
    #expect(opaque.fills.count == 2 && opaque.fills.allSatisfy { $0.alpha == 1 })
  }
}
