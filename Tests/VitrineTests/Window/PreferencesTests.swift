import PreviewProtocol
import Testing

@testable import Vitrine

@MainActor @Suite struct PreferencesTests {
  @Test(arguments: [.automatic, .ideal, .minimum, .maximum, .points(120), .points(0.5)] as [ProposedLength])
  func keepsAProposal(length: ProposedLength) {
    #expect(ProposedLength(words: length.words) == length)
  }

  @Test(arguments: ["", "wide", "nan", "inf", "-3"]) func takesNonsenseForAutomatic(words: String) {
    #expect(ProposedLength(words: words) == .automatic)
  }

  @Test func keepsConditionsWithoutASchema() {
    let preferences = Preferences(settings: nil)
    #expect(!preferences.isPersistent)
    #expect(preferences.conditions.device.name == "iphone")
    let wanted = PreviewConditions(
      width: .points(300), height: .ideal, device: .macWindow, platform: .macos, isDark: true,
      typeSize: "accessibility3", isRightToLeft: true, locale: "ar_EG", settings: [.boldText, .inactive],
      horizontalClass: .regular, verticalClass: .compact)
    preferences.conditions = wanted
    #expect(preferences.conditions == wanted)
  }

  @Test func hasATitleForEverySetting() {
    #expect(Set(PreviewSettings.words.map(\.value.title)).count == PreviewSettings.words.count)
    for (word, setting) in PreviewSettings.words { #expect(setting.title != word) }
  }

  @Test(arguments: [(0, 0, nil), (1, 1, "1 value kept."), (3, 3, "3 values kept."), (1, 4, "1 of 4 values kept.")])
  func saysHowManyValuesWereKept(kept: Int, count: Int, sentence: String?) {
    #expect(StateKept(kept: kept, count: count).sentence == sentence)
  }

  @Test func hasATitleForEveryTypeSize() {
    #expect(TypeSize.names.count == 12)
    #expect(TypeSize.titles.count == 12)
    #expect(TypeSize.names.contains(TypeSize.standard))
  }

  @Test func hasNoKeyTwice() {
    let keys =
      WindowAction.allCases.flatMap(\.keys) + WindowToggle.allCases.flatMap(\.keys)
      + ApplicationAction.allCases.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }
}
