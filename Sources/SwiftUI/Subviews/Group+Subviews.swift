/// The content of a group that a closure made of subviews.
public nonisolated struct GroupElementsOfContent<Content: View, Result: View>: View, FrameworkView {
  let reader: SubviewsReader<Content, Result>
  @MainActor public var body: some View { reader }
}

extension Group {
  /// Shows what `transform` makes of the views in `view`.
  nonisolated public init<Base: View, Result: View>(
    @ViewBuilder subviews view: () -> Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    let view = view()
    self.init(view, SourceLines.take()) { subviews, _ in transform(subviews) }
  }
  /// Shows what `transform` makes of the views in `view`.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(view, []) { subviews, _ in transform(subviews) }
  }
  /// Shows what `transform` makes of the sections in `view`.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(view, []) { _, sections in transform(sections) }
  }

  private nonisolated init<Base: View, Result: View>(
    _ base: Base, _ lines: [Int32], _ result: @escaping (SubviewsCollection, SectionCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(reader: SubviewsReader(content: base, lines: lines, result: result)))
  }
}

/// The data of a `ForEach` over the subviews or sections of a view, which are known only when the view is kept.
protocol ContentCollection: RandomAccessCollection {
  /// What is shown in place of the `ForEach`.
  @MainActor static func makeView<ID, Content: View>(_ view: ForEach<Self, ID, Content>, _ inputs: _ViewInputs)
    -> ViewNode
}

/// The subviews of a view, as the data of a `ForEach`.
public nonisolated struct ForEachSubviewCollection<Base: View>: ContentCollection {
  let base: Base
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("Subviews are known only when their view is kept.") }

  @MainActor static func makeView<ID, Content: View>(
    _ view: ForEach<Self, ID, Content>, _ inputs: _ViewInputs
  ) -> ViewNode {
    WrapperNode(view, inputs) { view in
      SubviewsReader(content: view.data.base, lines: []) { subviews, _ in
        ForEach(subviews.elements, content: view.content)
      }
    }
  }
}

/// The sections of a view, as the data of a `ForEach`.
public nonisolated struct ForEachSectionCollection<Base: View>: ContentCollection {
  let base: Base
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("Sections are known only when their view is kept.")
  }

  @MainActor static func makeView<ID, Content: View>(
    _ view: ForEach<Self, ID, Content>, _ inputs: _ViewInputs
  ) -> ViewNode {
    WrapperNode(view, inputs) { view in
      SubviewsReader(content: view.data.base, lines: []) { _, sections in
        ForEach(sections.elements, content: view.content)
      }
    }
  }
}

extension ForEach where Content: View {
  /// A view for each view in `view`.
  nonisolated public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Base>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(base: view), content: content, id: { $0.id })
  }
  /// A view for each section in `view`.
  nonisolated public init<Base: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Base>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(base: view), content: content, id: { $0.id })
  }
}
