import Foundation
import Testing

@testable import SwiftUI

/// What a collection asks of its rows when it changes.
@MainActor @Suite(.serialized) struct ForEachChangeTests {
  /// How often rows were made; no row holds it, so that the rows' closure stays the same one.
  private static var made = 0

  private struct Plain: View {
    let rows: Remote<[Int]>
    var body: some View {
      VStack(spacing: 0) { ForEach(rows.value, id: \.self) { ForEachChangeTests.row(CGFloat($0)) } }
    }
  }
  private static func row(_ width: CGFloat) -> some View {
    made += 1
    return Color.red.frame(width: width, height: 1)
  }

  private func widths(_ harness: Harness) -> [CGFloat] { harness.frames(of: "frame").map(\.width) }

  @Test func onlyNewRowsAreMade() {
    let rows = Remote(Array(1...200))
    let harness = Harness(Plain(rows: rows))
    func expect(_ count: Int, _ comment: Comment, _ change: (inout [Int]) -> Void) {
      Self.made = 0
      change(&rows.value)
      harness.render()
      #expect(Self.made <= count, comment)
      #expect(widths(harness) == rows.value.map { CGFloat($0) }, comment)
    }
    expect(1, "inserted") { $0.insert(300, at: 100) }
    expect(0, "removed") { $0.remove(at: 50) }
    expect(1, "appended") { $0.append(301) }
    expect(11, "moved by ten") { $0.swapAt(90, 100) }
    expect(0, "the same") { $0 = Array($0) }
    expect(1, "first") { $0.insert(302, at: 0) }
  }

  @Test func rowsThatShareAnIdentityAreCountedOverAll() {
    let rows = Remote([1, 2, 3, 4])
    let harness = Harness(Plain(rows: rows))
    for value in [[1, 2, 2, 3, 4], [2, 1, 2, 3, 4], [1, 2, 3, 4, 1], [4], [], [5, 5], [5]] {
      rows.value = value
      harness.render()
      #expect(widths(harness) == value.map { CGFloat($0) })
    }
    #expect(harness.warnings.count >= 3)
  }

  /// An element that is an object, whose content may be another while it is the same object.
  private final class Item { var width: CGFloat = 10 }
  private struct Objects: View {
    let items: Remote<[Item]>
    let turn: Remote<Int>
    var body: some View {
      let _ = turn.value
      VStack { ForEach(items.value.indices, id: \.self) { index in Color.red.frame(width: items.value[index].width) } }
      VStack { ForEach(items.value.map { Held(item: $0) }) { Color.blue.frame(width: $0.item.width) } }
    }
  }
  private struct Held: Identifiable {
    let item: Item
    var id: ObjectIdentifier { ObjectIdentifier(item) }
  }
  @Test func rowsOfObjectsAreMadeAnew() {
    let (items, turn) = (Remote([Item(), Item()]), Remote(0))
    let harness = Harness(Objects(items: items, turn: turn))
    items.value[1].width = 30
    turn.value += 1
    harness.render()
    #expect(widths(harness) == [10, 30, 10, 30])
  }

  /// A row reads what changes beside the elements.
  private struct Reading: View {
    static let width = Remote<CGFloat>(10)
    let rows: Remote<[Int]>
    var body: some View {
      VStack { ForEach(rows.value, id: \.self) { _ in Color.red.frame(width: Self.width.value) } }
    }
  }
  @Test func whatKeptRowsReadStillWakesThem() {
    let rows = Remote([1, 2, 3])
    let harness = Harness(Reading(rows: rows))
    rows.value.append(4)
    harness.render()
    Reading.width.value = 20
    harness.render()
    #expect(widths(harness) == [20, 20, 20, 20])
    rows.value.append(5)
    Reading.width.value = 30
    harness.render()
    #expect(widths(harness) == [30, 30, 30, 30, 30])
  }

  @Test func plainValuesHoldNoObjects() {
    struct Point { var x = 0, name = "", tags = [String](), date = Date?.none }
    struct Holding { var point = Point(), object = Item() }
    struct Open { var value: any Equatable = 1 }
    #expect(PlainValue.isPlain(Point.self))
    #expect(PlainValue.isPlain(UUID.self))
    #expect(!PlainValue.isPlain(Holding.self))
    #expect(!PlainValue.isPlain(Open.self))
    #expect(!PlainValue.isPlain((any Equatable).self))
    #expect(!PlainValue.isPlain(Item.self))
    #expect(!PlainValue.isPlain([Item].self))
    #expect(Comparison.areSame(Point(), Point()))
    let holding = Holding()
    #expect(Comparison.areSame(holding, holding) && !Comparison.areSame(holding, Holding()))
  }
}
