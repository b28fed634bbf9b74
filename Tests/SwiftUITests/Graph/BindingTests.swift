import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct BindingTests {
  private struct Person: Equatable, Identifiable {
    var id = 0
    var age = 10
    var size = CGSize(width: 10, height: 10)
  }

  /// Shows a number as a width, and adds to it.
  private struct Adder: View {
    let name: String
    let counter: Counter
    @Binding var value: CGFloat
    var body: some View {
      let _ = counter.note(name)
      Color.red.frame(width: value, height: 10).onTapGesture { value += 5 }.id(name)
    }
  }
  /// Passes its binding on.
  private struct Passing: View {
    let counter: Counter
    @Binding var value: CGFloat
    var body: some View {
      let _ = counter.note("passing")
      Adder(name: "nested", counter: counter, value: $value)
    }
  }

  private struct Owner: View {
    let counter: Counter
    @State private var number: CGFloat = 10
    @State private var person = Person()
    @State private var list: [CGFloat] = [10, 20]
    @State private var people = [Person(id: 0), Person(id: 1)]
    var body: some View {
      let _ = counter.note("owner")
      VStack(spacing: 0) {
        Adder(name: "plain", counter: counter, value: $number)
        Passing(counter: counter, value: $number)
        Adder(name: "member", counter: counter, value: $person.size.width)
        Adder(name: "element", counter: counter, value: $list[1])
        Adder(name: "constant", counter: counter, value: .constant(30))
        Adder(
          name: "computed", counter: counter,
          value: Binding(get: { number * 2 }, set: { number = $0 / 2 }))
        ForEach($people) { $person in
          Adder(name: "person\(person.id)", counter: counter, value: $person.size.width)
        }
      }
    }
  }

  @Test func bindingsReadAndWriteWhatTheyStandFor() {
    let harness = Harness(Owner(counter: Counter()))
    func width(_ id: String) -> CGFloat? { harness.frame(id)?.width }
    harness.tap("plain")
    #expect([width("plain"), width("nested"), width("computed")] == [15, 15, 30])
    harness.tap("nested")
    #expect([width("plain"), width("nested"), width("computed")] == [20, 20, 40])
    harness.tap("computed")
    #expect([width("plain"), width("computed")] == [22.5, 45])
    harness.tap("member")
    #expect(width("member") == 15)
    harness.tap("element")
    #expect(width("element") == 25)
    harness.tap("constant")
    #expect(width("constant") == 30)
    harness.tap("person1")
    #expect([width("person0"), width("person1")] == [10, 15])
  }

  private struct Writing: View {
    let counter: Counter
    @State private var number: CGFloat = 10
    var body: some View {
      let _ = counter.note("owner")
      Passing(counter: counter, value: $number)
    }
  }

  @Test func onlyViewsThatReadTheBindingRun() {
    let counter = Counter()
    let harness = Harness(Writing(counter: counter))
    counter.reset()
    harness.tap("nested")
    #expect(counter.counts == ["nested": 1])
  }

  @Test func aBindingToAnOptionalValueLeadsToItsValue() {
    var stored: Int? = 3
    let base = Binding<Int?>(get: { stored }, set: { stored = $0 })
    let inner = Binding<Int>(base)
    inner?.wrappedValue = 4
    #expect(stored == 4)
    stored = nil
    #expect(Binding<Int>(base) == nil)
    var plain = 1
    let outer = Binding<Int?>(Binding<Int>(get: { plain }, set: { plain = $0 }))
    outer.wrappedValue = 7
    #expect(plain == 7)
  }
}
