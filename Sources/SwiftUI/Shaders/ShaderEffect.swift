internal import DrawingCore
internal import Foundation
internal import LayoutCore

/// A shader that changes how a view is drawn.
public nonisolated struct _ShaderEffect: Sendable, Equatable {
  let shader: Shader
  let use: ShaderUse
  /// How far from a pixel those lie at most that it is made of, in points.
  var reach = CGSize.zero

  /// Draws what `content` has drawn through the shader, or as it is where that cannot be run.
  /// - Parameters:
  ///   - frame: the view's, in points of the picture; places are counted from its corner.
  ///   - coversFrame: whether the shader runs over all of it, not only over what is drawn.
  ///   - line: of the view in the user's file, 0 where unknown.
  @MainActor func draw(
    _ content: DrawingContext, frame: CGRect, coversFrame: Bool = true, _ environment: EnvironmentValues,
    line: Int32, _ context: inout DrawingContext
  ) {
    let bounds = content.commands.bounds
    let drawn = coversFrame ? frame.union(bounds) : bounds.intersection(frame)
    guard let shading = context.graph.shading,
      let picture = picture(of: content, drawn, frame: frame, environment, line: line, shading)
    else {
      context.images.merge(content.images) { first, _ in first }
      context.commands += content.commands
      return
    }
    context.images[picture.id] = picture.bitmap
    context.commands.append(.image(picture.id, in: picture.place, ImageDrawing()))
  }

  /// 1. The layer is what is drawn, in whole pixels.
  /// 2. The host paints it; a part of the picture that comes out as before is not painted again.
  /// 3. The shader makes the layer anew, as far beyond its edges as it may reach.
  @MainActor private func picture(
    of content: DrawingContext, _ drawn: CGRect, frame: CGRect, _ environment: EnvironmentValues, line: Int32,
    _ shading: Shading
  ) -> (id: ImageID, bitmap: Bitmap, place: CGRect)? {
    guard drawn.isDrawable, frame.width.isFinite, frame.height.isFinite else { return nil }
    let reach = reach.asReach
    let scale = Shading.scale(content.scale, for: drawn.insetBy(dx: -reach.width, dy: -reach.height))
    let layer = drawn.pixelCover(scale: scale)
    let target = drawn.insetBy(dx: -reach.width, dy: -reach.height).pixelCover(scale: scale)
    let toCorner = CGAffineTransform(translationX: -layer.minX, y: -layer.minY)
    let list = DisplayList(
      size: layer.size, commands: [.push(.transform(toCorner))] + content.commands + [.pop], images: content.images)
    guard let source = shading.bitmap(of: list, scale: scale),
      let result = shading.run(
        shader, as: use, source, at: CGPoint(x: layer.minX - frame.minX, y: layer.minY - frame.minY),
        target: target.offsetBy(dx: -frame.minX, dy: -frame.minY), bounds: CGRect(origin: .zero, size: frame.size),
        scale: scale, environment, line: line)
    else { return nil }
    return (result.id, result.bitmap, target)
  }
}

extension View {
  /// Gives each pixel of the view the colour that a shader makes of its place and its colour.
  ///
  /// The function has the form `half4 name(float2 position, half4 color, …)`.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    shaderEffect(_ShaderEffect(shader: shader, use: .color), isEnabled)
  }

  /// Shows at each place of the view the pixel of another place, which a shader answers.
  ///
  /// The function has the form `float2 name(float2 position, …)`.
  /// - Parameter maxSampleOffset: how far both places lie apart at most.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    shaderEffect(_ShaderEffect(shader: shader, use: .distortion, reach: maxSampleOffset), isEnabled)
  }

  /// Gives each pixel of the view the colour that a shader makes of all the view's pixels.
  ///
  /// The function has the form `half4 name(float2 position, SwiftUI::Layer layer, …)`.
  /// - Parameter maxSampleOffset: how far the pixels lie away at most that the shader reads.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    shaderEffect(_ShaderEffect(shader: shader, use: .layer, reach: maxSampleOffset), isEnabled)
  }

  nonisolated private func shaderEffect(_ effect: _ShaderEffect, _ isEnabled: Bool) -> some View {
    modifier(_VisualEffectModifier { _, _ in isEnabled ? [.shader(effect)] : [] })
  }
}

extension VisualEffect {
  /// As `View.colorEffect(_:isEnabled:)`.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    shaderEffect(_ShaderEffect(shader: shader, use: .color), isEnabled)
  }
  /// As `View.distortionEffect(_:maxSampleOffset:isEnabled:)`.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    shaderEffect(_ShaderEffect(shader: shader, use: .distortion, reach: maxSampleOffset), isEnabled)
  }
  /// As `View.layerEffect(_:maxSampleOffset:isEnabled:)`.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    shaderEffect(_ShaderEffect(shader: shader, use: .layer, reach: maxSampleOffset), isEnabled)
  }

  private func shaderEffect(_ effect: _ShaderEffect, _ isEnabled: Bool) -> some VisualEffect {
    _SteppedVisualEffect(base: self, step: isEnabled ? .shader(effect) : .offset(.zero))
  }
}
