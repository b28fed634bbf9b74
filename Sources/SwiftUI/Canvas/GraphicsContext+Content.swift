public import DrawingCore
public import Foundation
public import LayoutCore

/// Texts, pictures and views in a canvas.
extension GraphicsContext {
  /// A text that is ready to be measured and drawn.
  public struct ResolvedText {
    /// What the text is drawn with where it has no colour of its own.
    public var shading: Shading
    let text: Text
    let context: GraphicsContext

    private func leaf<R: Sendable>(_ body: @MainActor (Text.Leaf) -> R) -> R {
      nonisolated(unsafe) let context = context
      let (text, shading) = (text, shading)
      return MainActor.assumeIsolated {
        var environment = context.environment
        environment.base.foreground = environment.base.foreground.setting(
          shading.style)
        return body(Text.Leaf(text, environment, context.recorder.graph, line: context.recorder.line))
      }
    }

    public func measure(in size: CGSize) -> CGSize {
      leaf { $0.sizeThatFits(ProposedViewSize(size)) }
    }
    public func firstBaseline(in size: CGSize) -> CGFloat {
      leaf { $0.textBaselines(ProposedViewSize(size))?.first ?? 0 }
    }
    public func lastBaseline(in size: CGSize) -> CGFloat {
      leaf { $0.textBaselines(ProposedViewSize(size))?.last ?? 0 }
    }

    var idealSize: CGSize { leaf { $0.sizeThatFits(.unspecified) } }

    func draw(in rect: CGRect) {
      let recorder = context.recorder
      let drawn = leaf { leaf in
        var drawing = DrawingContext(graph: recorder.graph, scale: recorder.scale)
        leaf.draw(in: rect, &drawing)
        return (drawing.commands, drawing.images)
      }
      recorder.images.merge(drawn.1) { first, _ in first }
      context.add(drawn.0)
    }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    /// In points.
    public let size: CGSize
    /// From the top, in points.
    public let baseline: CGFloat
    /// What a symbol or a template is drawn with; nil for the foreground.
    public var shading: Shading?
    let image: Image
    let context: GraphicsContext
  }

  /// A view of the canvas's symbols.
  public struct ResolvedSymbol {
    /// In points.
    public let size: CGSize
    let commands: [DrawCommand]
    let images: [ImageID: Bitmap]
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(shading: .foreground, text: text, context: self) }

  public func resolve(_ image: Image) -> ResolvedImage {
    nonisolated(unsafe) let context = self
    let (size, baseline) = MainActor.assumeIsolated {
      let leaf = Image.Leaf(image, context.environment, context.recorder.graph, line: context.recorder.line)
      let size = leaf.sizeThatFits(.unspecified)
      return (size, leaf.textBaselines(.unspecified)?.first ?? size.height)
    }
    return ResolvedImage(size: size, baseline: baseline, shading: nil, image: image, context: self)
  }

  /// The view with that tag; nil where the canvas's symbols have none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    nonisolated(unsafe) let tag = AnyHashable(id)
    let recorder = recorder
    let found = MainActor.assumeIsolated { () -> UncheckedSymbol in
      UncheckedSymbol(value: recorder.symbol?(tag, recorder.scale))
    }
    return found.value
  }

  private struct UncheckedSymbol: @unchecked Sendable { var value: ResolvedSymbol? }

  private func place(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) { drawn(text).draw(in: rect) }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    drawn(text).draw(in: place(text.idealSize, at: point, anchor))
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// The text with this context's state, whichever resolved it.
  private func drawn(_ text: ResolvedText) -> ResolvedText {
    ResolvedText(shading: text.shading, text: text.text, context: self)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    nonisolated(unsafe) let context = self
    let (picture, shading) = (image.image, image.shading)
    let (commands, images) = MainActor.assumeIsolated {
      var environment = context.environment
      if let shading {
        environment.base.foreground = environment.base.foreground.setting(
          shading.style)
      }
      let recorder = context.recorder
      var drawing = DrawingContext(graph: recorder.graph, scale: recorder.scale)
      Image.Leaf(picture, environment, recorder.graph, line: recorder.line).draw(in: rect, &drawing)
      return (drawing.commands, drawing.images)
    }
    recorder.images.merge(images) { first, _ in first }
    add(commands)
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: place(image.size, at: point, anchor))
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let fit = CGAffineTransform(scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    recorder.images.merge(symbol.images) { first, _ in first }
    add([.push(.transform(fit))] + symbol.commands + [.pop])
  }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: place(symbol.size, at: point, anchor))
  }
}

extension GraphicsContext.Shading {
  /// The shading where a style is asked for.
  nonisolated var style: AnyShapeStyle {
    if case .style(let style) = kind { return style }
    return AnyShapeStyle(_ShadingStyle(shading: self))
  }
}

/// A shading where a style is asked for.
nonisolated struct _ShadingStyle: ShapeStyle {
  let shading: GraphicsContext.Shading

  func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    shading.resolved(for: rect, in: context).paint
  }
}
