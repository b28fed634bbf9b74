import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

/// Date pickers, colour pickers and gauges.
@MainActor @Suite struct DateControlTests {
  private static let calendar = Locale(identifier: "en_US").calendar
  private static func day(_ year: Int, _ month: Int, _ day: Int, hour: Int = 9) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
  }

  private struct Owner: View {
    @State var date = DateControlTests.day(2025, 6, 5)
    var range: ClosedRange<Date>?
    let seen: Box
    var body: some View {
      let _ = seen.note(date)
      Group {
        if let range {
          DatePicker("", selection: $date, in: range, displayedComponents: .date)
        } else {
          DatePicker("", selection: $date, displayedComponents: .date)
        }
      }
      .datePickerStyle(.graphical).labelsHidden().id("picker")
      .frame(width: 350)
    }
  }
  private final class Box {
    private(set) var date = Date.distantPast
    func note(_ date: Date) { self.date = date }
  }

  /// June 2025 begins on a Sunday: the 12th is the fifth of the second week.
  private func tapDay(_ harness: Harness, week: Int, weekday: Int) throws {
    let frame = try #require(harness.frame("picker"))
    // Header 36, gap 6, weekdays 20, gap 6, above it 8.
    harness.tap(
      at: CGPoint(x: frame.minX + (CGFloat(weekday) - 0.5) * 50, y: frame.minY + 76 + (CGFloat(week) - 0.5) * 44))
  }

  @Test func aDayOfTheCalendarIsChosen() throws {
    let seen = Box()
    let harness = Harness(Owner(seen: seen), width: 400, height: 600)
    try tapDay(harness, week: 2, weekday: 5)
    #expect(seen.date == Self.day(2025, 6, 12), "the time of the day stays")
  }

  @Test func daysOutsideTheRangeAreNotChosen() throws {
    let seen = Box()
    let harness = Harness(
      Owner(range: Self.day(2025, 6, 4)...Self.day(2025, 6, 10), seen: seen), width: 400, height: 600)
    try tapDay(harness, week: 2, weekday: 5)
    #expect(seen.date == Self.day(2025, 6, 5))
    try tapDay(harness, week: 2, weekday: 3)
    #expect(seen.date == Self.day(2025, 6, 10))
  }

  @Test func arrowsLeadToOtherMonths() throws {
    let seen = Box()
    let harness = Harness(Owner(seen: seen), width: 400, height: 600)
    let frame = try #require(harness.frame("picker"))
    harness.tap(at: CGPoint(x: frame.maxX - 26, y: frame.minY + 26))
    // July 2025 begins on a Tuesday.
    try tapDay(harness, week: 1, weekday: 3)
    #expect(seen.date == Self.day(2025, 7, 1))
  }

  @Test func partsOfDatesFollowTheLanguage() {
    #expect(DateOrder.parts(of: Locale(identifier: "en_US")) == [.month, .day, .year])
    #expect(DateOrder.parts(of: Locale(identifier: "de_DE")) == [.day, .month, .year])
    #expect(DateOrder.hasDayPeriods(Locale(identifier: "en_US")))
    #expect(!DateOrder.hasDayPeriods(Locale(identifier: "de_DE")))
  }

  @Test(arguments: [
    (DateOrder.Part.month, 2, 2025, 2, 28, 9), (.year, 2024, 2024, 1, 31, 9), (.day, 15, 2025, 1, 15, 9),
    (.hour12, 0, 2025, 1, 31, 0), (.dayPeriod, 1, 2025, 1, 31, 21), (.hour, 23, 2025, 1, 31, 23),
  ]) func aPartIsSet(_ part: DateOrder.Part, _ value: Int, _ year: Int, _ month: Int, _ day: Int, _ hour: Int) {
    let new = part.setting(value, of: Self.day(2025, 1, 31), Self.calendar)
    #expect(new == Self.day(year, month, day, hour: hour))
  }

  @Test func compactPickersOpenACalendar() throws {
    struct Compact: View {
      @State var date = DateControlTests.day(2025, 6, 5)
      let seen: Box
      var body: some View {
        let _ = seen.note(date)
        DatePicker("", selection: $date, displayedComponents: .date).labelsHidden().id("picker")
      }
    }
    let seen = Box()
    let harness = Harness(Compact(seen: seen), width: 400, height: 800)
    let closed = harness.commands.count
    harness.tap("picker")
    #expect(harness.commands.count > closed + 30)
    harness.tap(at: CGPoint(x: 5, y: 5))
    harness.rest()
    #expect(harness.commands.count == closed)
  }

  @Test func severalDaysAreChosen() throws {
    struct Many: View {
      @State var days: Set<DateComponents> = [DateComponents(year: 2025, month: 6, day: 3)]
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: CGFloat(days.count) * 10, height: 10).id("count")
          MultiDatePicker("", selection: $days).id("picker").frame(width: 350)
        }
      }
    }
    let harness = Harness(Many(), width: 400, height: 600)
    let frame = try #require(harness.frame("picker"))
    func tap(week: Int, weekday: Int) {
      harness.tap(
        at: CGPoint(x: frame.minX + (CGFloat(weekday) - 0.5) * 50, y: frame.minY + 68 + (CGFloat(week) - 0.5) * 44))
    }
    tap(week: 2, weekday: 5)
    #expect(harness.frame("count")?.width == 20)
    tap(week: 1, weekday: 3)
    #expect(harness.frame("count")?.width == 10)
  }

  /// Recorded on macOS 26: 22 high; 95, 80 and 160 wide.
  @Test func onMacOSDatesAreFields() throws {
    func size(_ components: DatePickerComponents) -> CGSize? {
      let picker = DatePicker("", selection: .constant(Self.day(2025, 6, 5)), displayedComponents: components)
      return Harness(picker.labelsHidden().id("picker")) { $0.platform = .macos }.frame("picker")?.size
    }
    #expect(size(.date) == CGSize(width: 95, height: 22))
    #expect(size(.hourAndMinute) == CGSize(width: 80, height: 22))
    #expect(size([.date, .hourAndMinute]) == CGSize(width: 160, height: 22))
  }

  @Test func aColourIsChosenFromThePanel() throws {
    struct Owner: View {
      @State var color = Color.black
      var body: some View { ColorPicker("", selection: $color, supportsOpacity: false).labelsHidden().id("picker") }
    }
    let harness = Harness(Owner(), width: 400, height: 800)
    let frame = try #require(harness.frame("picker"))
    #expect(frame.size == CGSize(width: 28, height: 28))
    harness.tap("picker")
    // The panel's first row is gray, from white to black.
    harness.tap(at: CGPoint(x: frame.midX - 60, y: frame.maxY + 80))
    harness.tap(at: CGPoint(x: 5, y: 5))
    #expect(harness.fills.last != RGBA(0, 0, 0))
  }

  /// Recorded on macOS 26: circular gauges are 58 across.
  @Test func gaugesHaveTheirSizes() {
    func size(_ style: some GaugeStyle, _ platform: ViewConditions.Platform = .ios) -> CGSize? {
      let gauge = Gauge(value: 0.5) { Color.red.frame(width: 20, height: 10) }.gaugeStyle(style).id("gauge")
      return Harness(gauge) { $0.platform = platform }.frame("gauge")?.size
    }
    #expect(size(.accessoryCircular) == CGSize(width: 58, height: 58))
    #expect(size(.accessoryCircularCapacity, .macos) == CGSize(width: 58, height: 58))
    #expect(size(.automatic) == CGSize(width: 400, height: 20))
    #expect(size(.linearCapacity, .macos) == CGSize(width: 400, height: 34))
  }

  private struct Share: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: 100 * configuration.value, height: 10).id("share")
      configuration.currentValueLabel.id("current")
    }
  }

  @Test func aStyleShowsTheShare() {
    let gauge = Gauge(value: 30, in: 10...50) {
      Text("Label")
    } currentValueLabel: {
      Text("30")
    }
    let harness = Harness(VStack { gauge.gaugeStyle(Share()) })
    #expect(harness.frame("share")?.width == 50)
    #expect(harness.view("current")?.text == "30")
  }
}
