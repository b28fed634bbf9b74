import Foundation
import Testing

@testable import SwiftUI

/// Data that views own, and what reaches them from around.
@MainActor @Suite struct OwnedDataTests {
  private struct Collections: View {
    @State private var set: Set<Int> = [1]
    @State private var list = [1, 2, 3]
    @State private var table = ["a": 1]
    var body: some View {
      VStack {
        Button("Set") { set.insert(7) }.id("add")
        Button("List") { list.remove(at: 1) }.id("remove")
        Button("Table") { table["b", default: 0] += 5 }.id("enter")
        Text(set.sorted().map(String.init).joined(separator: ",")).id("set")
        Text(list.map(String.init).joined(separator: ",")).id("list")
        Text(table.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined()).id("table")
      }
    }
  }

  @Test func setsListsAndTablesAreTheViewsOwn() {
    let harness = Harness(Collections())
    for button in ["add", "add", "remove", "enter"] { harness.tap(button) }
    #expect(harness.text("set") == "1,7")
    #expect(harness.text("list") == "1,3")
    #expect(harness.text("table") == "a1b5")
  }

  /// A property of the user's own that keeps state, reads the environment and is brought up to date before a body.
  @propertyWrapper
  struct Doubled: DynamicProperty {
    @State private var number = 1
    @Environment(\.colorScheme) private var scheme
    private var updates = 0
    init() {}
    mutating func update() { updates = number * 2 }
    var wrappedValue: Int {
      get { number * 2 }
      nonmutating set { number = newValue / 2 }
    }
    var note: String { "\(updates) \(scheme == .dark ? "dark" : "light")" }
    var projectedValue: Doubled { self }
  }

  private struct Wrapped: View {
    let counter: Counter
    @Doubled private var number
    var body: some View {
      let _ = counter.note("body")
      VStack {
        Button("Up") { number += 2 }.id("up")
        Text("\(number) \($number.note)").id("text")
      }
    }
  }

  @Test func propertiesOfTheUsersOwnKeepStateAndAreUpdatedBeforeTheBody() {
    let counter = Counter()
    let harness = Harness(Wrapped(counter: counter))
    #expect(harness.text("text") == "2 2 light")
    harness.tap("up")
    #expect(harness.text("text") == "4 4 light")
    harness.change { $0.isDark = true }
    #expect(harness.text("text") == "4 4 dark")
    #expect(counter["body"] == 3)
  }

  private struct Reader<Value: Equatable>: View {
    let name: String
    let counter: Counter
    @Environment private var value: Value
    init(_ name: String, _ path: KeyPath<EnvironmentValues, Value>, _ counter: Counter) {
      (self.name, self.counter) = (name, counter)
      _value = Environment(path)
    }
    var body: some View {
      let _ = counter.note(name)
      Text("\(String(describing: value))").id(name)
    }
  }

  @Test func conditionsReachTheViewsThatReadThemAndNoOthers() {
    let counter = Counter()
    let harness = Harness(
      VStack {
        Reader("locale", \.locale.identifier, counter)
        Reader("width", \.horizontalSizeClass, counter)
        Reader("height", \.verticalSizeClass, counter)
        Reader("direction", \.layoutDirection, counter)
        Reader("type", \.dynamicTypeSize, counter)
        Reader("phase", \.scenePhase, counter)
      })
    func woken(_ adjust: (inout ViewConditions) -> Void) -> [String] {
      counter.reset()
      harness.change(adjust)
      return counter.log
    }
    #expect(woken { $0.locale = "zh_CN" } == ["locale"])
    #expect(harness.text("locale") == "zh_CN")
    #expect(woken { $0.isHorizontallyCompact = false } == ["width"])
    #expect(harness.text("width")?.contains("regular") == true)
    #expect(woken { $0.isVerticallyCompact = true } == ["height"])
    #expect(woken { $0.isRightToLeft = true } == ["direction"])
    #expect(woken { $0.typeSize = .xxLarge } == ["type"])
    #expect(woken { $0.settings.insert(.inactive) } == ["phase"])
  }

  /// A part of the picture may be in the dark though the whole is not, and only that.
  @Test func aValueMayBeSetForAPart() {
    let counter = Counter()
    let harness = Harness(
      VStack {
        Reader("here", \.colorScheme, counter).environment(\.colorScheme, .dark)
        Reader("there", \.colorScheme, counter)
      })
    #expect(harness.text("here") == "dark")
    #expect(harness.text("there") == "light")
  }

  /// Functions bring data out and in, and may be missing.
  private struct Child: View {
    let give: (Int) -> Void
    let get: () -> Int
    var maybe: ((Int) -> Void)?
    init(get: @escaping () -> Int, maybe: ((Int) -> Void)? = nil, give: @escaping (Int) -> Void) {
      (self.give, self.get, self.maybe) = (give, get, maybe)
    }
    var body: some View {
      Button("Give") {
        give(get() + 1)
        maybe?(get())
      }
      .id("give")
    }
  }

  private struct Parent: View {
    @State private var number = 41
    let counter: Counter
    var body: some View {
      VStack {
        Child(get: { number }) { number = $0 }
        Child(get: { 5 }, maybe: { counter.note("maybe \($0)") }, give: { _ in }).id("second")
        Text("\(number)").id("number")
      }
    }
  }

  @Test func functionsBringDataOutAndIn() throws {
    let counter = Counter()
    let harness = Harness(Parent(counter: counter))
    harness.tap("give")
    #expect(harness.text("number") == "42")
    harness.tap("second")
    #expect(counter.log == ["maybe 5"])
    #expect(harness.text("number") == "42")
  }
}
