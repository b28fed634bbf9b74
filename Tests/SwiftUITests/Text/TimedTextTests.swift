import Foundation
import Testing

@testable import SwiftUI

@Suite struct TimedTextTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1000)
  private func text<F: FormatStyle>(_ format: F, after seconds: Double) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(format.format(start.addingTimeInterval(seconds)).characters)
  }

  @Test(arguments: [(0.0, "0:00.00"), (61.256, "1:01.25"), (3600.5, "1:00:00.50"), (-5, "0:00.00")])
  func aStopwatchHasHundredths(seconds: Double, text expected: String) {
    #expect(text(.stopwatch(startingAt: start), after: seconds) == expected)
  }

  @Test func aTimerStaysInItsRange() {
    let range = start..<start.addingTimeInterval(90)
    #expect(text(.timer(countingDownIn: range), after: 30) == "1:00")
    #expect(text(.timer(countingDownIn: range), after: 200) == "0:00")
    #expect(text(.timer(countingUpIn: range), after: 30) == "0:30")
  }

  @Test func offsetsHaveTheirLargestUnits() {
    #expect(text(.offset(to: start), after: 3720) == "1 hour, 2 minutes")
    #expect(text(.offset(to: start, maxFieldCount: 1), after: -7300) == "\u{2212}2 hours")
    #expect(text(.reference(to: start), after: -61) == "in 1 minute, 1 second")
    #expect(text(.reference(to: start), after: 5) == "5 seconds ago")
  }

  @Test func sourcesFollowTheTime() {
    let later = start.addingTimeInterval(10)
    #expect(TimeDataSource<Date>.currentDate.value(later) == later)
    #expect(TimeDataSource<Range<Date>>.dateRange(startingAt: start).value(later) == start..<later)
    #expect(TimeDataSource<Range<Date>>.dateRange(endingAt: later).value(start) == start..<later)
    #expect(TimeDataSource<Duration>.durationOffset(to: start).value(later) == .seconds(10))
    #expect(
      Text(.currentDate, format: .stopwatch(startingAt: start))
        == Text(.currentDate, format: .stopwatch(startingAt: start)))
    #expect(
      Text(.currentDate, format: .stopwatch(startingAt: start))
        != Text(.currentDate, format: .stopwatch(startingAt: later)))
  }
}

@MainActor @Suite struct LiveTextTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test func aTextFollowsTheClock() {
    let harness = Harness(Text(start.addingTimeInterval(90), style: .timer).id("text"))
    #expect(harness.view("text")?.text == "1:30")
    harness.advance(to: 1.5)
    #expect(harness.view("text")?.text == "1:28")
    #expect(!harness.isAnimating)
  }

  @Test func aTextWithinATextFollowsItToo() {
    let harness = Harness(Text("\(Text(start, style: .timer)) gone").id("text"))
    harness.advance(to: 61.5)
    #expect(harness.view("text")?.text == "1:01 gone")
  }

  @Test func aTimerEndsWithItsRange() {
    let harness = Harness(Text(timerInterval: start...start.addingTimeInterval(2)).id("text"))
    #expect(harness.view("text")?.text == "0:02")
    for second in 1...4 { harness.advance(to: Double(second)) }
    #expect(harness.view("text")?.text == "0:00")
    #expect(harness.host.nextTime == nil)
  }
}
