import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct ContainerShapeTests {
  private func filled(_ view: some View) -> [Path] {
    Harness(view, width: 200, height: 200).commands.compactMap {
      if case .fill(let path, _, _) = $0 { return path }
      return nil
    }
  }

  @Test func shapesFollowTheirContainer() {
    let paths = filled(
      ContainerRelativeShape().fill(.red).padding(12).frame(width: 100, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: 30)))
    #expect(
      paths == [Path(roundedRect: CGRect(x: 62, y: 62, width: 76, height: 76), cornerRadius: 18, style: .continuous)])
    #expect(
      filled(ContainerRelativeShape().fill(.red).frame(width: 20, height: 20)) == [
        Path(CGRect(x: 90, y: 90, width: 20, height: 20))
      ])
  }

  @Test func cornersAreConcentric() {
    let container = RoundedRectangle(cornerRadius: 30)
    func path(_ shape: ConcentricRectangle) -> Path? {
      filled(
        shape.fill(.red).frame(width: 40, height: 20).padding(10).frame(width: 100, height: 100, alignment: .topLeading)
          .containerShape(container)
      ).first
    }
    func expected(_ radii: RectangleCornerRadii) -> Path {
      Path(roundedRect: CGRect(x: 60, y: 60, width: 40, height: 20), cornerRadii: radii)
    }
    #expect(path(ConcentricRectangle()) == expected(RectangleCornerRadii(topLeading: 20)))
    #expect(
      path(ConcentricRectangle(corners: .concentric(minimum: 4)))
        == expected(RectangleCornerRadii(topLeading: 20, bottomLeading: 4, bottomTrailing: 4, topTrailing: 4)))
    #expect(
      path(ConcentricRectangle(corners: .fixed(6)))
        == expected(RectangleCornerRadii(topLeading: 6, bottomLeading: 6, bottomTrailing: 6, topTrailing: 6)))
    #expect(
      path(ConcentricRectangle(isUniform: true))
        == expected(RectangleCornerRadii(topLeading: 20, bottomLeading: 20, bottomTrailing: 20, topTrailing: 20)))
  }

  /// From right to left the frame is another, and the corners are those of the container that are near it.
  @Test func cornersFollowTheContainerFromRightToLeft() {
    let view = ConcentricRectangle().fill(.red).frame(width: 40, height: 20).padding(10)
      .frame(width: 100, height: 100, alignment: .topLeading).containerShape(RoundedRectangle(cornerRadius: 30))
    let harness = Harness(view, width: 200, height: 200) { $0.isRightToLeft = true }
    #expect(
      harness.commands.contains {
        guard case .fill(let path, _, _) = $0 else { return false }
        let place = CGRect(x: 100, y: 60, width: 40, height: 20)
        return path == Path(roundedRect: place, cornerRadii: RectangleCornerRadii(topTrailing: 20))
      })
  }

  @Test func glassLiesBelow() {
    let harness = Harness(Text("A").padding().glassEffect(.regular.tint(.red), in: Circle()))
    let effects = harness.commands.compactMap {
      if case .push(let effect) = $0 { return effect }
      return nil
    }
    #expect(effects.contains { if case .backdrop = $0 { true } else { false } })
    guard case .glyphs? = harness.commands.last else {
      Issue.record("The text is not above the glass.")
      return
    }
    #expect(harness.host.render().approximations.contains { $0.what == "glass" })
    let none = Harness(Text("A").glassEffect(.identity))
    #expect(none.commands.count == 1)
    #expect(Harness(GlassEffectContainer(spacing: 4) { Text("A").glassEffect() }).views.contains { $0.text == "A" })
  }
}
