import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct GlassTests {
  private struct Tools: View {
    @Namespace private var space
    var isInContainer = true
    @ViewBuilder private var row: some View {
      HStack(spacing: 20) {
        ForEach(0..<3) { index in
          Color.markA.frame(width: 60, height: 40).glassEffect()
            .glassEffectUnion(id: index < 2 ? "first" : "second", namespace: space)
        }
      }
    }
    var body: some View { if isInContainer { GlassEffectContainer { row } } else { row } }
  }

  /// The frames of panes, by the backdrops that they are drawn on.
  private func panes(_ harness: Harness) -> [CGRect] {
    let commands = harness.commands
    return commands.indices.dropLast().compactMap { index in
      guard case .push(.backdrop) = commands[index], case .fill(let path, _, _) = commands[index + 1] else {
        return nil
      }
      return path.boundingRect
    }
  }

  @Test(arguments: [false, true]) func glassOfOneUnionIsOneShape(isRightToLeft: Bool) {
    let harness = Harness(Tools(), width: 300, height: 100) { $0.isRightToLeft = isRightToLeft }
    #expect(
      panes(harness)
        == [
          CGRect(x: isRightToLeft ? 120 : 40, y: 30, width: 140, height: 40),
          CGRect(x: isRightToLeft ? 40 : 200, y: 30, width: 60, height: 40),
        ])
    #expect(harness.warnings.isEmpty)
    #expect(panes(Harness(Tools(isInContainer: false), width: 300, height: 100)).count == 3)
  }

  private struct Moving: View {
    @Namespace private var space
    @State private var isOpen = false
    let transition: GlassEffectTransition
    var body: some View {
      GlassEffectContainer {
        VStack(spacing: 0) {
          Button("Toggle") { withAnimation { isOpen.toggle() } }.id("toggle")
          if isOpen {
            Color.clear.frame(width: 200, height: 100).glassEffect(.regular, in: .rect).glassEffectID(1, in: space)
          } else {
            Color.clear.frame(width: 40, height: 40).glassEffect(.regular, in: .rect).glassEffectID(1, in: space)
          }
        }
      }
      .glassEffectTransition(transition)
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  /// A pane begins where the one of its identity was.
  @Test func glassOfOneIdentityMoves() throws {
    let harness = Harness(Moving(transition: .matchedGeometry), width: 300, height: 300)
    harness.tap("toggle")
    #expect(panes(harness).allSatisfy { abs($0.width - 40) < 1 })
    harness.rest()
    #expect(panes(harness).map(\.width) == [200])
    let fading = Harness(Moving(transition: .materialize), width: 300, height: 300)
    fading.tap("toggle")
    #expect(panes(fading).contains { $0.width == 200 })
  }
}
