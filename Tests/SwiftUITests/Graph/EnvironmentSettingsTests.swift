import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct EnvironmentSettingsTests {
  private struct Reader<Value>: View {
    let counter: Counter
    @Environment private var value: Value
    init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ counter: Counter) {
      _value = Environment(keyPath)
      self.counter = counter
    }
    var body: some View {
      let _ = counter.note("\(value)")
      Color.red
    }
  }

  @Test(arguments: [
    (\EnvironmentValues.accessibilityReduceMotion, ViewSettings.reduceMotion),
    (\EnvironmentValues.accessibilityDifferentiateWithoutColor, .differentiateWithoutColor),
    (\EnvironmentValues.accessibilityReduceTransparency, .reduceTransparency),
    (\EnvironmentValues.accessibilityInvertColors, .invertColors),
    (\EnvironmentValues.accessibilityShowButtonShapes, .buttonShapes),
    (\EnvironmentValues.accessibilityVoiceOverEnabled, .voiceOver),
    (\EnvironmentValues.accessibilitySwitchControlEnabled, .switchControl),
  ])
  func settingsOfTheDeviceReachViews(
    _ key: any KeyPath<EnvironmentValues, Bool> & Sendable, _ setting: ViewSettings
  ) {
    let counter = Counter()
    let harness = Harness(Reader(key, counter))
    harness.change { $0.settings = setting }
    #expect(counter.log == ["false", "true"])
    harness.change { $0.settings = [setting, setting == .boldText ? .buttonShapes : .boldText] }
    #expect(counter.log == ["false", "true"])
  }

  @Test func contrastWeightAndPhaseFollowTheSettings() {
    let counter = Counter()
    let harness = Harness(
      VStack {
        Reader(\.colorSchemeContrast, counter)
        Reader(\.legibilityWeight, counter)
        Reader(\.scenePhase, counter)
        Reader(\.controlActiveState, counter)
        Reader(\.appearsActive, counter)
      })
    counter.reset()
    harness.change { $0.settings = [.increaseContrast, .boldText, .inactive] }
    #expect(
      counter.counts
        == ["increased": 1, String(describing: LegibilityWeight?.some(.bold)): 1, "inactive": 2, "false": 1])
  }

  @Test func boldTextIsDrawnBold() {
    var environment = EnvironmentValues()
    let regular = environment.resolvedFont.request
    environment.legibilityWeight = .bold
    #expect(environment.resolvedFont.request.weight > regular.weight)
  }

  @Test func olderAndDerivedNamesAgree() {
    var environment = EnvironmentValues()
    environment.sizeCategory = .accessibilityLarge
    #expect(environment.dynamicTypeSize == .accessibility2)
    environment.dynamicTypeSize = .small
    #expect(environment.sizeCategory == .small)
    environment.locale = Locale(identifier: "th_TH")
    #expect(environment.calendar.identifier == .buddhist)
    environment.calendar = Calendar(identifier: .hebrew)
    #expect(environment.calendar.identifier == .hebrew)
    environment.timeZone = TimeZone(secondsFromGMT: 3600) ?? .current
    #expect(environment.timeZone.secondsFromGMT() == 3600)
    environment.isLuminanceReduced = true
    #expect(environment.isLuminanceReduced)
  }

  @Test func undoManagerTakesBackAndDoesAgain() {
    final class Note { var text = "a" }
    let note = Note()
    let manager = UndoManager()
    func set(_ text: String) {
      let old = note.text
      manager.registerUndo(withTarget: note) { _ in set(old) }
      manager.setActionName("Typing")
      note.text = text
    }
    set("b")
    set("c")
    #expect(manager.canUndo && !manager.canRedo && manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(note.text == "b")
    manager.undo()
    #expect(note.text == "a" && !manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(note.text == "c" && !manager.canRedo)
    manager.undo()
    set("d")
    #expect(!manager.canRedo)
    manager.removeAllActions()
    #expect(!manager.canUndo)
  }
}
