public import Foundation

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// Chooses a date, a time, or both.
public nonisolated struct DatePicker<Label: View>: View, ControlView {
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let range: DateLimits
  private let components: DatePickerComponents
  private let label: Label
  private let lines: [Int32]

  init(
    selection: Binding<Date>, range: DateLimits = DateLimits(), components: DatePickerComponents, label: Label,
    lines: [Int32] = []
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
    self.lines = lines
  }

  @MainActor public var body: some View {
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: .user(label, lines)), selection: selection, minimumDate: range.earliest,
      maximumDate: range.latest, displayedComponents: components)
    StylableView(
      configuration: configuration, builtIn: BuiltInDatePicker(configuration: configuration, look: .automatic))
  }
}

/// The dates that can be chosen.
nonisolated struct DateLimits: Equatable {
  var earliest, latest: Date?

  func clamp(_ date: Date) -> Date { min(max(date, earliest ?? .distantPast), latest ?? .distantFuture) }

  /// Whether any moment of a day can be chosen.
  func allows(_ day: Date, _ calendar: Calendar) -> Bool {
    if let earliest, calendar.startOfDay(for: earliest) > day { return false }
    if let latest, calendar.startOfDay(for: latest) < calendar.startOfDay(for: day) { return false }
    return true
  }
}

extension DatePicker {
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(selection: selection, components: displayedComponents, label: label, lines: SourceLines.take())
  }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(
      selection: selection, range: DateLimits(earliest: range.lowerBound, latest: range.upperBound),
      components: displayedComponents, label: label, lines: SourceLines.take())
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(
      selection: selection, range: DateLimits(earliest: range.lowerBound), components: displayedComponents,
      label: label, lines: SourceLines.take())
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(
      selection: selection, range: DateLimits(latest: range.upperBound), components: displayedComponents,
      label: label, lines: SourceLines.take())
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, components: displayedComponents, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, components: displayedComponents, label: Text(title))
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateLimits(earliest: range.lowerBound, latest: range.upperBound),
      components: displayedComponents, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateLimits(earliest: range.lowerBound, latest: range.upperBound),
      components: displayedComponents, label: Text(title))
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateLimits(earliest: range.lowerBound), components: displayedComponents,
      label: Text(titleKey))
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: DateLimits(latest: range.upperBound), components: displayedComponents,
      label: Text(titleKey))
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// A date picker in the body of a style: the one that is styled, in the style around that.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      selection: configuration.$selection,
      range: DateLimits(earliest: configuration.minimumDate, latest: configuration.maximumDate),
      components: configuration.displayedComponents, label: configuration.label)
  }
}
