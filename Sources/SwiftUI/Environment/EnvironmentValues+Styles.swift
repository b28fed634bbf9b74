internal import DrawingCore

extension EnvironmentValues {
  /// What colours, styles and pictures of a view in this environment depend on.
  var resolution: ResolutionContext {
    let base = base
    return ResolutionContext(
      platform: base.platform, isDark: base.colorScheme == .dark, isHighContrast: base.contrast == .increased,
      isElevated: base.isElevated,
      accent: base.accent, assets: base.assets)
  }

  var styleContext: _StyleContext {
    let base = base
    return _StyleContext(
      environment: self, resolution: resolution, foreground: base.foreground, tint: base.tint,
      background: base.background)
  }
}
