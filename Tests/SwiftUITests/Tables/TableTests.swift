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

extension TableTests {
  private struct Styled: View {
    var body: some View {
      Table([City(name: "Graz", size: 3), City(name: "Linz", size: 2), City(name: "Wels", size: 1)]) {
        TableColumn("Name", value: \City.name).width(min: 20, max: 50)
        TableColumn("Size") { (city: City) in Text("\(city.size)").id("size \(city.name)") }
      }
    }
  }
  /// What is drawn below the rows: rounded where it stands in from the sides.
  private func stripes(_ view: some View, _ platform: ViewConditions.Platform = .macos) -> [CGRect] {
    let harness = Harness(view, width: 400, height: 120) { $0.platform = platform }
    var environment = EnvironmentValues()
    environment.base.platform = platform == .macos ? .macos : .ios
    let color = SystemColor.quaternaryFill.resolve(in: environment.resolution)
    return harness.commands.compactMap {
      if case .fill(let path, .color(let fill), _) = $0, fill.alpha == color.alpha { path.boundingRect } else { nil }
    }
  }

  /// On macOS every second row is darker, below the last one too; as AppKit does in a border from side to side.
  @Test func stylesDecideOnBordersAndStripes() {
    let inset = stripes(Styled())
    #expect(inset.map(\.width) == [396, 396])
    #expect(inset.map(\.minY) == [49, 97])
    #expect(stripes(Styled().tableStyle(.bordered)).map(\.width) == [400, 400])
    #expect(stripes(Styled().tableStyle(.inset(alternatesRowBackgrounds: false))).isEmpty)
    #expect(stripes(Styled().tableStyle(.bordered(alternatesRowBackgrounds: false))).isEmpty)
    #expect(stripes(Styled().alternatingRowBackgrounds(.disabled)).isEmpty)
    let border = Harness(Styled().tableStyle(.bordered), width: 400, height: 120) { $0.platform = .macos }
    func strokes(_ harness: Harness) -> Int {
      harness.commands.count { if case .stroke = $0 { true } else { false } }
    }
    #expect(strokes(border) == strokes(Harness(Styled(), width: 400, height: 120) { $0.platform = .macos }) + 1)
  }

  /// A column without an ideal width takes its share within its limits.
  @Test func limitsOfColumnsAreKept() {
    let harness = Harness(Styled(), width: 400, height: 120) { $0.platform = .macos }
    #expect(harness.frame("size Graz")?.minX == 66)
  }

  @Test func titlesOfColumnsCanBeHidden() {
    func first(_ view: some View) -> CGFloat? {
      Harness(view, width: 400, height: 120) { $0.platform = .macos }.frame("size Graz")?.minY
    }
    #expect((first(Styled()) ?? 0) - (first(Styled().tableColumnHeaders(.hidden)) ?? 0) == 25)
  }
}
