public import Foundation

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a date picker style shows and changes.
public nonisolated struct DatePickerStyleConfiguration {
  /// The picker's label, whatever its type.
  public nonisolated struct Label: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  public let label: Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  var limits: DateLimits { DateLimits(earliest: minimumDate, latest: maximumDate) }
}

/// The platform's own look: compact on iOS, a field with a stepper on macOS.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInDatePicker(configuration: configuration, look: .automatic)
  }
}
/// Buttons that open a calendar and a clock.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInDatePicker(configuration: configuration, look: .compact)
  }
}
/// A calendar.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInDatePicker(configuration: configuration, look: .graphical)
  }
}
/// Wheels.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInDatePicker(configuration: configuration, look: .wheel)
  }
}
/// A field, on macOS.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInDatePicker(configuration: configuration, look: .field)
  }
}
/// A field with a stepper, on macOS.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInDatePicker(configuration: configuration, look: .stepperField)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  nonisolated public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    viewStyle(style) { $0.makeBody(configuration: $1) }
  }
}
