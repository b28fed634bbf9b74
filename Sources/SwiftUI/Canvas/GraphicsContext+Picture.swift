internal import DrawingCore
internal import Foundation

extension GraphicsContext {
  /// A picture that a function draws, as views in the default environment are drawn; an empty one where no view has been
  /// shown yet.
  nonisolated static func picture(
    size: CGSize, isOpaque: Bool, _ renderer: (inout GraphicsContext) -> Void
  ) -> UIImage {
    nonisolated(unsafe) let renderer = renderer
    return MainActor.assumeIsolated {
      guard let graph = ViewGraph.current else { return UIImage() }
      let recorder = CanvasRecorder(graph: graph, line: 0, scale: 2, bounds: CGRect(origin: .zero, size: size))
      var environment = EnvironmentValues()
      environment.base.assets = AssetFolders.standard
      var context = GraphicsContext(recorder: recorder, environment: environment)
      renderer(&context)
      recorder.end()
      let ground: [DrawCommand] = isOpaque ? [.fill(Path(recorder.bounds), .color(.black), FillStyle())] : []
      let list = DisplayList(size: size, commands: ground + recorder.commands, images: recorder.images)
      return UIImage(drawing: list, scale: 2)
    }
  }
}
