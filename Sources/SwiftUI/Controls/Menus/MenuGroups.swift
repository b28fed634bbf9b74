/// A section in a menu: a title and rows between lines.
struct MenuSection<Parent: View, Content: View, Footer: View>: View {
  typealias Body = Never
  let section: Section<Parent, Content, Footer>

  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      WrapperNode(view, inputs) { view in
        TupleView(
          (
            MenuLine(),
            MenuSectionTitle(header: view.section.header, lines: view.section.headerLines),
            LinedContent(content: view.section.content, lines: view.section.contentLines), MenuLine()
          ))
      })
  }
}

/// The title of a section in a menu; nothing where it has none.
struct MenuSectionTitle<Header: View>: View, FrameworkView {
  let header: Header
  let lines: [Int32]

  var body: some View {
    if Header.self != EmptyView.self { MenuHeader(content: UserContent(content: header, lines: lines)) }
  }
}

/// A divider in a menu.
enum DividerInMenu {
  @MainActor static func _makeView(_ view: Divider, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(WrapperNode(view, inputs, { _ in MenuLine() }))
  }
}
