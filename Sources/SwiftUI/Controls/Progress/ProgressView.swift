/// Shows how far something has come.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View, ControlView {
  /// How far it has come.
  enum Extent {
    case unknown
    /// A share from 0 to 1.
    case share(Double)
    case timer(ClosedRange<Date>, countsDown: Bool)

    /// The share of what is done; nil where that is not known.
    func fraction(at now: Date) -> Double? {
      switch self {
      case .unknown: return nil
      case .share(let share): return share
      case .timer(let range, let countsDown):
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let share = min(max(now.timeIntervalSince(range.lowerBound) / length, 0), 1)
        return countsDown ? 1 - share : share
      }
    }
  }

  private let extent: Extent
  private let label: Label
  private let valueLabel: CurrentValueLabel
  private let labelLines, valueLines: [Int32]

  init(
    _ extent: Extent, label: Label, valueLabel: CurrentValueLabel, labelLines: [Int32] = [], valueLines: [Int32] = []
  ) {
    self.extent = extent
    self.label = label
    self.valueLabel = valueLabel
    self.labelLines = labelLines
    self.valueLines = valueLines
  }

  @MainActor public var body: some View {
    if case .timer(let range, _) = extent {
      // A bar as wide as a screen has not many more pixels than it gets steps.
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      TimelineView(.periodic(from: range.lowerBound, by: max(length / 1000, 1.0 / 30))) { context in
        progress(at: context.date)
      }
    } else {
      progress(at: .now)
    }
  }

  @MainActor private func progress(at date: Date) -> some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: extent.fraction(at: date),
      label: Label.self == EmptyView.self ? nil : .init(content: .user(label, labelLines)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(content: .user(valueLabel, valueLines)))
    return StylableView(
      configuration: configuration, builtIn: BuiltInProgress(configuration: configuration, look: .automatic))
  }

  /// The share of `total` that `value` is; unknown for nil, and 0 to 1 whatever the value.
  static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Extent {
    guard let value else { return .unknown }
    guard total > 0 else { return .share(0) }
    return .share(min(max(Double(value) / Double(total), 0), 1))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(.unknown, label: EmptyView(), valueLabel: EmptyView()) }
  public init(@ViewBuilder label: () -> Label) {
    let label = label()
    self.init(.unknown, label: label, valueLabel: EmptyView(), labelLines: SourceLines.take())
  }
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.unknown, label: Text(titleKey), valueLabel: EmptyView())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.unknown, label: Text(title), valueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Self.share(value, total), label: EmptyView(), valueLabel: EmptyView())
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(Self.share(value, total), label: label, valueLabel: EmptyView(), labelLines: SourceLines.take())
  }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(Self.share(value, total), label: Text(titleKey), valueLabel: EmptyView())
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(Self.share(value, total), label: Text(title), valueLabel: EmptyView())
  }
  /// Shows how much of a `Progress` is done when the body runs.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(
      progress.isIndeterminate ? .unknown : Self.share(progress.fractionCompleted, 1), label: EmptyView(),
      valueLabel: EmptyView())
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let label = label()
    let labelLines = SourceLines.take()
    let valueLabel = currentValueLabel()
    self.init(
      Self.share(value, total), label: label, valueLabel: valueLabel, labelLines: labelLines,
      valueLines: SourceLines.take())
  }

  /// Shows how much of a span of time is over, or left.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let label = label()
    let labelLines = SourceLines.take()
    let valueLabel = currentValueLabel()
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label, valueLabel: valueLabel, labelLines: labelLines,
      valueLines: SourceLines.take())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of a span of time is over, or left, and the time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label,
      valueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown),
      labelLines: SourceLines.take())
  }
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: EmptyView(),
      valueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

/// The time that is over or left, below a bar.
public nonisolated struct DefaultDateProgressLabel: View, FrameworkView {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// A progress view in the body of a style: the one that is styled, in the style around that.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted.map { .share($0) } ?? .unknown,
      label: configuration.label ?? .init(content: AnyView(EmptyView())),
      valueLabel: configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
  }
}
