public import Combine
internal import DrawingCore
public import Foundation
public import LayoutCore

/// Makes a picture of a view. What it makes keeps its outlines, and is sharp at any size.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  @Published public var content: Content { didSet { view?.renew(content) } }
  /// What the view is offered; its ideal size unless set.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels for each point.
  public var scale: CGFloat = 1
  /// Whether clear parts are black.
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear
  private var view: OffscreenView<Content>?

  public init(content view: Content) { content = view }

  /// nil where the view has no size, or none has been shown yet.
  public var uiImage: UIImage? { drawing.map { UIImage(drawing: $0, scale: scale) } }
  public var nsImage: NSImage? { uiImage.map { NSImage($0) } }
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Hands over the view's size and a function that draws it into a context.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ draw: (CGContext) -> Void) -> Void
  ) {
    guard let drawing else { return }
    renderer(drawing.size) { context in
      context.images.merge(drawing.images) { first, _ in first }
      context.addMoved(drawing.commands)
    }
  }

  private var drawing: DisplayList? {
    guard let current = ViewGraph.current else { return nil }
    var environment = EnvironmentValues()
    environment.base.displayScale = scale
    environment.base.assets = AssetFolders.standard
    let view =
      self.view ?? OffscreenView(content, environment, shaper: current.shaper, imageLoader: current.imageLoader)
    self.view = view
    view.setEnvironment(environment)
    let size = view.layOut(proposedSize)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let drawn = view.draw(scale: scale)
    let ground: [DrawCommand] =
      isOpaque ? [.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), FillStyle())] : []
    return DisplayList(size: size, commands: ground + drawn.commands, images: drawn.images)
  }
}
