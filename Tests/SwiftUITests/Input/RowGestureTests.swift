import Foundation
import Testing

@testable import SwiftUI

/// Rows of lists are swiped, deleted and moved by a finger.
@MainActor @Suite struct RowGestureTests {
  struct Mail: View {
    let counter: Counter
    @State private var rows = ["a", "b", "c", "d"]
    init(_ counter: Counter) { self.counter = counter }
    var body: some View {
      List {
        ForEach(rows, id: \.self) { row in
          Text(row).id(row)
            .swipeActions(edge: .trailing) {
              Button("Delete", role: .destructive) { rows.removeAll { $0 == row } }
              Button("Flag") { counter.note("flag \(row)") }
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Read") { counter.note("read \(row)") }.tint(.blue)
            }
        }
        Text(rows.joined()).id("all")
      }
      .listStyle(.plain)
    }
  }

  private func swipe(_ harness: Harness, _ id: String, by way: CGFloat) throws {
    let start = CGPoint(x: 200, y: try #require(harness.frame(id)).midY)
    harness.drag(from: start, to: CGPoint(x: start.x + way, y: start.y))
    harness.advance(to: harness.host.time + 1)
  }

  @Test func bringsActionsOutAndRunsOne() throws {
    let counter = Counter()
    let harness = Harness(Mail(counter))
    let start = try #require(harness.frame("b")).minX
    let y = try #require(harness.frame("b")).midY
    try swipe(harness, "b", by: -100)
    // Two actions and the room around them.
    #expect(harness.frame("b")?.minX == start - 156)
    // The second from the edge.
    harness.tap(at: CGPoint(x: 400 - 8 - 66 - 8 - 33, y: y))
    harness.advance(to: harness.host.time + 1)
    #expect(counter.log == ["flag b"])
    #expect(harness.frame("b")?.minX == start)
    // A short way does not do.
    try swipe(harness, "b", by: -40)
    #expect(harness.frame("b")?.minX == start)
  }

  @Test func putsActionsBackByAPressElsewhere() throws {
    let counter = Counter()
    let harness = Harness(Mail(counter))
    let start = try #require(harness.frame("b")).minX
    try swipe(harness, "b", by: -150)
    #expect(harness.frame("b")?.minX == start - 156)
    harness.tap("d")
    harness.advance(to: harness.host.time + 1)
    #expect(harness.frame("b")?.minX == start)
    #expect(counter.log.isEmpty)
  }

  @Test func runsTheFirstActionByAFullSwipe() throws {
    let counter = Counter()
    let harness = Harness(Mail(counter))
    try swipe(harness, "b", by: -300)
    #expect(harness.text("all") == "acd")
    // The other edge allows none.
    try swipe(harness, "c", by: 300)
    #expect(counter.log.isEmpty)
    let y = try #require(harness.frame("c")).midY
    harness.tap(at: CGPoint(x: 8 + 33, y: y))
    harness.advance(to: harness.host.time + 1)
    #expect(counter.log == ["read c"])
  }

  @Test func leavesScrollingToAFingerThatGoesAlong() throws {
    struct Long: View {
      var body: some View {
        List(0..<40, id: \.self) { number in
          Text("\(number)").id(number).swipeActions { Button("X") {} }
        }
        .listStyle(.plain)
      }
    }
    let harness = Harness(Long())
    let top = try #require(harness.frame("0")).minY
    harness.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 195, y: 150))
    #expect(harness.frame("0")?.minY == top - 50)
  }

  struct Editable: View {
    @State private var rows = ["a", "b", "c", "d"]
    @State private var mode = EditMode.inactive
    let isEditing: Bool
    init(isEditing: Bool) { self.isEditing = isEditing }
    var body: some View {
      List {
        ForEach(rows, id: \.self) { Text($0).id($0) }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        Text(rows.joined()).id("all")
      }
      .listStyle(.plain)
      .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    }
  }

  @Test func deletesARowThatIsSwipedAway() throws {
    let harness = Harness(Editable(isEditing: false))
    try swipe(harness, "b", by: -300)
    #expect(harness.text("all") == "acd")
    try swipe(harness, "c", by: -60)
    harness.tap(at: CGPoint(x: 400 - 8 - 33, y: try #require(harness.frame("c")).midY))
    #expect(harness.text("all") == "ad")
  }

  @Test func movesARowByItsGrip() throws {
    let harness = Harness(Editable(isEditing: true))
    let (a, b, c) = (
      try #require(harness.frame("a")).midY, try #require(harness.frame("b")).midY,
      try #require(harness.frame("c")).midY
    )
    harness.press(at: CGPoint(x: 373, y: a))
    harness.move(to: CGPoint(x: 373, y: a + 20))
    harness.move(to: CGPoint(x: 373, y: c + 4))
    // The others have made room.
    #expect(harness.frame("b")?.midY == a)
    #expect(harness.frame("c")?.midY == b)
    harness.release(at: CGPoint(x: 373, y: c + 4))
    #expect(harness.text("all") == "bcad")
    harness.drag(from: CGPoint(x: 373, y: c), to: CGPoint(x: 373, y: a - 4))
    #expect(harness.text("all") == "abcd")
  }

  @Test func movesARowItselfOnMacOS() throws {
    let harness = Harness(Editable(isEditing: false)) { $0.platform = .macos }
    let (a, b) = (try #require(harness.center("a")), try #require(harness.center("b")))
    harness.drag(from: a, to: CGPoint(x: a.x, y: b.y + 4))
    #expect(harness.text("all") == "bacd")
  }
}
