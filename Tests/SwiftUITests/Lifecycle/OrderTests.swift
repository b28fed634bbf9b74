import Foundation
import Testing

@testable import SwiftUI

/// What comes before what: values, then layout, then appearing.
@MainActor @Suite struct OrderTests {
  /// Notes when it is asked for its size.
  private struct Noting: Layout {
    let counter: Counter
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      MainActor.assumeIsolated { counter.note("layout") }
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  private struct Inner: View {
    let counter: Counter
    var body: some View {
      let _ = counter.note("inner")
      Color.red.onAppear { counter.note("appear") }
    }
  }

  private struct Outer: View {
    let counter: Counter
    var body: some View {
      let _ = counter.note("outer")
      Noting(counter: counter) { Inner(counter: counter) }
    }
  }

  @Test func valuesComeBeforeLayoutBeforeAppearing() throws {
    let counter = Counter()
    let harness = Harness(Outer(counter: counter))
    harness.render()
    #expect(Array(counter.log.prefix(3)) == ["outer", "inner", "layout"])
    #expect(counter.log.last == "appear")
    #expect(counter["appear"] == 1)
  }

  private struct Changing: View {
    let counter: Counter
    @State private var number = 1
    var body: some View {
      Button("Change") { number += 1 }.id("change")
        .onChange(of: number) { counter.note("plain") }
        .onChange(of: number) { old, new in counter.note("\(old) to \(new)") }
        .onChange(of: number, initial: true) { counter.note("initial") }
        .onChange(of: number) { new in counter.note("older \(new)") }
    }
  }

  @Test func changesAreToldInEveryForm() {
    let counter = Counter()
    let harness = Harness(Changing(counter: counter))
    #expect(counter.log == ["initial"])
    counter.reset()
    harness.tap("change")
    #expect(Set(counter.log) == ["plain", "1 to 2", "initial", "older 2"])
    #expect(counter.log.count == 4)
  }

  private final class Store: ObservableObject {
    let name: String
    @Published var count = 0
    init(_ name: String) { self.name = name }
  }

  private struct Owner: View {
    @StateObject private var store: Store
    init(_ name: String) { _store = StateObject(wrappedValue: Store(name)) }
    var body: some View {
      Button("Count") { store.count += 1 }.id("count")
      Text("\(store.name) \(store.count)").id("text")
    }
  }

  private struct Renaming: View {
    @State private var name = "a"
    var body: some View {
      VStack {
        Button("Rename") { name = "b" }.id("rename")
        Owner(name)
      }
    }
  }

  /// A view keeps the object that it was made with first, whatever it is given later.
  @Test func theFirstOwnedObjectIsKept() {
    let harness = Harness(Renaming())
    harness.tap("count")
    harness.tap("rename")
    #expect(harness.text("text") == "a 1")
    harness.tap("count")
    #expect(harness.text("text") == "a 2")
  }
}
