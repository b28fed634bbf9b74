/// Views with a header and a footer.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Where set, the section can be closed in the sidebar style.
  var isExpanded: Binding<Bool>?
  /// The lines of what closures gave.
  var headerLines: [Int32] = []
  var contentLines: [Int32] = []
  var footerLines: [Int32] = []
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    if inputs.environment.isInMenu {
      return _ViewOutputs(WrapperNode(view, inputs, { MenuSection(section: $0) }))
    }
    return _ViewOutputs(SectionNode(view, inputs))
  }

  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    let content = content()
    let contentLines = SourceLines.take()
    let header = header()
    let headerLines = SourceLines.take()
    self.init(
      header: header, content: content, footer: footer(), headerLines: headerLines, contentLines: contentLines,
      footerLines: SourceLines.take())
  }
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, contentLines: SourceLines.take())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    let content = content()
    let contentLines = SourceLines.take()
    self.init(
      header: EmptyView(), content: content, footer: footer(), contentLines: contentLines,
      footerLines: SourceLines.take())
  }
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, contentLines: SourceLines.take())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    let content = content()
    let contentLines = SourceLines.take()
    self.init(
      header: header(), content: content, footer: EmptyView(), headerLines: SourceLines.take(),
      contentLines: contentLines)
  }
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), contentLines: SourceLines.take())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(
      header: EmptyView(), content: content(), footer: EmptyView(), contentLines: SourceLines.take())
  }
}
