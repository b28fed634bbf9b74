/// A number that grows and shrinks with the type size.
@propertyWrapper
public nonisolated struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var owner: WeakOwner?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number for the type size around the view: in the proportion of the text style's sizes.
  public var wrappedValue: Value {
    guard let node = owner?.node else { return base }
    let environment = node.environment
    let key = \EnvironmentValues.dynamicTypeSize
    node.noteRead(EnvironmentRead(key), key: key)
    guard environment.base.platform == .ios else { return base }
    let factor = style.iosMetrics(at: environment.dynamicTypeSize).size / style.iosMetrics(at: .large).size
    // Up to the display's pixel, as scaled metrics are on Apple's platforms.
    let scale = Double(environment.displayScale)
    return Value((Double(base) * Double(factor) * scale).rounded() / scale)
  }

  @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    pointer.assumingMemoryBound(to: Self.self).pointee.owner = WeakOwner(node: context.owner)
  }

  @MainActor public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee, b = b.assumingMemoryBound(to: Self.self).pointee
    return a.base == b.base && a.style == b.style
  }
}

extension View {
  /// Keeps the type size within limits.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    modifier(
      _BaseEnvironmentModifier { base in
        guard !range.contains(base.dynamicTypeSize) else { return }
        let within = DynamicTypeSize.allCases.filter { range.contains($0) }
        let nearest = within.min {
          abs($0.rawValue - base.dynamicTypeSize.rawValue) < abs($1.rawValue - base.dynamicTypeSize.rawValue)
        }
        if let nearest { base.dynamicTypeSize = nearest }
      })
  }
}
