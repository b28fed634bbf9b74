/// Says whether the views are the framework's own: those that are take no part in the report of a layout.
nonisolated struct _InternalModifier: EnvironmentModifier, Equatable {
  typealias Body = Never
  let isInternal: Bool
  func modify(_ environment: inout EnvironmentValues) { environment.base.isInternal = isInternal }
}

/// A user's view in the body of a control or style, with the line that it stands on.
nonisolated struct UserContent<Content: View>: View, FrameworkView {
  let content: Content
  let lines: [Int32]

  @MainActor var body: some View {
    LinedContent(content: content, lines: lines).modifier(_InternalModifier(isInternal: false))
  }
}

/// A view with the line that it stands on.
nonisolated struct LinedContent<Content: View>: View {
  typealias Body = Never
  let content: Content
  let lines: [Int32]

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let line = view.lines.count == 1 ? view.lines[0] : nil
    return _ViewOutputs(WrapperNode(view, inputs, { $0.content }, line: line))
  }
}

/// A style as a stored property of a view: its own state and environment values are connected.
struct StyleProperty<Style>: DynamicProperty {
  let style: Style

  @MainActor static func _install(_ pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    for property in TypeLayout.of(Style.self).dynamics { property.type._install(pointer + property.offset, &context) }
  }
  @MainActor static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    TypeLayout.of(Style.self).areEqual(a, b)
  }
}

/// A style of the framework's own, whose body no user wrote.
protocol BuiltInStyle {}

extension View {
  /// Tells the report whether the body of a style is the framework's own.
  nonisolated func writtenBy<Style>(_ style: Style.Type) -> some View {
    modifier(_InternalModifier(isInternal: style is any BuiltInStyle.Type))
  }
}
