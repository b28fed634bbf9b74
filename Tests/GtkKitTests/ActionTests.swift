import Testing

@testable import GtkKit

@MainActor @Suite struct ActionTests {
  @Test func callsItsClosureWhenActivated() {
    var calls = 0
    let action = Action("count") { calls += 1 }
    action.activate()
    action.activate()
    #expect(calls == 2)
  }

  @Test func reportsAChangeOfStateThatIsAskedForOnly() {
    var states: [Bool] = []
    let action = Action("dark", isOn: false) { states.append($0) }
    action.activate()
    #expect(action.isOn)
    #expect(states == [true])
    action.isOn = false
    #expect(!action.isOn)
    #expect(states == [true])
  }

  @Test func handsOverTheTextOfItsTarget() {
    var paths: [String] = []
    let action = Action("open-path", onText: { paths.append($0) })
    action.activate(text: "/a b/ü.swift")
    #expect(paths == ["/a b/ü.swift"])
  }

  @Test func ignoresActivationWhileDisabled() {
    var calls = 0
    let action = Action("copy") { calls += 1 }
    action.isEnabled = false
    action.activate()
    #expect(calls == 0)
  }

  @Test func letsGoOfTheClosureWithTheObject() {
    final class Witness {}
    weak var witness: Witness?
    do {
      let strong = Witness()
      witness = strong
      let action = Action("hold") { _ = strong }
      action.activate()
      #expect(witness != nil)
    }
    #expect(witness == nil)
  }
}
