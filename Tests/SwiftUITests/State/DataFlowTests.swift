import Foundation
import Testing

@testable import SwiftUI

/// What is said of the ways in which data comes into views, stays in them and leaves them.
@MainActor @Suite struct DataFlowTests {
  @Observable final class Model {
    var read: CGFloat = 10
    var unread = 0
    var list = [1, 2]
  }
  struct Item: Identifiable, Equatable {
    let id: Int
    var width: CGFloat
  }

  private struct Bar: View {
    let name: String
    let counter: Counter
    @Binding var width: CGFloat
    var body: some View {
      let _ = counter.note(name)
      Color.red.frame(width: width, height: 10).onTapGesture { width += 5 }.id(name)
    }
  }

  @Test func bindingsToElementsWakeTheirRowsOnly() {
    struct Rows: View {
      let counter: Counter
      @State private var items = [Item(id: 1, width: 10), Item(id: 2, width: 20)]
      var body: some View {
        let _ = counter.note("rows")
        VStack(spacing: 0) {
          ForEach($items) { $item in Bar(name: "bar \(item.id)", counter: counter, width: $item.width) }
        }
      }
    }
    let counter = Counter()
    let harness = Harness(Rows(counter: counter))
    counter.reset()
    harness.tap("bar 2")
    #expect(harness.frame("bar 2")?.width == 25)
    #expect(counter["bar 1"] == 0)
    #expect(counter["bar 2"] == 1)
  }

  @Test func bindingsToMembersWakeTheirReadersOnly() {
    struct Owner: View {
      let counter: Counter
      @State private var size = CGSize(width: 10, height: 20)
      var body: some View {
        let _ = counter.note("owner")
        VStack(spacing: 0) {
          Bar(name: "width", counter: counter, width: $size.width)
          Bar(name: "height", counter: counter, width: $size.height)
        }
      }
    }
    let counter = Counter()
    let harness = Harness(Owner(counter: counter))
    counter.reset()
    harness.tap("height")
    #expect(counter.counts == ["height": 1])
    #expect(harness.frame("height")?.width == 25)
  }

  @Test func bindableMakesBindingsToObservableObjects() {
    struct Editor: View {
      let counter: Counter
      @Bindable var model: Model
      var body: some View {
        let _ = counter.note("editor")
        VStack(spacing: 0) {
          Bar(name: "bar", counter: counter, width: $model.read)
          ForEach($model.list, id: \.self) { $number in Text("\(number)") }
        }
      }
    }
    let counter = Counter()
    let model = Model()
    let harness = Harness(Editor(counter: counter, model: model))
    counter.reset()
    harness.tap("bar")
    #expect(model.read == 15)
    #expect(counter.counts == ["bar": 1])
    counter.reset()
    model.unread = 1
    harness.render()
    #expect(counter.counts.isEmpty)
  }

  @Test func optionalComputedAndConstantBindings() {
    var kept = 1
    let computed = Binding(get: { kept }, set: { kept = $0 })
    computed.wrappedValue = 4
    #expect(kept == 4)
    let doubled = Binding<Int?>(computed)
    doubled.wrappedValue = nil
    #expect(kept == 4)
    doubled.wrappedValue = 6
    #expect(kept == 6)
    #expect(Binding<Int>(Binding<Int?>.constant(nil)) == nil)
    #expect(Binding<Int>(Binding<Int?>.constant(3))?.wrappedValue == 3)
    let constant = Binding.constant(5)
    constant.wrappedValue = 9
    #expect(constant.wrappedValue == 5)
    let elements = Binding.constant([1, 2, 3])
    #expect(elements.map(\.wrappedValue) == [1, 2, 3])
    #expect(elements[1].wrappedValue == 2)
    #expect(Binding<AnyHashable>(computed).wrappedValue == AnyHashable(6))
  }

  @Test func bindingsToObjectsWriteThroughAndSurviveTheirElements() {
    struct Lists: View {
      @State private var numbers: [CGFloat] = [10, 20, 30]
      var body: some View {
        VStack(spacing: 0) {
          Color.black.frame(width: 10, height: 10).onTapGesture { numbers.removeLast() }.id("shorten")
          ForEach(numbers.indices, id: \.self) { Bar(name: "bar \($0)", counter: Counter(), width: $numbers[$0]) }
        }
      }
    }
    let harness = Harness(Lists())
    harness.tap("bar 2")
    #expect(harness.frame("bar 2")?.width == 35)
    harness.tap("shorten")
    #expect(harness.frame("bar 2") == nil)
    harness.tap("bar 1")
    #expect(harness.frame("bar 1")?.width == 25)
  }

  @Test func anObjectInTheEnvironmentDoesNotWakeThoseItPassesThrough() {
    final class Shared: ObservableObject { @Published var width: CGFloat = 10 }
    struct Deep: View {
      let counter: Counter
      @EnvironmentObject var shared: Shared
      var body: some View {
        let _ = counter.note("deep")
        Color.red.frame(width: shared.width, height: 10).id("deep")
      }
    }
    struct Middle: View {
      let counter: Counter
      var body: some View {
        let _ = counter.note("middle")
        Deep(counter: counter)
      }
    }
    let counter = Counter()
    let shared = Shared()
    let harness = Harness(Middle(counter: counter).environmentObject(shared))
    counter.reset()
    shared.width = 40
    harness.render()
    #expect(harness.frame("deep")?.width == 40)
    #expect(counter.counts == ["deep": 1])
  }

  @Test func changesArePrintedWithTheirReason() throws {
    struct Watched: View {
      let lines: Remote<[String]>
      var given = 0
      @State private var count = 0
      @Environment(\.colorScheme) private var scheme
      @ObservedObject var object: ObservableObjectTests.Model
      var body: some View {
        let _ = Self._printChanges()
        let _ = note()
        Color.red.frame(width: 10, height: 10 + (scheme == .dark ? 1 : 0)).onTapGesture { count += 1 }.id("bar")
        if count > 0 { Color.blue }
      }
      private func note() {
        guard let owner = ViewGraph.evaluating as? any PropertyOwner else { return }
        lines.value.append(owner.causeLine("Watched"))
      }
    }
    struct Giver: View {
      let lines: Remote<[String]>
      let object: ObservableObjectTests.Model
      @State private var given = 0
      var body: some View {
        VStack(spacing: 0) {
          Watched(lines: lines, given: given, object: object)
          Color.black.frame(width: 10, height: 10).onTapGesture { given += 1 }.id("give")
        }
      }
    }
    let lines = Remote<[String]>([])
    let object = ObservableObjectTests.Model()
    let harness = Harness(Giver(lines: lines, object: object))
    harness.tap("bar")
    harness.tap("give")
    object.unread += 1
    harness.render()
    harness.change { $0.isDark = true }
    #expect(
      lines.value == [
        "Watched: @self, @identity, _count, _scheme, _object changed.", "Watched: _count changed.",
        "Watched: @self changed.", "Watched: _object changed.", "Watched: _scheme changed.",
      ])
  }

  @Test func aPreferenceLoopIsStoppedAndReportedWithItsLine() {
    struct Width: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    struct Loop: View {
      @State private var width: CGFloat = 1
      static let line = #line + 3
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: 10)
            .preference(key: Width.self, value: width + 1)
            .onPreferenceChange(Width.self) { width = $0 }
        }
      }
    }
    let harness = Harness(Loop())
    let warning = harness.warnings.first { $0.text.contains("would run without end") }
    #expect(warning?.line == Loop.line)
  }
}
