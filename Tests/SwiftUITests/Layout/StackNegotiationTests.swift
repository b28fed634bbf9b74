import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

/// Who gets how much of a stack's room, and in which order.
@MainActor @Suite struct StackNegotiationTests {
  @Test func theLeastFlexibleViewsAreServedFirst() {
    let harness = Harness(
      HStack(spacing: 0) {
        Rectangle().id("rectangle")
        Circle().id("circle")
        Text("abcd").id("text")
      }
      .frame(width: 300, height: 50))
    #expect(harness.frame("text")?.width == 34)
    #expect(harness.frame("circle")?.size == CGSize(width: 50, height: 50))
    #expect(harness.frame("rectangle")?.size == CGSize(width: 216, height: 50))
  }

  @Test func framesAndRatiosChangeHowFlexibleAViewIs() {
    let harness = Harness(
      HStack(spacing: 0) {
        Rectangle().id("free")
        Rectangle().aspectRatio(1, contentMode: .fit).id("square")
        Rectangle().frame(width: 40).id("fixed")
      }
      .frame(width: 300, height: 50))
    #expect(["free", "square", "fixed"].map { harness.frame($0)?.width } == [210, 50, 40])
  }

  @Test func aPictureIsRigidUnlessItIsResizable() throws {
    let harness = Harness(
      HStack(spacing: 0) {
        Image(systemName: "star").id("own")
        Image(systemName: "star").resizable().id("resizable")
      }
      .frame(width: 300, height: 50))
    let own = try #require(harness.frame("own")), resizable = try #require(harness.frame("resizable"))
    #expect(own.size == Harness(Image(systemName: "star").id("own"), width: 5, height: 5).frame("own")?.size)
    #expect(resizable.size == CGSize(width: 300 - own.width, height: 50))
  }

  /// A row that is kept three times as wide as high has three parts of one width, 8 points apart.
  @Test func equallyFlexibleViewsShareEqually() throws {
    let harness = Harness(
      HStack {
        Rectangle().id("0")
        Circle().id("1")
        RoundedRectangle(cornerRadius: 15, style: .continuous).id("2")
      }
      .aspectRatio(3, contentMode: .fit).id("row"), width: 300, height: 300)
    #expect(harness.frame("row") == CGRect(x: 0, y: 100, width: 300, height: 100))
    for id in ["0", "1", "2"] { #expect(abs(try #require(harness.frame(id)).width - 284 / 3) < 1e-6) }
  }

  @Test func aSpacerTakesTheRestAndDrawsNothing() {
    let harness = Harness(
      HStack {
        Text("ab").id("left")
        Spacer()
        Text("ab").id("right")
      }, width: 300)
    #expect(harness.frame("left")?.minX == 0)
    #expect(harness.frame("right")?.maxX == 300)
    #expect(Harness(HStack { Spacer() }).commands.isEmpty)
  }

  /// Spacers keep 8 points each, so that a text of 85 does not get all of 90 unless they are told to keep none.
  @Test func aSpacerKeepsRoomUnlessToldOtherwise() throws {
    func width(_ spacer: Spacer) -> CGFloat? {
      let row = HStack {
        spacer
        Text("abcdefghij").lineLimit(1).id("text")
        spacer
      }
      return Harness(row, width: 90).frame("text")?.width
    }
    #expect(try #require(width(Spacer())) <= 74)
    #expect(width(Spacer(minLength: 0)) == 85)
  }

  @Test func prioritiesAreAnyNumbersAroundZero() {
    let harness = Harness(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10).layoutPriority(-1).id("low")
        Color.green.frame(minWidth: 10).id("plain")
        Color.blue.frame(minWidth: 10).layoutPriority(0.5).id("high")
      }, width: 100)
    #expect(["low", "plain", "high"].map { harness.frame($0)?.width } == [10, 10, 80])
  }

  @Test func thePriorityComesBeforeTheFlexibility() throws {
    func widths(_ priority: Double) throws -> (CGFloat, CGFloat) {
      let harness = Harness(
        HStack(spacing: 0) {
          Text("Important").lineLimit(1).layoutPriority(priority).id("important")
          Image(systemName: "arrow.up")
          Text("Unimportant").lineLimit(1).id("unimportant")
        }, width: 140)
      return (
        try #require(harness.frame("important")).width, try #require(harness.frame("unimportant")).width
      )
    }
    let (plain, preferred) = (try widths(0), try widths(100))
    #expect(plain.0 < 76.5)
    #expect(preferred.0 == 76.5)
    #expect(preferred.1 < plain.1)
  }

  @Test func eachStackAlignsAcrossItsDirectionAndALayeredOneBothWays() {
    func frame(_ stack: some View) -> CGRect? { Harness(stack).frame("small") }
    @ViewBuilder var views: some View {
      Color.red.frame(width: 100, height: 100)
      Color.blue.frame(width: 20, height: 20).id("small")
    }
    #expect(frame(VStack(alignment: .trailing, spacing: 0) { views })?.origin == CGPoint(x: 230, y: 240))
    #expect(frame(HStack(alignment: .bottom, spacing: 0) { views })?.origin == CGPoint(x: 240, y: 230))
    #expect(frame(ZStack(alignment: .bottomTrailing) { views })?.origin == CGPoint(x: 230, y: 230))
    #expect(frame(ZStack { views })?.origin == CGPoint(x: 190, y: 190))
  }

  /// Once ten views were the most; now a builder takes as many as are written.
  @Test func aBuilderTakesMoreThanTenViews() {
    let harness = Harness(
      VStack(spacing: 0) {
        Text("0")
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
      })
    #expect(harness.frames(of: "Text").count == 12)
  }

  @Test func everyWayToTheMiddleLeadsThere() {
    let box = Color.red.frame(width: 30, height: 20).id("box")
    let ways: [any View] = [
      HStack {
        Spacer()
        box
        Spacer()
      },
      box.frame(maxWidth: .infinity, maxHeight: .infinity),
      ZStack {
        Color.clear
        box
      },
      Color.clear.overlay { box },
      GeometryReader { box.position(x: $0.size.width / 2, y: $0.size.height / 2) },
      GeometryReader { box.frame(width: $0.size.width, height: $0.size.height) },
      VStack(spacing: 0) {
        Color.clear
        box
        Color.clear
      },
    ]
    for way in ways { #expect(Harness(way).frame("box") == CGRect(x: 185, y: 190, width: 30, height: 20)) }
  }
}
