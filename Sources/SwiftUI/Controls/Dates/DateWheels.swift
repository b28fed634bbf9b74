internal import Foundation
internal import LayoutCore

/// A date on wheels, one for each part.
nonisolated struct DateWheels: View, FrameworkView {
  let selection: Binding<Date>
  let limits: DateLimits
  let components: DatePickerComponents
  @Environment(\.locale) private var locale

  init(selection: Binding<Date>, limits: DateLimits, components: DatePickerComponents) {
    self.selection = selection
    self.limits = limits
    self.components = components
  }

  /// How many years and days on each side of the chosen date the wheels hold.
  static let years = 60
  static let days = 120

  @MainActor var body: some View {
    let calendar = locale.calendar
    let showsTime = components.contains(.hourAndMinute)
    HStack(spacing: 0) {
      if components == .date {
        ForEach(DateOrder.parts(of: locale), id: \.self) { part in
          wheel(part, width: part == .month ? 140 : 84)
        }
      } else {
        if components.contains(.date) { dayWheel(calendar) }
        if showsTime {
          let is12 = DateOrder.hasDayPeriods(locale)
          wheel(is12 ? .hour12 : .hour, width: 56)
          wheel(.minute, width: 56)
          if is12 { wheel(.dayPeriod, width: 64) }
        }
      }
    }
    .padding(.horizontal, 12)
    .frame(maxWidth: .infinity)
    .background { Self.band }
  }

  /// Behind the chosen row of all wheels.
  @MainActor static var band: some View {
    RoundedRectangle(cornerRadius: 8).fill(FillShapeStyle(level: 2)).frame(height: 34).padding(.horizontal, 9)
  }
  @MainActor private func wheel(_ part: DateOrder.Part, width: CGFloat) -> some View {
    DatePartWheel(part: part, selection: selection, limits: limits, width: width)
  }

  /// A wheel with whole days.
  @MainActor private func dayWheel(_ calendar: Calendar) -> some View {
    let date = selection.wrappedValue
    let style = Date.FormatStyle(locale: locale).weekday(.abbreviated).month(.abbreviated).day()
    let binding = Binding<Int>(
      get: { 0 },
      set: { days in
        guard let new = calendar.date(byAdding: .day, value: days, to: date) else { return }
        selection.wrappedValue = limits.clamp(new)
      })
    return WheelChoices(
      content: AnyView(
        ForEach(-Self.days..<Self.days + 1, id: \.self) { days in
          let day = calendar.date(byAdding: .day, value: days, to: date) ?? date
          Text(verbatim: calendar.isDateInToday(day) ? "Today" : day.formatted(style))
        }), choice: PickerChoice([binding]), hasBand: false
    )
    .frame(width: 148)
  }
}

/// A wheel for a part of a date.
nonisolated struct DatePartWheel: View, FrameworkView {
  let part: DateOrder.Part
  let selection: Binding<Date>
  let limits: DateLimits
  /// In points.
  let width: CGFloat
  @Environment(\.locale) private var locale

  init(part: DateOrder.Part, selection: Binding<Date>, limits: DateLimits, width: CGFloat) {
    self.part = part
    self.selection = selection
    self.limits = limits
    self.width = width
  }

  @MainActor var body: some View {
    let calendar = locale.calendar
    let (part, date, selection, limits) = (part, selection.wrappedValue, selection, limits)
    let values = part.values(around: date, calendar, years: DateWheels.years)
    let binding = Binding<Int>(
      get: { part.value(of: date, calendar) },
      set: { selection.wrappedValue = limits.clamp(part.setting($0, of: date, calendar)) })
    WheelChoices(
      content: AnyView(
        ForEach(values, id: \.self) { value in Text(verbatim: part.title(value, calendar, locale)) }),
      choice: PickerChoice([binding]), hasBand: false
    )
    .frame(width: width)
  }
}
