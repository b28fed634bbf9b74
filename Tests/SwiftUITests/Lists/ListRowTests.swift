import DrawingCore
import Foundation
import SwiftUI
import Testing

/// What rows of lists on iOS are and do.
@Suite @MainActor struct ListRowTests {
  private static func block(_ id: String, width: CGFloat? = nil, height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height).id(id)
  }

  private struct Opening: View {
    var body: some View {
      List {
        DisclosureGroup {
          ListRowTests.block("a")
          ListRowTests.block("b")
        } label: {
          ListRowTests.block("label", width: 50)
        }
        ListRowTests.block("after")
      }
    }
  }

  @Test func aTapInTheRowOpensAGroup() {
    let scene = ListScene(.ios) { Opening() }
    expectFrame(scene.frame("label"), 32, 51, 50, 20)
    expectFrame(scene.frame("after"), 32, 103, 338, 20)
    // Outside of the content, but in the row.
    scene.tap(CGPoint(x: 20, y: 84))
    expectFrame(scene.frame("a"), 48, 103, 322, 20)
    expectFrame(scene.frame("b"), 48, 155, 322, 20)
    expectFrame(scene.frame("after"), 32, 207, 338, 20)
    #expect(ListScene.names(scene.report).filter { $0 == "DisclosureGroup" }.count == 1)
    scene.rest()
    scene.tap(CGPoint(x: 200, y: 60))
    scene.rest()
    #expect(scene.frame("a") == nil)
    expectFrame(scene.frame("after"), 32, 103, 338, 20)
  }

  @Test func groupsInStacksOfARowStayInIt() {
    let scene = ListScene(.ios) {
      List {
        VStack(spacing: 0) {
          DisclosureGroup(isExpanded: .constant(true)) {
            Self.block("a")
          } label: {
            Self.block("label")
          }
        }
      }
    }
    expectFrame(scene.frame("a"), 32, 35 + 15 + 20, 338, 20)
  }

  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }

  @Test func outlinesOpenByTheirRows() {
    let tree = [
      Node(id: "fruit", children: [Node(id: "apple"), Node(id: "citrus", children: [Node(id: "lemon")])]),
      Node(id: "bread"),
    ]
    let scene = ListScene(.ios) { List(tree, children: \.children) { Self.block("row " + $0.id) } }
    expectFrame(scene.frame("row bread"), 32, 103, 338, 20)
    #expect(scene.frame("row apple") == nil)
    scene.tap(CGPoint(x: 380, y: 60))
    expectFrame(scene.frame("row apple"), 48, 103, 322, 20)
    scene.tap(CGPoint(x: 380, y: 164))
    expectFrame(scene.frame("row lemon"), 64, 207, 306, 20)
    expectFrame(scene.frame("row bread"), 32, 259, 338, 20)
  }

  @Test func outlinesOutsideOfListsAreDisclosures() {
    let tree = [Node(id: "fruit", children: [Node(id: "apple")]), Node(id: "bread")]
    let scene = ListScene(.ios) {
      VStack(spacing: 0) { OutlineGroup(tree, children: \.children) { Self.block("row " + $0.id) } }
    }
    expectFrame(scene.frame("row bread"), 0, 300, 402, 20)
    scene.tap(CGPoint(x: 5, y: 290))
    #expect(scene.frame("row apple") != nil)
  }

  @Test func labeledContentFillsItsRow() {
    let scene = ListScene(.ios) {
      List {
        LabeledContent {
          Self.block("value", width: 60)
        } label: {
          Self.block("label", width: 40)
        }
        .id("whole")
      }
    }
    expectFrame(scene.frame("whole"), 32, 51, 338, 20)
    expectFrame(scene.frame("label"), 32, 51, 40, 20)
    expectFrame(scene.frame("value"), 310, 51, 60, 20)
    #expect(ListScene.find("whole", in: scene.report)?.view == "LabeledContent")
    #expect(ListScene.names(scene.report) == ["List", "LabeledContent", "frame", "Color", "frame", "Color"])
  }

  @Test func labeledContentStandsUnderItsLabelAtLargeSizes() {
    let scene = ListScene(.ios, typeSize: .accessibility1) {
      List {
        LabeledContent {
          Self.block("value", width: 60)
        } label: {
          Self.block("label", width: 40)
        }
      }
    }
    #expect(scene.frame("value")?.minX == 32)
    #expect(scene.frame("label")?.minX == 32)
  }

  @Test func badgesStandAtTheEnd() {
    let scene = ListScene(.ios) {
      List { Self.block("a").badge(3) }
    }
    // The text is empty without a shaper; 8 points lie before it.
    expectFrame(scene.frame("a"), 32, 51, 330, 20)
  }

  private struct Edited: View {
    @State private var items = ["x", "y", "z"]
    var body: some View {
      List {
        ForEach(items, id: \.self) { ListRowTests.block("row " + $0) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test func editedRowsMakeRoomAndAreDeleted() {
    let scene = ListScene(.ios) { Edited() }
    expectFrame(scene.frame("row x"), 72, 51, 338 - 40 - 36, 20)
    let red = RGBA(bytes: 255, 56, 60)
    #expect(scene.fills(red).first == CGRect(x: 33, y: 50, width: 22, height: 22))
    scene.tap(CGPoint(x: 44, y: 113))
    #expect(scene.frame("row y") == nil)
    expectFrame(scene.frame("row z"), 72, 103, 262, 20)
  }

  @Test func anEditButtonBeginsAndEndsEditing() {
    let scene = ListScene(.ios) {
      VStack(spacing: 0) {
        EditButton().id("button")
        List {
          ForEach(0..<2, id: \.self) { ListRowTests.block("row \($0)") }.onDelete { _ in }
        }
      }
    }
    #expect(scene.frame("row 0")?.minX == 32)
    #expect(ListScene.find("button", in: scene.report)?.view == "EditButton")
  }

  @Test func tagsAreWhatIsSelected() {
    let selected = KeptValue<Set<String>>([])
    let scene = ListScene(.ios) {
      List(selection: Binding(get: { selected.value }, set: { selected.value = $0 })) {
        Self.block("a").tag("first")
        Self.block("b").tag("second")
        Self.block("c").tag("third").selectionDisabled()
      }
    }
    scene.tap(CGPoint(x: 20, y: 40))
    scene.tap(CGPoint(x: 20, y: 100))
    scene.tap(CGPoint(x: 20, y: 160))
    #expect(selected.value == ["first", "second"])
  }

  @Test func whatIsSelectedIsMarked() {
    let gray = RGBA(bytes: 209, 209, 214)
    let scene = ListScene(.ios) { List(0..<3, selection: .constant(1)) { Self.block("r\($0)") } }
    #expect(scene.fills(gray) == [CGRect(x: 16, y: 87, width: 370, height: 52)])
  }

  @Test func pinnedHeadersStayAtTheTop() {
    let scene = ListScene(.ios) {
      ScrollViewReader { proxy in
        List {
          Section {
            ForEach(0..<50, id: \.self) { Self.block("row \($0)") }
          } header: {
            Self.block("header", height: 22)
          }
        }
        .listStyle(.plain)
        .onAppear { proxy.scrollTo(30, anchor: .top) }
      }
    }
    _ = scene.host.render()
    expectFrame(scene.frame("header"), 16, 0, 370, 22)
    expectFrame(scene.frame("row 30"), 16, 16, 370, 20)
    // The header covers the row that passes under it.
    #expect(scene.fills(RGBA(bytes: 255, 255, 255)).contains(CGRect(x: 0, y: 0, width: 402, height: 22)))
  }
}
