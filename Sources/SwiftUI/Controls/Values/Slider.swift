/// Chooses a number from a range by dragging.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View, ControlView {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  /// nil where every value can be chosen.
  private let step: Double?
  private let label: Label
  private let labelLines: [Int32]
  /// At the ends.
  private let ends: (minimum: ValueLabel, maximum: ValueLabel)?
  private let onEditingChanged: @MainActor (Bool) -> Void
  @Environment(\.platform) private var platform

  init(
    value: Binding<Double>, bounds: ClosedRange<Double>, step: Double?, label: Label, labelLines: [Int32] = [],
    ends: (minimum: ValueLabel, maximum: ValueLabel)? = nil, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.value = value
    self.bounds = bounds
    self.step = step
    self.label = label
    self.labelLines = labelLines
    self.ends = ends
    self.onEditingChanged = onEditingChanged
  }

  @MainActor public var body: some View {
    let track = SliderTrack(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
    let hasLabel = platform == .macos && Label.self != EmptyView.self
    LabeledControl(
      label: hasLabel ? .user(label, labelLines) : nil,
      control: ends.map { ends in
        AnyView(
          HStack(spacing: 8) {
            UserContent(content: ends.minimum, lines: [])
            track
            UserContent(content: ends.maximum, lines: [])
          }
          .modifier(_LabelFontModifier(font: platform == .macos ? .footnote : nil)))
      } ?? AnyView(track), showsLabelOutsideLists: false)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  @preconcurrency public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Binding(number: value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil,
      label: EmptyView(), onEditingChanged: onEditingChanged)
  }
  @preconcurrency public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Binding(number: value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: Double(step), label: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  @preconcurrency public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let label = label()
    self.init(
      value: Binding(number: value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil,
      label: label, labelLines: SourceLines.take(), onEditingChanged: onEditingChanged)
  }
  @preconcurrency public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let label = label()
    self.init(
      value: Binding(number: value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: Double(step), label: label, labelLines: SourceLines.take(), onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  @preconcurrency public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let label = label()
    let lines = SourceLines.take()
    self.init(
      value: Binding(number: value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil,
      label: label, labelLines: lines, ends: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }
  @preconcurrency public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let label = label()
    let lines = SourceLines.take()
    self.init(
      value: Binding(number: value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: Double(step), label: label, labelLines: lines, ends: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }
  /// The older spelling, with the labels as views.
  @preconcurrency public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    let label = label()
    self.init(
      value: Binding(number: value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: nil,
      label: label, labelLines: SourceLines.take(), ends: (minimumValueLabel, maximumValueLabel),
      onEditingChanged: onEditingChanged)
  }
  @preconcurrency public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    let label = label()
    self.init(
      value: Binding(number: value), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: Double(step), label: label, labelLines: SourceLines.take(),
      ends: (minimumValueLabel, maximumValueLabel), onEditingChanged: onEditingChanged)
  }
}
