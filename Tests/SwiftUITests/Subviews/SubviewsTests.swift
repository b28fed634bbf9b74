import Foundation
import Testing

@testable import SwiftUI

extension ContainerValues {
  @Entry fileprivate var isWide = false
}

@MainActor @Suite struct SubviewsTests {
  /// A container that puts each view on a card.
  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack(spacing: 0) {
        ForEach(subviews: content) { subview in
          subview.frame(width: subview.containerValues.isWide ? 200 : 100, height: 20)
        }
      }
    }
  }

  private struct Counted: View {
    @State var count = 1
    let counter: Counter
    var body: some View {
      Cards {
        Button("More") { count += 1 }.id("More")
        ForEach(0..<count, id: \.self) { index in
          Text("row \(index)").containerValue(\.isWide, index == 1)
        }
        if count > 2 {
          Group {
            Color.red
            Color.blue
          }
        }
      }
    }
  }

  @Test func everyViewOfTheContentGetsItsCard() {
    let harness = Harness(Counted(counter: Counter()), width: 300, height: 300)
    #expect(harness.frames(of: "frame").map(\.width) == [100, 100])
    harness.tap("More")
    #expect(harness.frames(of: "frame").map(\.width) == [100, 100, 200])
    harness.tap("More")
    #expect(harness.frames(of: "frame").map(\.width) == [100, 100, 200, 100, 100, 100])
    #expect(harness.frames(of: "frame").map(\.minY) == [0, 1, 2, 3, 4, 5].map { 90 + $0 * 20 })
  }

  @Test func aGroupIsMadeOfAllSubviews() {
    struct Numbered: View {
      var body: some View {
        Group(subviews: TupleOfTexts()) { subviews in
          HStack(spacing: 0) {
            Color.red.frame(width: CGFloat(subviews.count) * 10, height: 10)
            if let last = subviews.last { last }
            subviews.prefix(2)
          }
        }
      }
    }
    struct TupleOfTexts: View {
      var body: some View {
        Color.red.frame(width: 1, height: 1)
        Color.red.frame(width: 2, height: 1)
        Color.red.frame(width: 3, height: 1)
      }
    }
    let harness = Harness(Numbered(), width: 100, height: 100)
    #expect(harness.frames(of: "frame").map(\.width) == [30, 3, 1, 2])
  }

  @Test func environmentFromTheContainerReachesTheViews() {
    struct Reader: View {
      @Environment(\.lineLimit) var limit
      var body: some View { Color.red.frame(width: CGFloat(limit ?? 0), height: 10) }
    }
    struct Limited: View {
      var body: some View {
        VStack {
          ForEach(
            subviews: Group {
              Reader()
              Reader().lineLimit(9)
            }
          ) { $0.lineLimit(5) }
        }
      }
    }
    let harness = Harness(Limited(), width: 100, height: 100)
    #expect(harness.frames(of: "frame").map(\.width) == [5, 9])
  }

  @Test func sectionsKeepTheirParts() {
    struct Sections: View {
      var body: some View {
        HStack(spacing: 0) {
          ForEach(
            sections: Group {
              Section("a") {
                Color.red
                Color.red
              }
              Section {
                Color.red
              } footer: {
                Text("f")
              }
            }
          ) { section in
            Color.blue.frame(
              width: CGFloat(section.header.count * 100 + section.content.count * 10 + section.footer.count), height: 1)
          }
        }
      }
    }
    let harness = Harness(Sections(), width: 1000, height: 100)
    #expect(harness.frames(of: "frame").map(\.width) == [120, 11])
  }

  @Test func tagsAreRead() {
    struct Tagged: View {
      var body: some View {
        ForEach(subviews: Color.red.tag(7)) { subview in
          Color.red.frame(width: CGFloat(subview.containerValues.tag(for: Int.self) ?? 0), height: 1)
        }
      }
    }
    #expect(Harness(Tagged(), width: 100, height: 100).frames(of: "frame").map(\.width) == [7])
  }
}
