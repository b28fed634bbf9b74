import DrawingCore
import SwiftUI
import Testing

/// Lists and forms on macOS 26, as recorded.
@Suite @MainActor struct MacListTests {
  private static func block(_ id: String, width: CGFloat? = nil, height: CGFloat = 16) -> some View {
    Color.red.frame(width: width, height: height).id(id)
  }

  @Test func insetRowsBeginBelowTheTop() {
    let scene = ListScene(.macos, width: 300, height: 300) {
      List {
        Self.block("a")
        Self.block("b", height: 40)
        Self.block("c")
      }
      .id("list")
    }
    expectFrame(scene.frame("list"), 0, 0, 300, 300)
    expectFrame(scene.frame("a"), 16, 14, 268, 16)
    expectFrame(scene.frame("b"), 16, 10 + 24 + 4, 268, 40)
    expectFrame(scene.frame("c"), 16, 10 + 24 + 48 + 4, 268, 16)
    // Separators of one point, and none after the last row.
    let separators = scene.fills(RGBA(red: 0, green: 0, blue: 0, alpha: 25 / 255))
    #expect(separators == [CGRect(x: 16, y: 33, width: 268, height: 1), CGRect(x: 16, y: 81, width: 268, height: 1)])
  }

  @Test func headersHaveACellOfTheirOwn() {
    let scene = ListScene(.macos, width: 300, height: 300) {
      List {
        Section {
          Self.block("a")
        }
        Section {
          Self.block("b")
        } header: {
          Self.block("h", height: 14)
        }
      }
    }
    expectFrame(scene.frame("h"), 16, 10 + 24 + 20 + 7, 268, 14)
    expectFrame(scene.frame("b"), 16, 10 + 24 + 20 + 28 + 4, 268, 16)
  }

  @Test func stylesHaveTheirMargins() {
    let plain = ListScene(.macos, width: 300, height: 300) { List { Self.block("a") }.listStyle(.plain) }
    expectFrame(plain.frame("a"), 8, 4, 284, 16)
    let bordered = ListScene(.macos, width: 300, height: 300) { List { Self.block("a") }.listStyle(.bordered) }
    expectFrame(bordered.frame("a"), 8, 4, 284, 16)
    let sidebar = ListScene(.macos, width: 300, height: 300) { List { Self.block("a") }.listStyle(.sidebar) }
    expectFrame(sidebar.frame("a"), 16, 10 + 8, 268, 16)
  }

  @Test func outlineRowsAreIndented() {
    let scene = ListScene(.macos, width: 300, height: 300) {
      List {
        DisclosureGroup(isExpanded: .constant(true)) {
          Self.block("a")
          DisclosureGroup(isExpanded: .constant(true)) {
            Self.block("c")
          } label: {
            Self.block("b")
          }
        } label: {
          Self.block("label")
        }
      }
    }
    expectFrame(scene.frame("label"), 16 + 9, 14, 259, 16)
    expectFrame(scene.frame("a"), 16 + 9 + 13, 38, 246, 16)
    expectFrame(scene.frame("b"), 16 + 9 + 13, 62, 246, 16)
    expectFrame(scene.frame("c"), 16 + 9 + 26, 86, 233, 16)
  }

  @Test func columnsBeginControlsAtOneLine() {
    let scene = ListScene(.macos, width: 300, height: 300) {
      Form {
        LabeledContent {
          Self.block("x", width: 60)
        } label: {
          Self.block("a", width: 40)
        }
        LabeledContent {
          Self.block("y").id("flexible")
        } label: {
          Self.block("b", width: 80)
        }
        Self.block("z", width: 20)
      }
      .id("form")
    }
    // 80 points for the widest label, 8 to the controls; the form is as high as its rows.
    let top = 150.0 - 32
    expectFrame(scene.frame("form"), 0, top, 300, 64)
    expectFrame(scene.frame("a"), 40, top, 40, 16)
    expectFrame(scene.frame("x"), 88, top, 60, 16)
    expectFrame(scene.frame("b"), 0, top + 24, 80, 16)
    expectFrame(scene.frame("y"), 88, top + 24, 212, 16)
    expectFrame(scene.frame("z"), 88, top + 48, 20, 16)
  }

  /// The texts of a label end at the controls.
  @Test func labelsOfSeveralTextsEndAtOneLine() {
    let scene = ListScene(.macos, width: 300, height: 300) {
      Form {
        Picker(selection: .constant(1)) {
          Text("1").tag(1)
        } label: {
          Self.block("title", width: 40)
          Self.block("more", width: 80)
        }
        LabeledContent {
          Self.block("x", width: 60)
        } label: {
          Self.block("name", width: 40)
          Self.block("detail", width: 60)
        }
      }
    }
    let ends = ["title", "more", "name", "detail"].compactMap { scene.frame($0)?.maxX }
    #expect(ends.count == 4 && Set(ends).count == 1)
    #expect((scene.frame("more")?.minY ?? 0) >= (scene.frame("title")?.maxY ?? 999))
    #expect(scene.frame("x").map { $0.minX - 8 } == ends.first)
  }

  @Test func columnsAreMirrored() {
    let scene = ListScene(.macos, width: 300, height: 300, isRightToLeft: true) {
      Form {
        LabeledContent {
          Self.block("x", width: 60)
        } label: {
          Self.block("a", width: 40)
        }
        Self.block("z", width: 20)
      }
    }
    // The form is 108 wide and centred.
    expectFrame(scene.frame("a"), 164, 130, 40, 16)
    expectFrame(scene.frame("x"), 96, 130, 60, 16)
    expectFrame(scene.frame("z"), 136, 154, 20, 16)
  }

  @Test func groupedFormsAreCards() {
    let scene = ListScene(.macos, width: 400, height: 400) {
      Form {
        Section {
          Self.block("a")
          Self.block("b", height: 8)
        } footer: {
          Self.block("f", height: 14)
        }
        Section { Self.block("c") }
        Section {
          Self.block("d")
        } header: {
          Self.block("h", height: 16)
        }
      }
      .formStyle(.grouped)
      .id("form")
    }
    expectFrame(scene.frame("form"), 0, 0, 400, 400)
    expectFrame(scene.frame("a"), 30, 30, 340, 16)
    expectFrame(scene.frame("b"), 30, 20 + 36 + 10, 340, 8)
    let end = 20.0 + 36 + 28
    expectFrame(scene.frame("f"), 30, end + 10, 340, 14)
    let second = end + 10 + 14 + 10
    expectFrame(scene.frame("c"), 30, second + 10, 340, 16)
    expectFrame(scene.frame("h"), 30, second + 36 + 30, 340, 16)
    expectFrame(scene.frame("d"), 30, second + 36 + 30 + 16 + 10 + 10, 340, 16)
  }

  @Test func labeledContentStandsTogether() {
    let scene = ListScene(.macos, width: 300, height: 100) {
      LabeledContent {
        Self.block("value", width: 60, height: 30)
      } label: {
        Self.block("label", width: 40)
      }
      .id("whole")
    }
    expectFrame(scene.frame("whole"), 96, 35, 108, 30)
    expectFrame(scene.frame("label"), 96, 42, 40, 16)
    expectFrame(scene.frame("value"), 144, 35, 60, 30)
    #expect(ListScene.find("whole", in: scene.report)?.view == "LabeledContent")
  }

  @Test func boxesKeepFivePointsAround() {
    let scene = ListScene(.macos, width: 300, height: 100) {
      GroupBox {
        Self.block("content", width: 60)
      } label: {
        Self.block("label", width: 40, height: 14)
      }
      .id("box")
    }
    expectFrame(scene.frame("box"), 115, 28.5, 70, 43)
    expectFrame(scene.frame("label"), 125, 28.5, 40, 14)
    expectFrame(scene.frame("content"), 120, 28.5 + 14 + 3 + 5, 60, 16)
  }

  @Test func disclosuresAreOpenedByATap() {
    let scene = ListScene(.macos, width: 300, height: 100) {
      DisclosureGroup {
        Self.block("content", width: 60)
      } label: {
        Self.block("label", width: 40)
      }
      .id("group")
    }
    // The label with 4 points above and below; a chevron of 6.5 points, then 5.
    expectFrame(scene.frame("group"), 0, 38, 300, 24)
    expectFrame(scene.frame("label"), 11.5, 42, 40, 16)
    #expect(scene.frame("content") == nil)
    scene.tap(CGPoint(x: 200, y: 50))
    scene.rest()
    expectFrame(scene.frame("content"), 120, 54, 60, 16)
    scene.tap(CGPoint(x: 20, y: 35))
    scene.rest()
    #expect(scene.frame("content") == nil)
  }
}
