import Testing

@testable import SwiftUI

@MainActor @Suite struct TableTests {
  private struct City: Identifiable {
    let name: String
    let size: Int
    var id: String { name }
  }

  private struct Cities: View {
    @State private var order = [KeyPathComparator(\City.name)]
    @State private var chosen: City.ID?
    private let cities = [City(name: "Graz", size: 3), City(name: "Linz", size: 2), City(name: "Wels", size: 1)]
    var body: some View {
      Table(cities.sorted(using: order), selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Size", value: \.size) { city in Text("\(city.size)").id("size \(city.name)") }
        TableColumn("Mark") { city in Text(city.id == chosen ? "chosen" : "-").id("mark \(city.name)") }.width(60)
      }
    }
  }

  @Test func columnsShareTheRoomAndSort() throws {
    let harness = Harness(Cities(), width: 400, height: 300) { $0.platform = .macos }
    let graz = try #require(harness.frame("size Graz")), wels = try #require(harness.frame("size Wels"))
    #expect(graz.minX == wels.minX)
    #expect(graz.minY < wels.minY)
    // The title of the second column: 150 wide columns after a margin of 8.
    harness.tap(at: CGPoint(x: 190, y: 12))
    let after = try #require(harness.frame("size Graz"))
    #expect(after.minY == wels.minY)
    harness.tap("size Linz")
    #expect(harness.view("mark Linz")?.text == "chosen")
  }

  @Test func onAPhoneThereIsTheFirstColumnOnly() {
    let harness = Harness(Cities(), width: 375, height: 667)
    #expect(harness.views.contains { $0.text == "Graz" })
    #expect(harness.frame("size Graz") == nil)
  }
}

extension TableTests {
  @Test func rowsCanBeWrittenOneByOne() {
    let table = Table(of: City.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach([City(name: "Graz", size: 3), City(name: "Linz", size: 2)]) { city in
        if city.size > 2 { TableRow(city) }
      }
      TableRow(City(name: "Last", size: 0))
    }
    let texts = Harness(table, width: 400, height: 300) { $0.platform = .macos }.views.compactMap(\.text)
    #expect(texts.filter { ["Graz", "Linz", "Last"].contains($0) } == ["Graz", "Last"])
  }
}
