import Foundation
import Testing

@testable import SwiftUI

/// Which objects stay while views are made anew, and who is woken by those that are shared.
@MainActor @Suite struct KeptObjectTests {
  private final class Store: ObservableObject {
    @Published var count = 0
  }

  private struct Owning: View {
    let turn: Int
    @StateObject private var store = Store()
    var body: some View { Button("\(turn): \(store.count)") { store.count += 1 }.id("owning") }
  }
  private struct Watching: View {
    let turn: Int
    @ObservedObject var store = Store()
    var body: some View { Button("\(turn): \(store.count)") { store.count += 1 }.id("watching") }
  }
  private struct Parent: View {
    @State private var turn = 0
    var body: some View {
      VStack {
        Owning(turn: turn)
        Watching(turn: turn)
        Button("Again") { turn += 1 }.id("again")
      }
    }
  }

  /// An object that a view only watches goes when the view's value is made anew; one that it owns stays.
  @Test func anOwnedObjectStaysAndAWatchedOneIsMadeAnew() {
    let harness = Harness(Parent())
    harness.tap("owning")
    harness.tap("watching")
    #expect(harness.text("owning") == "0: 1")
    #expect(harness.text("watching") == "0: 1")
    harness.tap("again")
    #expect(harness.text("owning") == "1: 1")
    #expect(harness.text("watching") == "1: 0")
  }

  private struct Reader: View {
    let name: String
    let counter: Counter
    @EnvironmentObject private var store: Store
    var body: some View {
      let _ = counter.note(name)
      Button("\(store.count)") { store.count += 1 }.id(name)
    }
  }
  private struct Holder: View {
    let counter: Counter
    let store = Store()
    var body: some View {
      let _ = counter.note("holder")
      VStack {
        VStack { Reader(name: "left", counter: counter) }
        VStack { Reader(name: "right", counter: counter) }
      }
      .environmentObject(store)
    }
  }
  private struct Above: View {
    let counter: Counter
    @State private var turn = 0
    var body: some View {
      VStack {
        Button("Again \(turn)") { turn += 1 }.id("again")
        Holder(counter: counter)
      }
    }
  }

  /// A parent that only hands an object on is not woken by it; made anew itself, it brings another object.
  @Test func anObjectIsSharedWithoutWakingWhoHandsItOn() {
    let counter = Counter()
    let harness = Harness(Above(counter: counter))
    counter.reset()
    harness.tap("left")
    #expect(harness.text("right") == "1")
    #expect(counter.counts == ["left": 1, "right": 1])
    harness.tap("again")
    #expect(harness.text("left") == "0")
  }

  private struct Presenting: View {
    let counter: Counter
    var body: some View {
      Color.clear.sheet(isPresented: .constant(true)) { Reader(name: "sheet", counter: counter) }
    }
  }

  @Test func aSheetFindsTheObjectsAroundItsPresenter() {
    let store = Store()
    store.count = 7
    let harness = Harness(Presenting(counter: Counter()).environmentObject(store), width: 375, height: 667)
    #expect(harness.text("sheet") == "7")
    harness.tap("sheet")
    #expect(store.count == 8)
  }

  private struct Stack: View {
    let path: Remote<[Int]>
    var body: some View {
      NavigationStack(path: Binding(get: { path.value }, set: { path.value = $0 })) {
        Color.clear.navigationDestination(for: Int.self) { Text("Screen \($0)") }
      }
    }
  }

  /// A change of the state leads the screens; a finger leads the screens first and the state follows.
  @Test func stateLeadsTheViewsUnlessAFingerDoes() {
    let path = Remote<[Int]>([])
    let harness = Harness(Stack(path: path), width: 375, height: 667)
    path.value = [1]
    harness.rest()
    #expect(harness.drawnTexts.contains("Screen 1"))
    harness.press(at: CGPoint(x: 5, y: 300))
    for x in [25.0, 105, 205] { harness.move(to: CGPoint(x: x, y: 300)) }
    #expect(path.value == [1])
    harness.release(at: CGPoint(x: 205, y: 300))
    harness.rest()
    #expect(path.value == [])
    #expect(!harness.drawnTexts.contains("Screen 1"))
  }
}
