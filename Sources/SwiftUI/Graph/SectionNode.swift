internal import LayoutCore

/// Keeps a section: outside of containers that know sections, its parts are views like any others.
final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<Section<Parent, Content, Footer>> {
  private var header: ViewNode?
  private var content: ViewNode?
  private var footer: ViewNode?
  private let mark = SectionMark()

  init(_ view: Section<Parent, Content, Footer>, _ inputs: _ViewInputs) {
    super.init(inputs)
    header = make(view.header)
    content = make(view.content)
    footer = make(view.footer)
  }

  override var children: [ViewNode] { [header, content, footer].compactMap { $0 } }

  override func renew(_ view: Section<Parent, Content, Footer>) {
    if let header { renew(header, view.header) }
    if let content { renew(content, view.content) }
    if let footer { renew(footer, view.footer) }
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
