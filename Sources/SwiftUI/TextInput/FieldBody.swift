internal import LayoutCore

/// What surrounds the text of a field.
enum FieldDecoration { case automatic, plain, rounded, square }

/// The lengths of fields, in points; recorded from Apple's SwiftUI on iOS 26 and macOS 26.
nonisolated struct FieldMetrics {
  let insets: EdgeInsets
  let radius: CGFloat

  init(_ platform: ViewPlatform, _ decoration: FieldDecoration, _ size: ControlSize) {
    switch (platform, decoration) {
    case (_, .plain), (_, .automatic):
      insets = EdgeInsets()
      radius = 0
    case (.ios, _):
      // 7.5 to the text, and 8 higher than a plain field.
      insets = EdgeInsets(top: 4, leading: 7.5, bottom: 4, trailing: 7.5)
      radius = decoration == .square ? 0 : 6
    case (.macos, _):
      // 24 high around a line of 16.
      let vertical: CGFloat =
        switch size {
        case .mini, .small: 2
        case .regular: 4
        case .large, .extraLarge: 7
        }
      insets = EdgeInsets(top: vertical, leading: 6, bottom: vertical, trailing: 6)
      radius = decoration == .square ? 0 : 6
    }
  }
}

/// A text field: its text or its hint, with what surrounds them.
nonisolated struct FieldBody: View, FrameworkView {
  let field: StyledField
  let decoration: FieldDecoration
  @Environment(\.platform) private var platform
  @Environment(\.controlSize) private var size
  @Environment(\.isInCardForm) private var isInCardForm
  @Environment(\.isInColumns) private var isInColumns
  @Environment(\.isInList) private var isInList
  @Environment(\.hidesLabels) private var hidesLabels

  init(field: StyledField, decoration: FieldDecoration) {
    self.field = field
    self.decoration = decoration
  }

  private var resolved: FieldDecoration {
    guard decoration == .automatic else { return decoration }
    return platform == .macos && !isInList ? .rounded : .plain
  }

  @MainActor var body: some View {
    let label = field.field.label
    if platform == .macos && isInColumns && !hidesLabels {
      LabeledContent {
        decorated(hint: field.field.prompt.map { AnyView($0) })
      } label: {
        label
      }
    } else if platform == .macos && isInCardForm && !hidesLabels {
      // Beside its label, at the end of the row.
      LabeledContent {
        decorated(hint: field.field.prompt.map { AnyView($0) }).multilineTextAlignment(.trailing)
      } label: {
        label
      }
    } else {
      decorated(hint: field.field.prompt.map { AnyView($0) } ?? AnyView(label))
    }
  }

  @MainActor private func decorated(hint: AnyView?) -> some View {
    let metrics = FieldMetrics(platform, resolved, size)
    return FieldText(
      content: field.field.content, axis: field.field.axis, isSecure: field.isSecure, hint: hint,
      decoration: resolved, metrics: metrics)
  }
}

/// The text of a field, which takes care of what is edited.
nonisolated struct FieldText: View, FrameworkView {
  let content: TextFieldContent
  let axis: Axis
  let isSecure: Bool
  let hint: AnyView?
  let decoration: FieldDecoration
  let metrics: FieldMetrics
  /// What is being typed for a value; nil shows the value's own text.
  @State private var draft: String?
  @State private var isComposing = false
  @State private var isEditing = false
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.locale) private var locale

  init(
    content: TextFieldContent, axis: Axis, isSecure: Bool, hint: AnyView?, decoration: FieldDecoration,
    metrics: FieldMetrics
  ) {
    self.content = content
    self.axis = axis
    self.isSecure = isSecure
    self.hint = hint
    self.decoration = decoration
    self.metrics = metrics
  }

  @MainActor private var text: Binding<String> {
    switch content.source {
    case .text(let text): return text
    case .value(let value):
      let (draft, locale) = ($draft, locale)
      return Binding(get: { draft.wrappedValue ?? value.text(in: locale) }, set: { draft.wrappedValue = $0 })
    }
  }

  /// Takes what was typed for a value; what stands for none is forgotten.
  @MainActor private func commit() {
    guard case .value(let value) = content.source, let draft else { return }
    _ = value.take(draft, in: locale)
    self.draft = nil
  }

  @MainActor var body: some View {
    let text = text
    let isEmpty = text.wrappedValue.isEmpty && !isComposing
    FieldLayout(alignment: alignment) {
      TextInput(
        text: text, kind: axis == .vertical ? .lines : .line, isSecure: isSecure, selection: content.selection,
        onEditingChanged: { isFocused in
          isEditing = isFocused
          content.onEditingChanged?(isFocused)
        },
        onCommit: { commit() }, onReturn: { content.onCommit?() }, onComposing: { isComposing = $0 })
      if isEmpty, let hint {
        hint.foregroundStyle(PlaceholderTextShapeStyle()).lineLimit(axis == .vertical ? nil : 1)
          .allowsHitTesting(false)
      }
    }
    .padding(metrics.insets)
    .background { FieldGround(decoration: decoration, metrics: metrics, isFocused: isEditing) }
  }
}

/// The ground and border of a field.
nonisolated struct FieldGround: View, FrameworkView {
  let decoration: FieldDecoration
  let metrics: FieldMetrics
  let isFocused: Bool
  @Environment(\.platform) private var platform
  @Environment(\.colorScheme) private var scheme
  @Environment(\.displayScale) private var scale
  @Environment(\.isFocusEffectDisabled) private var hidesFocus

  init(decoration: FieldDecoration, metrics: FieldMetrics, isFocused: Bool) {
    self.decoration = decoration
    self.metrics = metrics
    self.isFocused = isFocused
  }

  @MainActor var body: some View {
    if decoration == .rounded || decoration == .square {
      let shape = RoundedRectangle(cornerRadius: metrics.radius, style: .continuous)
      shape.fill(ground)
        .overlay { shape.strokeBorder(border, lineWidth: platform == .ios ? max(0.5, 1 / scale) : 1) }
        .overlay {
          if isFocused, platform == .macos, !hidesFocus {
            RoundedRectangle(cornerRadius: metrics.radius + FocusRing.width / 2, style: .continuous)
              .stroke(Color.accentColor.opacity(0.5), lineWidth: FocusRing.width)
              .padding(-FocusRing.width / 2)
          }
        }
    }
  }

  private var ground: Color {
    switch platform {
    case .ios: scheme == .dark ? Color(white: 0) : .white
    case .macos: scheme == .dark ? Color.white.opacity(0.07) : .white
    }
  }
  private var border: Color {
    switch platform {
    case .ios: scheme == .dark ? Color(white: 0.33) : Color(white: 0.8)
    case .macos: scheme == .dark ? Color.white.opacity(0.12) : Color.black.opacity(0.12)
    }
  }
}

/// A text input, and the hint in its place while it is empty.
struct FieldLayout: Layout {
  let alignment: TextAlignment

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let input = subviews.first else { return .zero }
    var proposal = proposal
    if proposal.width == nil {
      proposal.width = subviews.map { $0.sizeThatFits(.unspecified).width }.max()
    }
    let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height }
    return CGSize(width: input.sizeThatFits(proposal).width, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let input = subviews.first else { return }
    input.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let room = ProposedViewSize(width: bounds.width, height: nil)
    let baseline = input.dimensions(in: ProposedViewSize(bounds.size))[.firstTextBaseline]
    for hint in subviews.dropFirst() {
      let size = hint.dimensions(in: room)
      let x: CGFloat =
        switch alignment {
        case .leading: bounds.minX
        case .center: bounds.midX - size.width / 2
        case .trailing: bounds.maxX - size.width
        }
      hint.place(
        at: CGPoint(x: x, y: bounds.minY + baseline - size[.firstTextBaseline]), proposal: room)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline, let input = subviews.first else { return nil }
    return bounds.minY + input.dimensions(in: ProposedViewSize(bounds.size))[guide]
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}
