import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

/// Rows of a lazy container that come, go and change place.
@MainActor @Suite struct LazyChangeTests {
  private nonisolated struct Row: Identifiable, Equatable {
    let id: Int
    var height: CGFloat
  }
  private nonisolated static let rows = (0..<6).map { Row(id: $0, height: $0 == 3 ? 90 : 20) }

  /// Which rows appeared and disappeared.
  private final class Log { var entries: [String] = [] }

  private struct Stack: View {
    let rows: Remote<[Row]>
    let log: Log
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 2) {
          Color.black.frame(height: 5)
          ForEach(rows.value) { row in
            Color.red.frame(height: row.height).id(row.id)
              .onAppear { log.entries.append("+\(row.id)") }.onDisappear { log.entries.append("-\(row.id)") }
          }
        }
      }
    }
  }
  private struct Table: View {
    let rows: Remote<[Row]>
    var body: some View { List(rows.value) { Color.red.frame(height: $0.height) } }
  }

  private static let changes: [@Sendable (inout [Row]) -> Void] = [
    { $0.reverse() }, { $0.insert(Row(id: 9, height: 50), at: 0) }, { $0.remove(at: 3) }, { $0.swapAt(0, 3) },
    { $0[1].height = 70 }, { $0.append(Row(id: 10, height: 33)) }, { $0 = [] },
    { $0 = LazyChangeTests.rows.reversed() },
  ]

  @Test func rowsLieWhereThoseOfAFreshOneDo() {
    let rows = Remote(Self.rows)
    let log = Log()
    let stack = Harness(Stack(rows: rows, log: log)), table = Harness(Table(rows: rows))
    for (number, change) in Self.changes.enumerated() {
      change(&rows.value)
      #expect(stack.render().list == Harness(Stack(rows: rows, log: Log())).render().list, "change \(number)")
      #expect(table.render().list == Harness(Table(rows: rows)).render().list, "change \(number) of a list")
    }
  }

  @Test func rowsThatStayInSightAreKept() {
    let rows = Remote(Self.rows)
    let log = Log()
    let harness = Harness(Stack(rows: rows, log: log))
    log.entries = []
    rows.value.insert(Row(id: 9, height: 50), at: 0)
    harness.render()
    #expect(log.entries == ["+9"])
    rows.value.reverse()
    harness.render()
    #expect(log.entries == ["+9"])
  }
}
