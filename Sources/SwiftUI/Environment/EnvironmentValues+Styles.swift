internal import DrawingCore

extension EnvironmentValues {
  /// What colours, styles and pictures of a view in this environment depend on.
  var resolution: ResolutionContext {
    if let known = storage.resolution { return known }
    let resolution = ResolutionContext(
      platform: base.platform, isDark: base.colorScheme == .dark, isHighContrast: base.contrast == .increased,
      isElevated: base.isElevated, accent: base.accent, assets: base.assets)
    storage.resolution = resolution
    return resolution
  }

  var styleContext: _StyleContext {
    _StyleContext(
      environment: self, resolution: resolution, foreground: base.foreground, tint: base.tint,
      background: base.background)
  }
}
