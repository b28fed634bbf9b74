/// Sets a value of the environment.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  public typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
  func isSame(_ other: Self) -> Bool { keyPath == other.keyPath && AnyLayout.areSame(value, other.value) }
}

/// Changes a value of the environment.
public nonisolated struct _EnvironmentTransformModifier<Value>: EnvironmentModifier {
  public typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func modify(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

/// Puts an object into the environment by its type.
public nonisolated struct _EnvironmentObjectModifier<T: AnyObject>: EnvironmentModifier {
  public typealias Body = Never
  let object: T?

  func modify(_ environment: inout EnvironmentValues) { environment.setObject(object) }
  func isSame(_ other: Self) -> Bool { object === other.object }
}

/// Changes the part of the environment that nearly every view reads.
nonisolated struct _BaseEnvironmentModifier: EnvironmentModifier {
  typealias Body = Never
  let change: (inout BaseEnvironment) -> Void

  func modify(_ environment: inout EnvironmentValues) { change(&environment.base) }
}

extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }

  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    foreground(color.map { [AnyShapeStyle($0)] } ?? [])
  }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { foreground([AnyShapeStyle(style)]) }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }
  nonisolated private func foreground(_ styles: [AnyShapeStyle]) -> some View {
    modifier(
      _BaseEnvironmentModifier { $0.foreground = styles.isEmpty ? ForegroundStyles() : $0.foreground.setting(styles) })
  }

  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(_BaseEnvironmentModifier { $0.tint = tint.map { AnyShapeStyle($0) } })
  }
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(_BaseEnvironmentModifier { $0.tint = tint.map { AnyShapeStyle($0) } })
  }
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(_BaseEnvironmentModifier { $0.accent = accentColor })
  }
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_BaseEnvironmentModifier { $0.background = AnyShapeStyle(style) })
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(nil, limit.lowerBound) }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(limit.upperBound, nil) }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.upperBound, limit.lowerBound)
  }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(limit, reservesSpace ? limit : nil)
  }
  nonisolated private func lines(_ limit: Int?, _ minimum: Int?) -> some View {
    modifier(
      _BaseEnvironmentModifier {
        $0.text.lineLimit = limit
        $0.text.lineMinimum = minimum
      })
  }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(_BaseEnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
