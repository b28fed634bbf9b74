import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

/// What did not change is taken from the picture before.
@MainActor @Suite struct PartialDrawingTests {
  private struct Cell: View {
    let model: Remote<Int>
    let column: Int
    var body: some View {
      if column == 5 { Text("\(model.value)").opacity(model.value > 4 ? 0.5 : 1) } else { Text("cell") }
    }
  }
  private struct Page: View {
    let model: Remote<Int>
    var body: some View {
      VStack(spacing: 2) {
        ForEach(0..<100, id: \.self) { row in
          HStack(spacing: 2) {
            if row == 50 {
              ForEach(0..<10, id: \.self) { Cell(model: model, column: $0) }
            } else {
              ForEach(0..<10, id: \.self) { _ in Text("cell") }
            }
          }
        }
      }
    }
  }

  /// The list of a host that was made anew.
  private func fresh(_ view: some View) -> DisplayList { Harness(view).render().list }

  @Test func oneViewThatChangesIsDrawnWithThoseAroundIt() {
    let model = Remote(0)
    let harness = Harness(Page(model: model))
    let before = harness.host.graph.drawCount
    model.value = 1
    let list = harness.render().list
    // The text and the containers on the way to it, of a thousand texts.
    #expect(harness.host.graph.drawCount - before <= 8)
    #expect(list == fresh(Page(model: model)))
    #expect(list.commands.count >= 1000)
  }

  @Test func whatMovesIsDrawnAnew() {
    let model = Remote(9)
    let harness = Harness(Page(model: model))
    // One figure more: what stands beside it moves.
    model.value = 10
    #expect(harness.render().list == fresh(Page(model: model)))
    // An effect that changes asks for the whole picture.
    model.value = 3
    #expect(harness.render().list == fresh(Page(model: model)))
  }

  private struct Swapped: View {
    let model: Remote<Int>
    var body: some View {
      ZStack {
        Color.red.frame(width: 20, height: 20).zIndex(model.value == 1 ? 1 : 0)
        Color.blue.frame(width: 30, height: 30)
        if model.value == 2 { Color.green.frame(width: 10, height: 10).hidden() }
        Color.yellow.frame(width: 5, height: 5).opacity(0.5).background(model.value == 3 ? Color.black : Color.white)
      }
    }
  }
  @Test func orderAndMarksOfRootsAreHeeded() {
    let model = Remote(0)
    let harness = Harness(Swapped(model: model))
    for value in [1, 0, 2, 1, 3, 2, 0] {
      model.value = value
      #expect(harness.render().list == fresh(Swapped(model: model)), "\(value)")
    }
  }

  private struct Pictured: View {
    let model: Remote<Int>
    let picture: UIImage
    var body: some View {
      HStack {
        Image(uiImage: picture)
        Text("\(model.value)")
        if model.value == 2 { Image(uiImage: picture).resizable() }
      }
    }
  }
  @Test func picturesThatAreStillShownAreKept() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let model = Remote(0)
    let harness = Harness(Pictured(model: model, picture: picture))
    for value in [1, 2, 3] {
      model.value = value
      let list = harness.render().list
      #expect(Set(list.images.keys) == DrawCommand.imageIDs(in: list.commands), "\(value)")
    }
  }
}
