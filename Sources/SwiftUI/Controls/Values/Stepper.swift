/// Makes a value larger or smaller by steps.
public nonisolated struct Stepper<Label: View>: View, ControlView {
  private let label: Label
  private let lines: [Int32]
  /// The value, where the stepper shows it.
  private let shown: (() -> String)?
  /// nil where there is no further step.
  private let increment, decrement: () -> (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  init(
    label: Label, lines: [Int32] = [], shown: (() -> String)? = nil,
    increment: @escaping () -> (() -> Void)?,
    decrement: @escaping () -> (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.lines = lines
    self.shown = shown
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
  }

  init(
    label: Label, lines: [Int32] = [], onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: label, lines: lines, increment: { onIncrement }, decrement: { onDecrement },
      onEditingChanged: onEditingChanged)
  }

  init<V: Strideable>(
    label: Label, lines: [Int32] = [], value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride,
    shown: (() -> String)? = nil, onEditingChanged: @escaping (Bool) -> Void
  ) {
    /// The value a step on; a step that would leave the range ends at its bound.
    func action(_ distance: V.Stride) -> (() -> Void)? {
      let old = value.wrappedValue
      var new = old.advanced(by: distance)
      if let bounds { new = min(max(new, bounds.lowerBound), bounds.upperBound) }
      guard new != old else { return nil }
      return { value.wrappedValue = new }
    }
    self.init(
      label: label, lines: lines, shown: shown, increment: { action(step) }, decrement: { action(0 - step) },
      onEditingChanged: onEditingChanged)
  }

  @MainActor public var body: some View {
    let control = StepperButtons(
      increment: increment(), decrement: decrement(), onEditingChanged: onEditingChanged)
    if let shown {
      LabeledControl(
        label: .user(label, lines),
        control: HStack(spacing: 8) {
          Text(verbatim: shown()).foregroundStyle(.secondary)
          control
        })
    } else {
      LabeledControl(label: .user(label, lines), control: control)
    }
  }
}

extension Stepper {
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let label = label()
    self.init(
      label: label, lines: SourceLines.take(), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let label = label()
    self.init(
      label: label, lines: SourceLines.take(), value: value, bounds: nil, step: step,
      onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let label = label()
    self.init(
      label: label, lines: SourceLines.take(), value: value, bounds: bounds, step: step,
      onEditingChanged: onEditingChanged)
  }
  /// The older spelling, with the label last.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(
      label: label, lines: SourceLines.take(), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(
      label: label, lines: SourceLines.take(), value: value, bounds: nil, step: step,
      onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(
      label: label, lines: SourceLines.take(), value: value, bounds: bounds, step: step,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
  }

  /// A stepper that shows its value.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>? = nil,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleKey), value: value, bounds: bounds, step: step,
      shown: { format.format(value.wrappedValue) }, onEditingChanged: onEditingChanged)
  }
  /// A stepper that shows its value.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>? = nil,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryInteger, F.FormatOutput == String {
    self.init(
      label: Text(titleKey), value: value, bounds: bounds, step: step,
      shown: { format.format(value.wrappedValue) }, onEditingChanged: onEditingChanged)
  }
}
