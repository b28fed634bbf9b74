import Foundation
import Testing

@testable import SwiftUI

/// Grids whose columns take more than they are offered, be it by a rounding error.
@MainActor @Suite struct WideGridTests {
  @Test func allRowsAreThere() {
    check(402, Array(repeating: GridItem(), count: 3))
    check(402, Array(repeating: GridItem(.fixed(150)), count: 3))
    check(100, [GridItem(.flexible(minimum: 90)), GridItem(.fixed(40))])
  }

  private func check(_ width: CGFloat, _ columns: [GridItem], sourceLocation: SourceLocation = #_sourceLocation) {
    let harness = Harness(
      LazyVGrid(columns: columns) { ForEach(0..<7) { Color.red.frame(height: 20).id("\($0)") } }, width: width)
    let rows = (7 + columns.count - 1) / columns.count
    let tops = (0..<7).map { harness.frame("\($0)")?.minY }
    let first = 200 - CGFloat(rows * 20 + (rows - 1) * 8) / 2
    #expect(tops == (0..<7).map { first + CGFloat($0 / columns.count * 28) }, sourceLocation: sourceLocation)
  }
}
