import SwiftUI

/// The looks of date pickers; the dates are fixed, so that pictures stay the same.
struct DatePickers: View {
  @State private var date = Date(timeIntervalSince1970: 1_749_114_000)

  var body: some View {
    Form {
      DatePicker("Start", selection: $date)
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      DatePicker("Not before", selection: $date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: [.date])
    }
  }
}

/// A calendar in the view.
struct Calendars: View {
  @State private var date = Date(timeIntervalSince1970: 1_749_114_000)
  @State private var days: Set<DateComponents> = [
    DateComponents(year: 2025, month: 6, day: 3), DateComponents(year: 2025, month: 6, day: 12),
  ]

  var body: some View {
    VStack(spacing: 20) {
      DatePicker("Date", selection: $date).datePickerStyle(.graphical)
      MultiDatePicker("Days", selection: $days)
      Text("\(days.count) days chosen")
    }
    .padding()
  }
}

/// Wheels.
struct DateWheels: View {
  @State private var date = Date(timeIntervalSince1970: 1_749_114_000)

  var body: some View {
    VStack {
      DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
      Text(date, style: .date)
    }
    .padding()
  }
}

#Preview("In a form") { DatePickers() }
#Preview("Calendars") { Calendars() }
#Preview("Wheels") { DateWheels() }
