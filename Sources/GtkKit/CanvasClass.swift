internal import CGtk

final class WeakCanvas {
  weak var canvas: Canvas?
  init(_ canvas: Canvas) { self.canvas = canvas }
}

/// The GObject class of the canvas, with its virtual functions in Swift.
@MainActor
enum CanvasClass {
  /// The Swift side of each C instance.
  static var canvases: [OpaquePointer: WeakCanvas] = [:]

  /// Registered at first use.
  static let type: GType = {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    return g_type_register_static_simple(
      gtk_widget_get_type(), "VitrineCanvas", query.class_size, { klass, _ in CanvasClass.initialize(klass) },
      query.instance_size, nil, GTypeFlags(rawValue: 0))
  }()

  private nonisolated static func initialize(_ klass: gpointer?) {
    guard let klass else { return }
    let widgetClass = klass.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_IMG)
    gtk_widget_class_set_css_name(widgetClass, "canvas")
    widgetClass.pointee.snapshot = { widget, snapshot in
      onMainThread((widget, snapshot)) { widget, snapshot in
        guard let snapshot else { return }
        CanvasClass.canvas(widget)?.draw(snapshot)
      }
    }
    widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
      let extent = onMainThread((widget, orientation)) { widget, orientation in
        CanvasClass.canvas(widget)?.extent(orientation) ?? 0
      }
      minimum?.pointee = extent
      natural?.pointee = extent
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      onMainThread((widget, width, height)) { widget, width, height in
        CanvasClass.canvas(widget)?.fit(width: Double(width), height: Double(height))
      }
    }
  }

  private static func canvas(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Canvas? {
    widget.flatMap { canvases[OpaquePointer($0)]?.canvas }
  }
}

extension Canvas {
  /// The room asked for on an axis; none beyond a minimum where the picture adapts to the room.
  func extent(_ orientation: GtkOrientation) -> gint {
    guard case .factor(let factor) = zoom, pictureSize != .zero else { return gint(4 * Canvas.margin) }
    let extent = orientation == GTK_ORIENTATION_HORIZONTAL ? pictureSize.width : pictureSize.height
    return gint((extent * factor + 2 * Canvas.margin).rounded(.up))
  }

  /// Finds the factor at which the whole picture is seen.
  func fit(width: Double, height: Double) {
    guard pictureSize.width > 0, pictureSize.height > 0 else { return }
    let fitting = min(
      (width - 2 * Canvas.margin) / pictureSize.width, (height - 2 * Canvas.margin) / pictureSize.height, 1)
    fittingFactor = max(fitting, Canvas.factors.lowerBound)
    reportZoom()
  }
}
