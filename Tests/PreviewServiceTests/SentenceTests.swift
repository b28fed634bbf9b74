import Testing

@testable import PreviewService

/// Every state and error is worded, and says what to do where something can be done.
@Suite struct SentenceTests {
  @Test func aCacheThatCannotBeWrittenHasOneFullStop() {
    #expect(
      ServiceError.cannotWriteCache(path: "/x", number: 13).sentence
        == "/x cannot be written: Permission denied. Set XDG_CACHE_HOME to a folder of yours.")
    #expect(ServiceError.cannotWriteCache(path: "/x", number: 28).sentence.contains("No space left on device. Free"))
  }

  @Test(
    arguments: [
      (SessionState.failed(errors: 1), "1 error."), (.failed(errors: 3), "3 errors."),
      (
        .hung(10),
        "The preview did not answer within 10 s and was stopped. Look for an endless loop in a body."
      ),
      (.hung(0.5), "The preview did not answer within 0.5 s and was stopped. Look for an endless loop in a body."),
      (.crashed(.trap(message: "away", line: 4)), "The preview crashed in line 4: away"),
      (.crashed(.signal(11)), "The preview crashed with signal 11 (Segmentation fault)."),
      (.crashed(.exited(code: 3)), "The preview ended its process by calling exit(3)."),
      (
        .unusable(.empty(path: "/x/Card.swift")), "Card.swift is empty. The next save is looked at."
      ),
      (.unusable(.notText(path: "/x/Card.swift")), "Card.swift is not UTF-8 text, so it cannot be Swift source."),
    ] as [(SessionState, String)])
  func statesHaveSentences(_ state: SessionState, _ sentence: String) {
    #expect(state.sentence == sentence)
    #expect(!state.isUpToDate)
  }
}
