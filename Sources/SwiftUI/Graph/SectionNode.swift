internal import LayoutCore

/// Keeps a section: outside of containers that know sections, its parts are views like any others.
final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<Section<Parent, Content, Footer>> {
  private var header: ViewNode?
  private var footer: ViewNode?
  private let mark = SectionMark()

  init(_ view: Section<Parent, Content, Footer>, _ inputs: _ViewInputs) {
    super.init(inputs)
    header = make(Self.header(view), environment.part(.header), line: Self.line(view.headerLines))
    content = make(Self.content(view), environment.part(.content), line: Self.line(view.contentLines))
    footer = make(view.footer, environment.part(.footer), line: Self.line(view.footerLines))
  }

  private static func line(_ lines: [Int32]) -> Int32? { lines.count == 1 ? lines[0] : nil }

  /// A section that can be closed has a header and a content that say so.
  private static func header(_ view: Section<Parent, Content, Footer>) -> _ConditionalContent<
    Parent, CollapsibleHeader<Parent>
  > {
    guard let isExpanded = view.isExpanded else { return _ConditionalContent(.first(view.header)) }
    return _ConditionalContent(.second(CollapsibleHeader(isExpanded: isExpanded, title: view.header)))
  }

  private static func content(_ view: Section<Parent, Content, Footer>) -> _ConditionalContent<
    Content, CollapsibleContent<Content>
  > {
    guard let isExpanded = view.isExpanded else { return _ConditionalContent(.first(view.content)) }
    return _ConditionalContent(.second(CollapsibleContent(isExpanded: isExpanded, content: view.content)))
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    header?.setEnvironment(environment.part(.header))
    content?.setEnvironment(environment.part(.content))
    footer?.setEnvironment(environment.part(.footer))
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let header { visit(header) }
    super.forEachChild(visit)
    if let footer { visit(footer) }
  }
  override var isStructural: Bool { true }

  override func renew(_ view: Section<Parent, Content, Footer>) {
    if let header { renew(header, Self.header(view), line: Self.line(view.headerLines)) }
    if let content { renew(content, Self.content(view), line: Self.line(view.contentLines)) }
    if let footer { renew(footer, view.footer, line: Self.line(view.footerLines)) }
  }

  override func collect(_ roots: inout [LayoutID]) {
    collect(header, .header, &roots)
    collect(content, .content, &roots)
    collect(footer, .footer, &roots)
  }

  private func collect(_ node: ViewNode?, _ part: SectionMark.Part, _ roots: inout [LayoutID]) {
    let start = roots.count
    graph.lazyCollector?.section = (mark, part)
    node?.collect(&roots)
    graph.lazyCollector?.section = nil
    for root in roots[start...] { graph.info[root.offset].section = (mark, part) }
  }
}

/// A section, as its views carry it.
final class SectionMark {
  enum Part { case header, content, footer }
}
