internal import DrawingCore

/// One colour in every appearance.
struct ColorPalette: Hashable, Sendable {
  var light, dark, lightContrast, darkContrast: RGBA
  /// On raised surfaces in the dark; the same as `dark` for most.
  var darkElevated: RGBA

  init(_ light: RGBA, dark: RGBA, contrast: RGBA? = nil, darkContrast: RGBA? = nil, elevated: RGBA? = nil) {
    self.light = light
    self.dark = dark
    self.lightContrast = contrast ?? light
    self.darkContrast = darkContrast ?? dark
    self.darkElevated = elevated ?? dark
  }

  func color(in context: ResolutionContext) -> RGBA {
    switch (context.isDark, context.isHighContrast) {
    case (false, false): light
    case (false, true): lightContrast
    case (true, false): context.isElevated ? darkElevated : dark
    case (true, true): context.isElevated && darkElevated != dark ? darkElevated : darkContrast
    }
  }
}

extension RGBA {
  /// A colour by components from 0 to 255 and an opacity from 0 to 1.
  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) {
    self.init(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, alpha: Float(alpha))
  }
}
