internal import LayoutCore

/// What can be done with something that is shared: a preview copies it and says so.
nonisolated struct SharePanel: View, FrameworkView {
  let titles: [Text]
  let subject, message: Text?
  /// What is copied.
  let text: String
  let close: @MainActor () -> Void
  @Environment(\.colorScheme) private var scheme

  init(titles: [Text], subject: Text?, message: Text?, text: String, close: @escaping @MainActor () -> Void) {
    self.titles = titles
    self.subject = subject
    self.message = message
    self.text = text
    self.close = close
  }

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Image(systemName: "square.and.arrow.up").font(.title2)
          .frame(width: 48, height: 48)
          .background(FillShapeStyle(level: 2), in: RoundedRectangle(cornerRadius: 10))
        VStack(alignment: .leading, spacing: 2) {
          ForEach(titles.indices, id: \.self) { index in titles[index].font(.headline).lineLimit(2) }
          if let subject { subject.font(.subheadline) }
          if let message { message.font(.footnote).foregroundStyle(.secondary).lineLimit(2) }
        }
        Spacer(minLength: 0)
      }
      ShareRow(title: "Copy", symbol: "doc.on.doc") {
        UIPasteboard.general.string = text
        print("ShareLink: \(text)")
        close()
      }
      ShareRow(title: "Cancel", symbol: "xmark", action: close)
    }
    .padding(16)
    .frame(maxWidth: 500)
    .background(
      scheme == .dark ? Color(red: 44 / 255, green: 44 / 255, blue: 46 / 255) : Color(white: 0.97),
      in: RoundedRectangle(cornerRadius: 34)
    )
    .contentShape(RoundedRectangle(cornerRadius: 34))
    .transition(PresentationMotion.cover)
    .modifier(_InternalModifier(isInternal: true))
    .modifier(
      _ApproximationModifier(what: "view", detail: "Sharing offers to copy; there are no other apps to share with."))
  }
}

nonisolated struct ShareRow: View, FrameworkView {
  let title: String
  let symbol: String
  let action: @MainActor () -> Void
  @State private var isPressed = false

  init(title: String, symbol: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.symbol = symbol
    self.action = action
  }

  @MainActor var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: title)
      Spacer(minLength: 0)
      Image(systemName: symbol)
    }
    .padding(.horizontal, 16).frame(height: 52)
    .background(FillShapeStyle(level: isPressed ? 1 : 3), in: RoundedRectangle(cornerRadius: 20))
    .contentShape(Rectangle())
    .modifier(_PressModifier(setPressed: { isPressed = $0 }, action: action))
  }
}

/// A panel, the last view, 8 from the picture's bottom and sides; the views before it fill the picture.
struct SharePanelLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews.dropLast() { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    subviews.last?.place(
      at: CGPoint(x: bounds.midX, y: bounds.maxY - 8), anchor: .bottom,
      proposal: ProposedViewSize(width: bounds.width - 16, height: nil))
  }
}
