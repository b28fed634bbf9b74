import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

/// Views are dragged onto others.
@MainActor @Suite struct DragAndDropTests {
  struct Card: Codable, Hashable, Transferable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  struct Board: View {
    let counter: Counter
    @State private var isTargeted = false
    @State private var cards: [String] = []
    init(counter: Counter) { self.counter = counter }
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 50).draggable(Card(title: "one")).id("source")
        Color.blue.frame(height: 50).draggable("plain") { Color.green.frame(width: 20, height: 20) }.id("plain")
        Color.gray.frame(height: 100)
          .dropDestination(for: Card.self) { items, location in
            counter.note("card \(items[0].title) at \(Int(location.y))")
            return true
          } isTargeted: {
            isTargeted = $0
          }
          .id("cards")
        Color.gray.frame(height: 100)
          .dropDestination(for: String.self) { items, _ in
            cards += items
            return true
          }
          .id("texts")
        Text(isTargeted ? "targeted" : "free").id("state")
        Text(cards.joined(separator: ",")).id("list")
      }
    }
  }

  @Test func dropsAValueWhereItIsWanted() {
    let counter = Counter()
    let harness = Harness(Board(counter: counter))
    harness.press(at: CGPoint(x: 200, y: 40))
    harness.move(to: CGPoint(x: 200, y: 60))
    harness.move(to: CGPoint(x: 200, y: 150))
    #expect(harness.text("state") == "targeted")
    // The view is drawn a second time at the pointer.
    #expect(harness.commands.contains { if case .push(.transform(let way)) = $0 { way.ty == 110 } else { false } })
    harness.release(at: CGPoint(x: 200, y: 180))
    #expect(harness.text("state") == "free")
    #expect(counter.log.count == 1)
    #expect(counter.log[0].hasPrefix("card one"))
    #expect(harness.host.graph.input.drag == nil)
  }

  @Test func dropsAValueAsWhatItStandsFor() throws {
    let harness = Harness(Board(counter: Counter()))
    let target = try #require(harness.center("texts"))
    harness.drag(from: try #require(harness.center("source")), to: target)
    #expect(harness.text("list") == "one")
    harness.drag(from: try #require(harness.center("plain")), to: target)
    #expect(harness.text("list") == "one,plain")
    // Text is no card.
    harness.drag(from: try #require(harness.center("plain")), to: try #require(harness.center("cards")))
    #expect(harness.text("state") == "free")
  }

  struct Delegate: DropDelegate {
    let counter: Counter
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.text]) }
    func dropEntered(info: DropInfo) { counter.note("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func dropExited(info: DropInfo) { counter.note("exited") }
    func performDrop(info: DropInfo) -> Bool {
      for provider in info.itemProviders(for: [UTType.text]) {
        _ = provider.loadObject(ofClass: NSString.self) { object, _ in
          counter.note("dropped \(object.map { "\($0)" } ?? "nothing")")
        }
      }
      return true
    }
  }

  @Test func asksADelegate() throws {
    let counter = Counter()
    let harness = Harness(
      VStack(spacing: 0) {
        Color.red.frame(height: 100).onDrag { NSItemProvider(object: NSString(string: "text")) }
        Color.blue.frame(height: 100).onDrop(of: [UTType.text], delegate: Delegate(counter: counter))
        Color.gray.frame(height: 100)
      }, height: 300)
    harness.press(at: CGPoint(x: 200, y: 50))
    for y in [80.0, 150, 160, 250, 150] { harness.move(to: CGPoint(x: 200, y: y)) }
    harness.release(at: CGPoint(x: 200, y: 150))
    #expect(counter.log == ["entered", "exited", "entered", "dropped text"])
  }

  @Test func takesFilesFromElsewhere() {
    struct Inbox: View {
      @State var names: [String] = []
      @State var isTargeted = false
      var body: some View {
        VStack {
          Color.red.onDrop(of: [UTType.fileURL], isTargeted: $isTargeted) { providers in
            for provider in providers {
              _ = provider.loadObject(ofClass: URL.self) { url, _ in names.append(url?.lastPathComponent ?? "") }
            }
            return true
          }
          Text(names.joined(separator: ",")).id("names")
          Text(isTargeted ? "targeted" : "free").id("state")
        }
      }
    }
    let harness = Harness(Inbox())
    let point = CGPoint(x: 200, y: 100)
    let files = DroppedItems(files: ["/tmp/a.png", "/tmp/b.txt"])
    #expect(harness.host.sendDrop(.entered, at: point, files))
    #expect(harness.host.takesDrop)
    #expect(harness.text("state") == "targeted")
    harness.host.sendDrop(.left, at: point, files)
    #expect(harness.text("state") == "free")
    #expect(!harness.host.takesDrop)
    #expect(!harness.host.sendDrop(.entered, at: point, DroppedItems(text: "text")))
    harness.host.sendDrop(.left, at: point, DroppedItems())
    harness.host.sendDrop(.dropped, at: point, files)
    #expect(harness.text("names") == "a.png,b.txt")
  }
}
