import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite(.serialized) struct RestorationTests {
  enum Tab { case home, settings, search }
  struct Card: Equatable {
    var id = 7
    var title = "a"
    var tab = Tab.home
    var parts: [Tab?] = [nil]
  }
  final class Thing {}

  // MARK: Coding

  private func roundTrip<Value: Equatable>(_ value: Value) -> Bool {
    guard let list = StateCoding.encode(value), let back = StateCoding.decode(Value.self, from: list) else {
      return false
    }
    return back == value
  }

  @Test func codesWhatCanBeCoded() {
    #expect(roundTrip(5))
    #expect(roundTrip("text"))
    #expect(roundTrip(Double.infinity))
    #expect(roundTrip([1, 2]))
    #expect(roundTrip(["a": 1]))
    #expect(roundTrip(Set([1, 2])))
    #expect(roundTrip(Date(timeIntervalSince1970: 5)))
    #expect(roundTrip(CGPoint(x: 1, y: 2)))
    #expect(roundTrip(Int?.none))
    #expect(roundTrip(Int?.some(3)))
    #expect(roundTrip(Int??.some(nil)))
    #expect(roundTrip(Tab.search))
    #expect(roundTrip(Tab?.some(.settings)))
    #expect(roundTrip([Tab.home, .search]))
    #expect(roundTrip(Card(id: 9, title: "long enough to be on the heap", tab: .search, parts: [.home, nil])))
  }

  @Test func refusesWhatCannotBeCoded() {
    struct Holder { var thing: Thing? = Thing() }
    #expect(StateCoding.encode(Thing()) == nil)
    #expect(StateCoding.encode(Holder()) == nil)
    #expect(StateCoding.encode({ 1 }) == nil)
    #expect(StateCoding.decode(Int.self, from: "x") == nil)
    #expect(StateCoding.decode(Tab.self, from: "other") == nil)
    #expect(StateCoding.decode(Card.self, from: ["id": 1]) == nil)
  }

  // MARK: Views

  private struct Row: View {
    let name: String
    @State private var width: CGFloat = 10
    @State private var tab = Tab.home
    var body: some View {
      Color.red.frame(width: width + (tab == .home ? 0 : 1), height: 10)
        .onTapGesture {
          width += 10
          tab = .settings
        }
        .id(name)
    }
  }

  private struct Page: View {
    var start: CGFloat = 10
    var isEdited = false
    @State private var count: CGFloat = 10
    @State private var isOpen = false
    @State private var thing = Thing()
    @State private var plain: CGFloat

    init(start: CGFloat = 10, isEdited: Bool = false) {
      self.isEdited = isEdited
      _plain = State(initialValue: start)
    }

    var body: some View {
      VStack(spacing: 0) {
        if isEdited { Text("A title that the edit brings").padding() }
        Color.blue.frame(width: count, height: 10).onTapGesture { count += 5 }.id("count")
        Color.blue.frame(width: plain, height: 10).id("plain")
        Color.blue.frame(width: 10, height: 10).onTapGesture { isOpen = true }.id("open")
        Color.blue.frame(width: 10, height: 10).onTapGesture { thing = Thing() }.id("thing")
        Row(name: "first")
        Row(name: "second").padding(isEdited ? 4 : 0)
        ForEach(["a", "b"], id: \.self) { Row(name: $0) }
        if isOpen { Row(name: "opened") }
      }
    }
  }

  private func restored(_ harness: Harness, _ view: any View) throws -> Harness {
    let archive = try StateArchive(data: harness.host.archive().data)
    return Harness(view, restoring: archive)
  }

  @Test func valuesAreTakenOverByPlaceAlsoAfterAnEdit() throws {
    let before = Harness(Page())
    before.tap("open")
    for id in ["count", "second", "b", "b", "opened", "thing"] { before.tap(id) }
    let archive = before.host.archive()
    #expect(archive.count == 2 + 2 + 2 + 2 + 1)
    let after = try restored(before, Page(isEdited: true))
    #expect(after.frame("count")?.width == 15)
    #expect(after.frame("first")?.width == 10)
    #expect(after.frame("second")?.width == 21)
    #expect(after.frame("a")?.width == 10)
    #expect(after.frame("b")?.width == 31)
    #expect(after.frame("opened")?.width == 21)
    #expect(after.host.endRestoring() == archive.count - 1)
    // What came over is handed on at the next edit.
    #expect(after.host.archive().count == archive.count - 1)
  }

  @Test func whatWasNotChangedBeginsAsTheSourceSays() throws {
    let before = Harness(Page(start: 10))
    before.tap("count")
    let after = try restored(before, Page(start: 40))
    #expect(after.frame("plain")?.width == 40)
    #expect(after.frame("count")?.width == 15)
  }

  @Test func anotherTypeBeginsAnew() throws {
    struct Old: View {
      @State private var value = 1
      var body: some View { Color.red.frame(width: CGFloat(value), height: 10).onTapGesture { value = 20 }.id("bar") }
    }
    enum New {
      struct Old: View {
        @State private var value = "ab"
        var body: some View { Color.red.frame(width: CGFloat(value.count), height: 10).id("bar") }
      }
    }
    let before = Harness(Old())
    before.tap("bar")
    let after = try restored(before, New.Old())
    #expect(after.frame("bar")?.width == 2)
    #expect(after.host.endRestoring() == 0)
  }

  @Test func viewsThatAreMadeLaterBeginAnew() throws {
    let before = Harness(Page())
    before.tap("count")
    let after = try restored(before, Page())
    after.host.endRestoring()
    after.tap("open")
    #expect(after.frame("opened")?.width == 10)
  }

  @Test func scrollViewsStayWhereTheyWere() throws {
    struct Scroller: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Color.red.frame(height: 50).id("row \($0)") }
          }
        }
      }
    }
    let before = Harness(Scroller())
    before.host.sendScroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 1000))
    before.host.endScroll(at: CGPoint(x: 100, y: 100))
    before.render()
    let top = try #require(before.frame("row 22")?.minY)
    let after = try restored(before, Scroller())
    #expect(after.frame("row 22")?.minY == top)
    #expect(after.host.endRestoring() == 1)
  }

  @Test func storesGoOnWithWhatTheyHad() throws {
    struct Stored: View {
      @AppStorage("restoration-tests.width") private var width = 10
      var body: some View { Color.red.frame(width: CGFloat(width), height: 10).onTapGesture { width = 30 }.id("bar") }
    }
    let harness = Harness(Stored())
    harness.tap("bar")
    let archive = harness.host.archive()
    ViewHost.restoreStorage(nil)
    harness.render()
    #expect(harness.frame("bar")?.width == 10)
    ViewHost.restoreStorage(archive)
    harness.render()
    #expect(harness.frame("bar")?.width == 30)
    ViewHost.restoreStorage(nil)
  }
}
