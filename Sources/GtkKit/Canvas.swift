internal import CGtk
public import Foundation

/// A widget of our own that shows a picture made of render nodes: scrolled, zoomed, dimmed when it is out of date.
///
/// The picture lies in the middle on a neutral surround, its corner on a whole device pixel, with an outline and a soft
/// shadow where it ends. A node is made anew for each scale, so that nothing is ever stretched.
public final class Canvas: Widget {
  /// How large the picture is shown.
  public enum Zoom: Hashable, Sendable {
    /// As large as fits, and at most in natural size.
    case fit
    /// A factor of the natural size.
    case factor(Double)
  }

  /// Points of surround kept free around the picture.
  public static let margin = 24.0
  /// The factors that zooming keeps to.
  public static let factors = 0.1...16.0

  /// Makes the picture's render node for so many device pixels a point; the canvas takes over the reference.
  public typealias NodeMaker = @MainActor (_ scale: Double) -> OpaquePointer?

  /// In points; zero without a picture.
  public private(set) var pictureSize = CGSize.zero
  private var makeNode: NodeMaker?
  private var node: OpaquePointer?
  private var nodeScale = 0.0
  var fittingFactor = 1.0
  private var reportedFactor = 0.0
  private var onZoomChange: (@MainActor () -> Void)?
  private var isReporting = false
  private var onDrawn: (@MainActor () -> Void)?

  /// Whether the picture is shown as one that no longer belongs to the file.
  public var isOutOfDate = false { didSet { if isOutOfDate != oldValue { queueDraw() } } }
  /// A rectangle of the picture to point out, in its points.
  public var highlight: CGRect? { didSet { if highlight != oldValue { queueDraw() } } }

  public var zoom = Zoom.fit {
    didSet {
      guard zoom != oldValue else { return }
      queueResize()
      reportZoom()
    }
  }

  /// The picture's points shown as one point of the screen's.
  public var factor: Double {
    switch zoom {
    case .fit: fittingFactor
    case .factor(let factor): factor
    }
  }

  public init() {
    super.init(sharing: OpaquePointer(g_object_new_with_properties(CanvasClass.type, 0, nil, nil)))
    CanvasClass.canvases[pointer] = WeakCanvas(self)
    isFocusable = true
    addClass("canvas")
    connect("notify::scale-factor") { [weak self] in self?.queueDraw() }
  }

  isolated deinit {
    CanvasClass.canvases[pointer] = nil
    if let node { gsk_render_node_unref(node) }
  }

  /// Shows another picture.
  /// - Parameter size: in points.
  public func show(size: CGSize, _ makeNode: @escaping NodeMaker) {
    let isResized = size != pictureSize
    pictureSize = size
    self.makeNode = makeNode
    forgetNode()
    if isResized { queueResize() } else { queueDraw() }
  }

  /// Shows no picture.
  public func clear() {
    pictureSize = .zero
    makeNode = nil
    highlight = nil
    forgetNode()
    queueResize()
  }

  /// Calls `body` when the factor changes, also by fitting.
  public func onZoomChange(_ body: @escaping @MainActor () -> Void) { onZoomChange = body }
  /// Calls `body` after the picture has been put into a frame of the window and that frame onto the screen.
  public func onDrawn(_ body: @escaping @MainActor () -> Void) { onDrawn = body }

  /// The frame is painted when the loop is idle again; what it sent to the display is waited for.
  private func reportDrawn() {
    guard onDrawn != nil, !isReporting else { return }
    isReporting = true
    MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      self.isReporting = false
      gdk_display_sync(gtk_widget_get_display(self.widget))
      self.onDrawn?()
    }
  }

  /// Where the picture's corner lies in the widget, on a whole device pixel.
  public var origin: CGPoint {
    let scale = Double(scaleFactor)
    func start(_ room: Int, _ extent: Double) -> Double { ((Double(room) - extent) / 2 * scale).rounded(.down) / scale }
    return CGPoint(x: start(width, pictureSize.width * factor), y: start(height, pictureSize.height * factor))
  }

  /// A place in the widget as a place in the picture.
  public func picturePoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - origin.x) / factor, y: (point.y - origin.y) / factor)
  }

  func reportZoom() {
    guard factor != reportedFactor else { return }
    reportedFactor = factor
    onZoomChange?()
  }

  /// The picture's node for the scale in force, from the last time where that has not changed.
  private func currentNode() -> OpaquePointer? {
    let scale = Double(scaleFactor) * factor
    if node == nil || scale != nodeScale {
      forgetNode()
      node = makeNode?(scale)
      nodeScale = scale
    }
    return node
  }

  private func forgetNode() {
    if let node { gsk_render_node_unref(node) }
    node = nil
  }

  func draw(_ snapshot: OpaquePointer) {
    guard pictureSize.width > 0, pictureSize.height > 0, let node = currentNode() else { return }
    let origin = origin
    let frame = graphene_rect_t(
      x: Float(origin.x), y: Float(origin.y), width: Float(pictureSize.width * factor),
      height: Float(pictureSize.height * factor))
    drawEdge(snapshot, frame)

    if isOutOfDate {
      pushGrey(snapshot)
      gtk_snapshot_push_opacity(snapshot, 0.45)
    }
    gtk_snapshot_save(snapshot)
    var corner = graphene_point_t(x: frame.origin.x, y: frame.origin.y)
    gtk_snapshot_translate(snapshot, &corner)
    gtk_snapshot_scale(snapshot, Float(factor), Float(factor))
    gtk_snapshot_append_node(snapshot, node)
    gtk_snapshot_restore(snapshot)
    if isOutOfDate {
      gtk_snapshot_pop(snapshot)
      gtk_snapshot_pop(snapshot)
    }
    drawHighlight(snapshot, origin)
    reportDrawn()
  }
}

extension graphene_rect_t {
  init(x: Float, y: Float, width: Float, height: Float) {
    self.init(
      origin: graphene_point_t(x: x, y: y), size: graphene_size_t(width: width, height: height))
  }
}
