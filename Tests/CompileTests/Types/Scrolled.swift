import SwiftUI

private struct Steps: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.minY / 50).rounded() * 50
  }
}

struct Scrolled: View {
  @State private var geometry: ScrollGeometry?
  @State private var phase = ScrollPhase.idle

  var body: some View {
    ScrollView { Color.red.frame(height: 900) }
      .onScrollPhaseChange { phase = $1 }
      .scrollTargetBehavior(Steps())
      .onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: { _, new in
        geometry = new
      }
  }
}
