import SwiftUI

struct Timed: View {
  private let start = Date.now

  var body: some View {
    Text(.currentDate, format: .dateTime.hour())
    Text(TimeDataSource<Date>.currentDate, format: .stopwatch(startingAt: start))
    Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(60)))
    Text(.currentDate, format: .timer(countingUpIn: start..<start.addingTimeInterval(60), showsHours: false))
    Text(.currentDate, format: .offset(to: start, maxFieldCount: 1))
    Text(.currentDate, format: SystemFormatStyle.DateOffset(to: start))
    Text(.currentDate, format: .reference(to: start))
    Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
  }
}
