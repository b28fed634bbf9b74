public import Foundation

/// Chooses several days.
public nonisolated struct MultiDatePicker<Label: View>: View, ControlView {
  private let selection: Binding<Set<DateComponents>>
  private let limits: DateLimits
  private let label: Label

  init(selection: Binding<Set<DateComponents>>, limits: DateLimits, label: Label) {
    self.selection = selection
    self.limits = limits
    self.label = label
  }

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, limits: DateLimits(), label: label())
    _ = SourceLines.take()
  }
  /// - Parameter bounds: the last day is no part of it.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(
      selection: selection,
      limits: DateLimits(earliest: bounds.lowerBound, latest: bounds.upperBound.addingTimeInterval(-1)),
      label: label())
    _ = SourceLines.take()
  }

  @MainActor public var body: some View {
    let chosen = selection.wrappedValue
    CalendarMonths(
      first: chosen.compactMap { Calendar.current.date(from: $0) }.min() ?? .now, limits: limits,
      isChosen: { day, calendar in chosen.contains { Self.matches($0, day, calendar) } },
      choose: { day, calendar in
        if let known = chosen.first(where: { Self.matches($0, day, calendar) }) {
          selection.wrappedValue.remove(known)
        } else {
          selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        }
      })
  }

  private static func matches(_ parts: DateComponents, _ day: Date, _ calendar: Calendar) -> Bool {
    let own = calendar.dateComponents([.year, .month, .day], from: day)
    return parts.year == own.year && parts.month == own.month && parts.day == own.day
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection, limits: DateLimits(), label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection, limits: DateLimits(), label: Text(title))
  }
  /// - Parameter bounds: the last day is no part of it.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(
      selection: selection,
      limits: DateLimits(earliest: bounds.lowerBound, latest: bounds.upperBound.addingTimeInterval(-1)),
      label: Text(titleKey))
  }
}
