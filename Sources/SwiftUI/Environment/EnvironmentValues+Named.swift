public import LayoutCore

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// How strongly colours differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// How much room a screen has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { base.colorScheme }
    set { base.colorScheme = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast {
    get { base.contrast }
    set { base.contrast = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { base.layoutDirection }
    set { base.layoutDirection = newValue }
  }
  /// Pixels for each point.
  public var displayScale: CGFloat {
    get { base.displayScale }
    set { base.displayScale = newValue }
  }
  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / base.displayScale }
  public var dynamicTypeSize: DynamicTypeSize {
    get { base.dynamicTypeSize }
    set { base.dynamicTypeSize = newValue }
  }
  public var locale: Locale {
    get { base.locale }
    set { base.locale = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { base.horizontalSizeClass }
    set { base.horizontalSizeClass = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { base.verticalSizeClass }
    set { base.verticalSizeClass = newValue }
  }
  /// The font of texts that set none.
  public var font: Font? {
    get { base.font }
    set { base.font = newValue }
  }
  public var lineLimit: Int? {
    get { base.text.lineLimit }
    set {
      base.text.lineLimit = newValue
      base.text.lineMinimum = nil
    }
  }
  /// Added between lines, in points.
  public var lineSpacing: CGFloat {
    get { base.text.lineSpacing }
    set { base.text.lineSpacing = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { base.text.alignment }
    set { base.text.alignment = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { base.text.truncation }
    set { base.text.truncation = newValue }
  }
  /// How far a text may shrink to fit, as a share of its size.
  public var minimumScaleFactor: CGFloat {
    get { base.text.minimumScaleFactor }
    set { base.text.minimumScaleFactor = newValue }
  }
  public var allowsTightening: Bool {
    get { base.text.allowsTightening }
    set { base.text.allowsTightening = newValue }
  }
  public var textCase: Text.Case? {
    get { base.text.textCase }
    set { base.text.textCase = newValue }
  }
  public var isEnabled: Bool {
    get { base.isEnabled }
    set { base.isEnabled = newValue }
  }
  public var imageScale: Image.Scale {
    get { base.imageScale }
    set { base.imageScale = newValue }
  }
}

/// The part of the environment that nearly every view reads.
struct BaseEnvironment {
  var colorScheme = ColorScheme.light
  var contrast = ColorSchemeContrast.standard
  var layoutDirection = LayoutDirection.leftToRight
  var displayScale: CGFloat = 1
  var dynamicTypeSize = DynamicTypeSize.large
  var locale = Locale(identifier: "en_US")
  var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  var verticalSizeClass: UserInterfaceSizeClass? = .regular
  var platform = ViewPlatform.ios
  var settings = ViewSettings()
  /// Where spacers and dividers lie; nil outside of stacks.
  var stackOrientation: Axis?
  var font: Font?
  /// Changes of fonts and texts that views ask for, the outermost first.
  var fontModifiers: [FontModifier] = []
  var textModifiers: [TextModifier] = []
  var text = TextEnvironment()
  var foreground = ForegroundStyles()
  var background: AnyShapeStyle?
  var tint: AnyShapeStyle?
  var accent: Color?
  var isEnabled = true
  /// The views here are the framework's, such as those of a control's style: users did not write them.
  var isInternal = false
  var controls = ControlEnvironment()
  var imageScale = Image.Scale.medium
  var scroll = ScrollEnvironment()
  var bars = BarEnvironment()
  /// The part of the picture, such as a screen or a tab, with which the views come and go; nil for the whole.
  var appearance: AppearanceScope?
  var motion = MotionEnvironment()
  /// Above another surface, as in a sheet, where dark backgrounds are lighter.
  var isElevated = false
  var symbolVariants = SymbolVariants.none
  /// The font by which symbols are sized where it is not the texts'.
  var symbolFont: Font?
  var symbolRenderingMode: SymbolRenderingMode?
  /// The folders in which pictures and colours are looked up by name.
  var assets = AssetFolders()
}

/// What texts take from the environment besides their font.
struct TextEnvironment {
  var lineLimit: Int?
  /// The fewest lines whose height is kept; nil for as many as there are.
  var lineMinimum: Int?
  var lineSpacing: CGFloat = 0
  var alignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var textCase: Text.Case?
  /// What draws the texts; nil where they draw themselves.
  var renderer: AnyTextRenderer?
}
