/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge style shows.
public nonisolated struct GaugeStyleConfiguration {
  /// What the gauge measures, whatever the view's type.
  public nonisolated struct Label: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  /// What the gauge reads, whatever the view's type.
  public nonisolated struct CurrentValueLabel: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  /// The lowest value, whatever the view's type.
  public nonisolated struct MinimumValueLabel: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  /// The highest value, whatever the view's type.
  public nonisolated struct MaximumValueLabel: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  /// Values of note, whatever the view's type.
  public nonisolated struct MarkedValueLabel: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }

  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  public var markedValueLabels: MarkedValueLabel?
  let hasLabel: Bool
}

/// The platform's own look: a bar.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A bar that is filled up to the value.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A bar that is filled up to the value, for small places.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCapacityGauge(configuration: configuration)
  }
}

/// A bar with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGauge(configuration: configuration)
  }
}

/// An open ring with a mark at the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isCapacity: false)
  }
}

/// A closed ring that is filled up to the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isCapacity: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    viewStyle(style) { $0.makeBody(configuration: $1) }
  }
}
