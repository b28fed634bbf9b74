/// A view that is shown elsewhere than where it was written: it keeps the environment of that place.
///
/// Where it is shown decides on the look: fonts, foreground, styles of controls, colour scheme.
struct HoistedView: View {
  typealias Body = Never
  let content: AnyView
  let environment: EnvironmentValues
  let lines: [Int32]
  /// The look is that of the place where it was written, as for what is presented.
  var keepsLook = false

  init(_ content: AnyView, _ node: ViewNode, lines: [Int32] = [], keepsLook: Bool = false) {
    self.content = content
    environment = node.environment
    self.lines = lines
    self.keepsLook = keepsLook
  }

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(HoistedNode(view, inputs))
  }
}

final class HoistedNode: TypedNode<HoistedView> {
  private var view: HoistedView

  init(_ view: HoistedView, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    content = make(view.content, inner, line: line(of: view))
  }

  private func line(of view: HoistedView) -> Int32? { view.lines.count == 1 ? view.lines[0] : nil }

  private var inner: EnvironmentValues {
    var result = view.environment
    let here = environment.base
    result.listContext = nil
    result.base.isInternal = false
    result.base.stackOrientation = here.stackOrientation
    result.base.bars.host = nil
    result.base.scroll = ScrollEnvironment()
    guard !view.keepsLook else { return result }
    result.base.font = here.font
    result.base.fontModifiers = here.fontModifiers
    result.base.textModifiers = here.textModifiers
    result.base.text = here.text
    result.base.foreground = here.foreground
    result.base.controls = here.controls
    result.base.colorScheme = here.colorScheme
    result.base.imageScale = here.imageScale
    // Bars keep their texts below the largest sizes.
    result.base.dynamicTypeSize = min(result.base.dynamicTypeSize, here.dynamicTypeSize)
    result.base.symbolVariants = here.symbolVariants
    result.base.symbolFont = here.symbolFont
    result.searchFieldHeight = environment.searchFieldHeight
    if let model = environment.searchModel { result.searchModel = model }
    return result
  }

  override func renew(_ new: HoistedView) {
    view = new
    guard let content else { return }
    content.setEnvironment(inner)
    renew(content, new.content, line: line(of: new))
  }

  override func environmentDidChange(from old: EnvironmentValues) { content?.setEnvironment(inner) }
}

/// A view that is made by a closure when it is shown, and again when what the closure read changes.
nonisolated struct DeferredView<Content: View>: View {
  typealias Body = Never
  let make: () -> Content

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ClosureNode(view, inputs, { $0.make() }))
  }
}
