/// Shows where a value lies in a range.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View,
  ControlView
{
  private let value: Double
  private let label: Label
  private let valueLabel: CurrentValueLabel
  /// At the ends of the range.
  private let ends: (minimum: BoundsLabel, maximum: BoundsLabel)?
  private let labelLines: [Int32]

  init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: Label, valueLabel: CurrentValueLabel,
    ends: (minimum: BoundsLabel, maximum: BoundsLabel)?, labelLines: [Int32] = []
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    self.init(share: min(max(share, 0), 1), label: label, valueLabel: valueLabel, ends: ends, labelLines: labelLines)
  }

  init(
    share: Double, label: Label, valueLabel: CurrentValueLabel, ends: (minimum: BoundsLabel, maximum: BoundsLabel)?,
    labelLines: [Int32] = []
  ) {
    value = share
    self.label = label
    self.valueLabel = valueLabel
    self.ends = ends
    self.labelLines = labelLines
  }

  @MainActor public var body: some View {
    let configuration = GaugeStyleConfiguration(
      value: value, label: .init(content: .user(label, labelLines)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: .user(valueLabel)),
      minimumValueLabel: ends.map { .init(content: .user($0.minimum)) },
      maximumValueLabel: ends.map { .init(content: .user($0.maximum)) }, markedValueLabels: nil,
      hasLabel: Label.self != EmptyView.self)
    StylableView(configuration: configuration, builtIn: LinearGauge(configuration: configuration))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    let label = label()
    self.init(value, in: bounds, label: label, valueLabel: EmptyView(), ends: nil, labelLines: SourceLines.take())
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let label = label()
    let lines = SourceLines.take()
    self.init(value, in: bounds, label: label, valueLabel: currentValueLabel(), ends: nil, labelLines: lines)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    let label = label()
    let lines = SourceLines.take()
    self.init(
      value, in: bounds, label: label, valueLabel: currentValueLabel(),
      ends: (minimumValueLabel(), maximumValueLabel()), labelLines: lines)
  }
  /// A gauge in the body of a style: the one that is styled, in the style around that.
  public init(_ configuration: GaugeStyleConfiguration)
  where
    Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
    BoundsLabel == AnyView
  {
    let ends = configuration.minimumValueLabel.flatMap { minimum in
      configuration.maximumValueLabel.map { (minimum.content, $0.content) }
    }
    self.init(
      share: configuration.value, label: configuration.label,
      valueLabel: configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())), ends: ends)
  }
}
