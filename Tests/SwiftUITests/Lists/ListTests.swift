import DrawingCore
import SwiftUI
import Testing

/// Rows, headers and footers of lists on iOS 26, as recorded; rows with the normal body line of 22 points.
@Suite @MainActor struct ListTests {
  private static func block(_ id: String, height: CGFloat = 20) -> some View { Color.red.frame(height: height).id(id) }

  @Test func cardsAreInset() {
    let scene = ListScene(.ios) {
      List {
        Self.block("a")
        Self.block("b", height: 40)
        Section { Self.block("c") }
      }
      .id("list")
    }
    expectFrame(scene.frame("list"), 0, 0, 402, 600)
    // A row is 52 high, or its content with 15 above and below.
    expectFrame(scene.frame("a"), 32, 35 + 16, 338, 20)
    expectFrame(scene.frame("b"), 32, 35 + 52 + 15, 338, 40)
    expectFrame(scene.frame("c"), 32, 35 + 52 + 70 + 35 + 16, 338, 20)
  }

  @Test func headersAndFootersKeepTheirDistances() {
    let scene = ListScene(.ios) {
      List {
        Section {
          Self.block("a")
        } header: {
          Self.block("h1", height: 22)
        } footer: {
          Self.block("f1", height: 18)
        }
        Section {
          Self.block("b")
        } footer: {
          Self.block("f2", height: 18)
        }
        Section {
          Self.block("c")
        }
        Section {
          Self.block("d")
        } header: {
          Self.block("h4", height: 22)
        }
      }
    }
    expectFrame(scene.frame("h1"), 32, 10, 338, 22)
    expectFrame(scene.frame("a"), 32, 10 + 22 + 10 + 16, 338, 20)
    let end = 10.0 + 22 + 10 + 52
    expectFrame(scene.frame("f1"), 32, end + 8, 338, 18)
    expectFrame(scene.frame("b"), 32, end + 8 + 18 + 23.5 + 16, 338, 20)
    let third = end + 8 + 18 + 23.5 + 52 + 8 + 18 + 23.5
    expectFrame(scene.frame("c"), 32, third + 16, 338, 20)
    expectFrame(scene.frame("h4"), 32, third + 52 + 27.5, 338, 22)
    expectFrame(scene.frame("d"), 32, third + 52 + 27.5 + 22 + 10 + 16, 338, 20)
  }

  @Test func plainRowsRunFromSideToSide() {
    let scene = ListScene(.ios) {
      List {
        Self.block("a")
        Section {
          Self.block("b")
        } header: {
          Self.block("h", height: 22)
        }
      }
      .listStyle(.plain)
    }
    expectFrame(scene.frame("a"), 16, 16, 370, 20)
    expectFrame(scene.frame("h"), 16, 52 + 32, 370, 22)
    expectFrame(scene.frame("b"), 16, 52 + 32 + 22 + 10 + 16, 370, 20)
  }

  @Test func groupedRowsRunFromSideToSide() {
    let scene = ListScene(.ios) {
      List { Section { Self.block("a") } }.listStyle(.grouped)
    }
    expectFrame(scene.frame("a"), 16, 35 + 16, 370, 20)
    #expect(scene.fills(RGBA(bytes: 255, 255, 255)) == [CGRect(x: 0, y: 35, width: 402, height: 52)])
  }

  @Test func rowsTellTheirInsetsAndSpacing() {
    let scene = ListScene(.ios) {
      List {
        Self.block("a").listRowInsets(EdgeInsets(top: 30, leading: 4, bottom: 20, trailing: 6))
        Self.block("b").listRowInsets(EdgeInsets())
        Self.block("c").padding(.leading, 2)
      }
      .listRowSpacing(12)
    }
    expectFrame(scene.frame("a"), 20, 35 + 30, 360, 20)
    expectFrame(scene.frame("b"), 16, 35 + 70 + 12 + 16, 370, 20)
    expectFrame(scene.frame("c"), 34, 35 + 70 + 12 + 52 + 12 + 16, 336, 20)
    #expect(scene.fills(RGBA(bytes: 255, 255, 255)).count == 3)
  }

  @Test func theMinimumHeightIsTheEnvironments() {
    let scene = ListScene(.ios) {
      List {
        Self.block("a").listRowInsets(EdgeInsets())
        Self.block("b").listRowInsets(EdgeInsets())
      }
      .environment(\.defaultMinListRowHeight, 10)
    }
    expectFrame(scene.frame("a"), 16, 35, 370, 20)
    expectFrame(scene.frame("b"), 16, 55, 370, 20)
  }

  @Test func sectionsAreAsFarApartAsAsked() {
    let scene = ListScene(.ios) {
      List {
        Section { Self.block("a") }
        Section { Self.block("b") }
      }
      .listSectionSpacing(8)
    }
    expectFrame(scene.frame("b"), 32, 35 + 52 + 8 + 16, 338, 20)
  }

  @Test func rowsGrowWithTheTypeSize() {
    let scene = ListScene(.ios, typeSize: .accessibility3) {
      List {
        Self.block("a")
        Self.block("b")
      }
    }
    // A line of body text is 48 points high there.
    expectFrame(scene.frame("b"), 32, 35 + 78 + 29, 338, 20)
  }

  @Test func rightToLeftIsMirrored() {
    let scene = ListScene(.ios, isRightToLeft: true) {
      List {
        Color.red.frame(width: 50, height: 20).id("a")
        Color.red.frame(width: 50, height: 20).id("b")
      }
    }
    expectFrame(scene.frame("a"), 402 - 32 - 50, 51, 50, 20)
    let separators = scene.fills(RGBA(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29))
    #expect(separators == [CGRect(x: 32, y: 86.5, width: 338, height: 0.5)])
  }

  @Test(arguments: [false, true]) func groundAndCardsHaveTheirColours(isDark: Bool) {
    let scene = ListScene(.ios, isDark: isDark) {
      List {
        Self.block("a")
        Self.block("b")
      }
    }
    let ground = isDark ? RGBA(bytes: 0, 0, 0) : RGBA(bytes: 242, 242, 247)
    let card = isDark ? RGBA(bytes: 28, 28, 30) : RGBA(bytes: 255, 255, 255)
    #expect(scene.fills(ground) == [CGRect(x: 0, y: 0, width: 402, height: 600)])
    #expect(scene.fills(card) == [CGRect(x: 16, y: 35, width: 370, height: 104)])
  }

  @Test func aHiddenGroundIsNotDrawn() {
    let scene = ListScene(.ios) {
      List { Self.block("a") }.scrollContentBackground(.hidden)
    }
    #expect(scene.fills(RGBA(bytes: 242, 242, 247)).isEmpty)
  }

  @Test func rowsHaveTheirOwnBackgrounds() {
    let scene = ListScene(.ios) {
      List {
        Self.block("a").listRowBackground(Color(red: 0, green: 1, blue: 0))
        Self.block("b")
      }
    }
    #expect(scene.fills(RGBA(bytes: 0, 255, 0)) == [CGRect(x: 16, y: 35, width: 370, height: 52)])
    #expect(scene.fills(RGBA(bytes: 255, 255, 255)) == [CGRect(x: 16, y: 87, width: 370, height: 52)])
  }

  @Test func separatorsAreHiddenByEitherRow() {
    let separator = RGBA(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
    let scene = ListScene(.ios) {
      List {
        Self.block("a")
        Self.block("b").listRowSeparator(.hidden)
        Self.block("c")
        Self.block("d")
      }
    }
    let expected: CGFloat = 35 + 3 * 52 - 0.5
    #expect(scene.fills(separator).map(\.minY) == [expected])
  }

  @Test func onlyRowsInSightAreMade() {
    let count = RowTally()
    let scene = ListScene(.ios) {
      List(0..<10_000, id: \.self) { index in
        TalliedRow(tally: count).frame(height: 20).id("r\(index)")
      }
    }
    _ = scene.host.render()
    // 35 points, then rows of 52, in 600 points.
    #expect(count.value == 11)
    expectFrame(scene.frame("r10"), 32, 35 + 520 + 16, 338, 20)
    #expect(scene.frame("r11") == nil)
  }

  @Test func sectionsOfACollectionKeepTheirHeaders() {
    let scene = ListScene(.ios) {
      List {
        ForEach(0..<3, id: \.self) { section in
          Section {
            ForEach(0..<2, id: \.self) { row in Self.block("r\(section)\(row)") }
          } header: {
            Self.block("h\(section)", height: 22)
          }
        }
      }
    }
    expectFrame(scene.frame("h1"), 32, 42 + 104 + 27.5, 338, 22)
    expectFrame(scene.frame("r10"), 32, 42 + 104 + 27.5 + 32 + 16, 338, 20)
  }

  @Test func aListHasNoHeightOfItsOwn() {
    var warnings: [String] = []
    let scene = ListScene(.ios) {
      ScrollView {
        List { Self.block("a") }.id("list")
        Self.block("below")
      }
    }
    scene.host.onWarning = { text, _ in warnings.append(text) }
    expectFrame(scene.frame("list"), 0, 0, 402, 0)
    expectFrame(scene.frame("below"), 0, 8, 402, 20)
    _ = scene.host.render()
    _ = scene.host.render()
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Give it a frame") == true)
  }

  @Test func partsOfSectionsKnowTheirLines() {
    let scene = ListScene(.ios) {
      List {
        Section {
          Self.block("a")
        } header: {
          Self.block("h")
        } footer: {
          Self.block("f")
        }
      }
    }
    let report = scene.report
    let lines = ["a", "h", "f"].compactMap { ListScene.find($0, in: report)?.line }
    #expect(lines.count == 3)
    #expect(lines[1] == lines[0] + 2)
    #expect(lines[2] == lines[0] + 4)
  }

  @Test func headersHaveTheirOwnInsets() {
    let scene = ListScene(.ios) {
      List {
        Section {
          Self.block("a")
        } header: {
          Self.block("h", height: 22).listRowInsets(EdgeInsets(top: 4, leading: 2, bottom: 0, trailing: 3))
        }
      }
    }
    expectFrame(scene.frame("h"), 18, 14, 365, 22)
    expectFrame(scene.frame("a"), 32, 10 + 26 + 10 + 16, 338, 20)
  }

  @Test func aTapSelects() {
    let selected = KeptValue<Int?>(nil)
    let scene = ListScene(.ios) {
      List(0..<3, selection: Binding(get: { selected.value }, set: { selected.value = $0 })) { index in
        Self.block("r\(index)")
      }
    }
    scene.tap(CGPoint(x: 20, y: 35 + 52 + 4))
    #expect(selected.value == 1)
  }
}

/// Counts how often a body runs.
@MainActor final class RowTally { var value = 0 }

struct TalliedRow: View {
  let tally: RowTally
  var body: some View {
    tally.value += 1
    return Color.red
  }
}

/// Keeps a value for a binding.
@MainActor final class KeptValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
