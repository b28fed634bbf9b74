import Foundation
import Testing

@testable import SwiftUI

extension EnvironmentValues {
  @Entry fileprivate var words = "shared"
}

/// Data that a view is given: by its maker, as a copy or a binding, by a function, or by what is around it.
@MainActor @Suite struct PassedDataTests {
  private struct Given: View {
    let plain: Int
    var other = 5
    let computed: Int
    init(plain: Int, other: Int = 5, of base: Int) {
      (self.plain, self.other, computed) = (plain, other, base * 2)
    }
    var body: some View { Text("\(plain) \(other) \(computed)").id("given") }
  }
  private struct Giver: View {
    @State private var number = 1
    var body: some View {
      VStack {
        Button("Up") { number += 1 }.id("up")
        Given(plain: number, of: number)
        Given(plain: 0, other: 9, of: 1).id("second")
      }
    }
  }

  /// What is only read needs no binding.
  @Test func constantsDefaultsAndArgumentsComeIn() {
    let harness = Harness(Giver())
    #expect(harness.text("given") == "1 5 2")
    #expect(harness.text("second") == "0 9 2")
    harness.tap("up")
    #expect(harness.text("given") == "2 5 4")
  }

  private struct Keeper: View {
    @State var copy: [Int]
    var body: some View {
      Button("Add") { copy.append(copy.count) }.id("add")
      Text("\(copy.count)").id("copy")
    }
  }
  private struct Source: View {
    @State private var list = [1, 2]
    var body: some View {
      VStack {
        Keeper(copy: list)
        Button("Clear") { list = [] }.id("clear")
        Text("\(list.count)").id("list")
      }
    }
  }

  /// A value goes over as a copy, which state takes once: neither side sees what the other does with it afterwards.
  @Test func valuesAreCopiedAndStateTakesThemOnce() {
    let harness = Harness(Source())
    harness.tap("add")
    #expect(harness.text("copy") == "3")
    #expect(harness.text("list") == "2")
    harness.tap("clear")
    #expect(harness.text("copy") == "3")
    #expect(harness.text("list") == "0")
  }

  private struct Bound: View {
    @Binding var number: Int
    private let first: Int
    init(_ number: Binding<Int>) {
      _number = number
      first = _number.wrappedValue
    }
    var body: some View {
      Button("Up") { _number.wrappedValue += 1 }.id("up")
      Text("\(first) \(number)").id("bound")
    }
  }
  private struct Owner: View {
    @State private var number = 42
    var body: some View {
      VStack {
        Bound($number)
        Text("\(number)").id("owned")
      }
    }
  }

  @Test func theBindingBehindAPropertyIsReachedByItsOtherName() {
    let harness = Harness(Owner())
    #expect(harness.text("bound") == "42 42")
    harness.tap("up")
    #expect(harness.text("owned") == "43")
    #expect(harness.text("bound")?.hasSuffix("43") == true)
    let constant = Harness(VStack { Bound(Binding<Int>.constant(5)) })
    constant.tap("up")
    #expect(constant.text("bound") == "5 5")
  }

  private struct Card<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack(spacing: 0) { content() } }
  }

  /// The content of a container is a function that it calls for views.
  @Test func aBuilderIsAFunctionThatBringsViews() {
    let harness = Harness(
      Card {
        Color.red.frame(width: 10, height: 10).id("a")
        if Bool(true) { Color.red.frame(width: 10, height: 10).id("b") }
      })
    #expect(harness.frame("b")?.minY == harness.frame("a")?.maxY)
  }

  private struct Reader: View {
    let name: String
    @Environment(\.font) private var font
    @Environment(\.minimumScaleFactor) private var scale
    @Environment(\.lineSpacing) private var spacing
    @Environment(\.dynamicTypeSize) private var type
    @Environment(\.words) private var words
    var body: some View {
      Text("\(font == .title ? "title" : "none") \(scale) \(spacing) \(type == .xxLarge) \(words)" as String).id(name)
    }
  }
  private struct Around: View {
    let name: String
    var body: some View { VStack { Reader(name: name) } }
  }

  /// What texts are told is in the environment, beside values of one's own, for a view and all in it.
  @Test func whatTextsAreToldReachesTheViewsInThem() {
    let harness = Harness(
      VStack {
        Around(name: "inside").font(.title).minimumScaleFactor(0.5).lineSpacing(7).dynamicTypeSize(.xxLarge)
          .environment(\.words, "own")
        Reader(name: "outside")
      })
    #expect(harness.text("inside") == "title 0.5 7.0 true own")
    #expect(harness.text("outside") == "none 1.0 0.0 false shared")
  }
}

private protocol Wording { var text: String { get } }
private struct Words: Wording { var text: String }

extension PassedDataTests {
  private struct Worded: View {
    let source: any Wording
    let shape: AnyShape
    var other: (any Wording)?
    var body: some View { Text(source.text + (other?.text ?? "-")).clipShape(shape).id("read") }
  }
  private struct Changing: View {
    @State private var source: any Wording = Words(text: "first")
    var body: some View {
      Button("Change") { source = Words(text: "second") }.id("change")
      Worded(source: source, shape: AnyShape(Capsule()))
    }
  }

  /// Values of a protocol's types are given as others are.
  @Test func valuesOfProtocolTypesComeIn() {
    let harness = Harness(Changing())
    #expect(harness.text("read") == "first-")
    harness.tap("change")
    #expect(harness.text("read") == "second-")
  }
}
