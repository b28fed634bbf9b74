import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct IdentityTests {
  private struct Item: Identifiable, Equatable {
    let id: String
  }

  private struct Switching: View {
    let flag: Remote<Bool>
    var body: some View {
      VStack {
        if flag.value { Cell("cell") } else { Cell("cell") }
        Cell("other")
      }
    }
  }

  @Test func branchesOfAConditionHaveStateOfTheirOwn() {
    let flag = Remote(true)
    let harness = Harness(Switching(flag: flag))
    harness.tap("cell")
    harness.tap("other")
    #expect(harness.frame("cell")?.width == 20)
    flag.value = false
    #expect(harness.frame("cell")?.width == 10)
    #expect(harness.frame("other")?.width == 20)
    flag.value = true
    #expect(harness.frame("cell")?.width == 10)
  }

  private struct Appearing: View {
    let flag: Remote<Bool>
    var body: some View {
      VStack {
        if flag.value { Cell("cell") }
        Cell("other")
      }
    }
  }

  @Test func anOptionalViewComesAndGoes() {
    let flag = Remote(false)
    let harness = Harness(Appearing(flag: flag))
    #expect(harness.frame("cell") == nil)
    harness.tap("other")
    flag.value = true
    harness.tap("cell")
    #expect(harness.frame("cell")?.width == 20)
    #expect(harness.frame("other")?.width == 20)
    flag.value = false
    #expect(harness.frame("cell") == nil)
    #expect(harness.frame("other")?.width == 20)
    flag.value = true
    #expect(harness.frame("cell")?.width == 10)
  }

  private struct Rows: View {
    let items: Remote<[Item]>
    var body: some View {
      VStack(spacing: 0) { ForEach(items.value) { Cell($0.id) } }
    }
  }

  @Test func rowsKeepTheirStateByIdentity() {
    let items = Remote([Item(id: "a"), Item(id: "b"), Item(id: "c")])
    let harness = Harness(Rows(items: items))
    harness.tap("b")
    harness.tap("b")
    harness.tap("c")
    func widths() -> [CGFloat?] { items.value.map { harness.frame($0.id)?.width } }
    #expect(widths() == [10, 30, 20])
    items.value.insert(Item(id: "d"), at: 0)
    #expect(widths() == [10, 10, 30, 20])
    items.value.reverse()
    #expect(widths() == [20, 30, 10, 10])
    #expect(items.value.compactMap { harness.frame($0.id)?.minY } == [180, 190, 200, 210])
    items.value.removeAll { $0.id == "b" }
    #expect(widths() == [20, 10, 10])
    items.value.append(Item(id: "b"))
    #expect(widths() == [20, 10, 10, 10])
  }

  @Test func repeatedIdentitiesAreToldApartAndWarnedOf() {
    let harness = Harness(Rows(items: Remote([Item(id: "a"), Item(id: "a"), Item(id: "a")])))
    #expect(harness.views.filter { $0.view == "Cell" }.count == 3)
    #expect(harness.warnings.contains { $0.text.contains("more than once") })
  }

  private struct Erased: View {
    let flag: Remote<Bool>
    var body: some View {
      flag.value ? AnyView(Cell("cell")) : AnyView(Cell("cell").padding(0))
    }
  }

  @Test func aHiddenTypeThatChangesMakesANewView() {
    let flag = Remote(true)
    let harness = Harness(Erased(flag: flag))
    harness.tap("cell")
    #expect(harness.frame("cell")?.width == 20)
    flag.value = false
    #expect(harness.frame("cell")?.width == 10)
  }

  private struct ErasedSame: View {
    let flag: Remote<Bool>
    var body: some View { AnyView(Cell("cell", start: flag.value ? 1 : 5)) }
  }

  @Test func aHiddenTypeThatStaysKeepsItsState() {
    let flag = Remote(true)
    let harness = Harness(ErasedSame(flag: flag))
    harness.tap("cell")
    flag.value = false
    #expect(harness.frame("cell")?.width == 20)
  }

  private struct Renamed: View {
    let id: Remote<Int>
    var body: some View { Cell("cell").id(id.value) }
  }

  @Test func aNewIdentityMakesANewView() {
    let id = Remote(1)
    let harness = Harness(Renamed(id: id))
    harness.tap("cell")
    #expect(harness.frame("cell")?.width == 20)
    id.value = 2
    #expect(harness.frame("cell")?.width == 10)
    #expect(harness.frame("2")?.width == 10)
    #expect(harness.view("1") == nil)
  }

  private struct Grouped: View {
    let flag: Remote<Bool>
    var body: some View {
      HStack(spacing: 0) {
        Group {
          if flag.value { Color.red.frame(width: 40, height: 40).id("first") }
          Color.green.frame(width: 50, height: 50).id("second")
        }
        .padding(5)
        .overlay(alignment: .topLeading) { Cell("layer") }
      }
    }
  }

  @Test func modifiersOfAGroupApplyToEachView() {
    let harness = Harness(Grouped(flag: Remote(true)))
    #expect(
      harness.frames(of: "padding").map(\.size) == [CGSize(width: 50, height: 50), CGSize(width: 60, height: 60)])
    #expect(harness.frames(of: "overlay").count == 2)
    #expect(harness.frames(of: "Cell").map(\.origin) == harness.frames(of: "overlay").map(\.origin))
  }

  @Test func layersStayWithTheViewsThatTheyLieOn() throws {
    let flag = Remote(true)
    let harness = Harness(Grouped(flag: flag))
    let second = try #require(harness.frames(of: "Cell").last)
    harness.tap(at: CGPoint(x: second.midX, y: second.midY))
    #expect(harness.frames(of: "Cell").map(\.width) == [10, 20])
    flag.value = false
    #expect(harness.frames(of: "Cell").map(\.width) == [20])
    flag.value = true
    #expect(harness.frames(of: "Cell").map(\.width) == [10, 20])
  }
}
