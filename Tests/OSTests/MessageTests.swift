import Testing

@testable import os

@Suite struct MessageTests {
  @Test func valuesAreWrittenAsAsked() {
    let message: OSLogMessage = """
      \(7, format: .decimal(minDigits: 3)) \(-255, format: .hex(includePrefix: true, uppercase: true)) \
      \(0.5, format: .fixed(precision: 2)) \("ab", align: .right(columns: 4))|\("ab", align: .left(columns: 4))| \
      \("name", privacy: .private)
      """
    #expect(message.text == "007 -0xFF 0.50   ab|ab  | name")
  }

  @Test func aLockKeepsItsState() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock { state -> Int in
        state += 1
        return state
      } == 2)
    #expect(lock.withLock { $0 } == 2)
    #expect(OSAllocatedUnfairLock().withLock { "inside" } == "inside")
  }
}
