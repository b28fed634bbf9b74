internal import Foundation

/// What is shown of something that is shared.
public nonisolated struct SharePreview<Image, Icon> {
  let title: Text
  let image: Image?
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey) where Image == Never { self.init(title: Text(titleKey), image: nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never { self.init(title: Text(title), image: nil) }
  public init(_ titleKey: LocalizedStringKey, image: Image) where Image: Transferable {
    self.init(title: Text(titleKey), image: image)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) where Image: Transferable {
    self.init(title: Text(title), image: image)
  }
}

extension SharePreview where Icon: Transferable {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {
    self.init(title: Text(titleKey), image: nil)
  }
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) where Image: Transferable {
    self.init(title: Text(titleKey), image: image)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) where Image: Transferable {
    self.init(title: Text(title), image: image)
  }
}

/// A control that shares something.
///
/// Approximated: the panel offers to copy, since there are no other apps to share with.
public nonisolated struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View,
  ControlView
where Data.Element: Transferable {
  private let items: Data
  private let subject, message: Text?
  /// What the panel shows of an item; nil for the item itself.
  private let title: ((Data.Element) -> Text)?
  private let label: Label
  private let lines: [Int32]
  @State private var isOpen = false

  init(
    items: Data, subject: Text?, message: Text?, title: ((Data.Element) -> Text)? = nil, label: Label,
    lines: [Int32] = []
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.title = title
    self.label = label
    self.lines = lines
  }

  @MainActor public var body: some View {
    Button(role: nil, action: { isOpen = true }, label: label, lines: lines)
      .modifier(
        _PresentationModifier(isPresented: isOpen, arrangement: { _ in SharePanelLayout() }) {
          Scrim(isDim: true) { isOpen = false }
          SharePanel(
            titles: items.map { title?($0) ?? Text(verbatim: String(describing: $0)) }, subject: subject,
            message: message, text: items.map { String(describing: $0) }.joined(separator: "\n")
          ) { isOpen = false }
        })
  }
}

/// The label of a share link that has none of its own.
public nonisolated struct DefaultShareLinkLabel: View, FrameworkView {
  let title: Text
  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(items: items, subject: subject, message: message, label: label, lines: SourceLines.take())
  }
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    let label = label()
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, label: label, lines: SourceLines.take())
  }
}

extension ShareLink {
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    let label = label()
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, title: { _ in preview.title }, label: label,
      lines: SourceLines.take())
  }
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(
      items: items, subject: subject, message: message, title: { preview($0).title }, label: label,
      lines: SourceLines.take())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where PreviewImage == Never, PreviewIcon == Never {
    self.init(items: items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text("Share…")))
  }
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, title: { _ in preview.title },
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: items, subject: subject, message: message, title: { preview($0).title },
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I>, PreviewImage == Never, PreviewIcon == Never {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(title)))
  }
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, title: { _ in preview.title },
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}
