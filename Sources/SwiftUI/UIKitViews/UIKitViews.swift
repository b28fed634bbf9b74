public import Foundation
internal import LayoutCore

/// How lines stand in a text view.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural

  var alignment: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    case .left, .justified, .natural: .leading
    }
  }
}

/// A text of UIKit's.
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  /// 0 for as many as there are.
  open var numberOfLines = 1

  @MainActor override var content: AnyView? {
    let alignment = textAlignment.alignment
    let place: Alignment = alignment == .center ? .center : alignment == .trailing ? .trailing : .leading
    return AnyView(
      Text(verbatim: text ?? "").font(Font(font)).foregroundStyle(Color(uiColor: textColor))
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines).multilineTextAlignment(alignment)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place))
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = Text(verbatim: text ?? "").font(Font(font))
    let limit = numberOfLines == 0 ? nil : numberOfLines
    return MainActor.assumeIsolated {
      guard let graph = ViewGraph.current else { return .zero }
      let view = OffscreenView(
        text.lineLimit(limit), EnvironmentValues(), shaper: graph.shaper, imageLoader: graph.imageLoader)
      return view.layOut(ProposedViewSize(size))
    }
  }
}

/// A picture of UIKit's.
open class UIImageView: UIView {
  open var image: UIImage?

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  @MainActor override var content: AnyView? {
    guard let image else { return nil }
    let picture = Image(uiImage: image)
    return switch contentMode {
    case .scaleToFill, .redraw: AnyView(picture.resizable())
    case .scaleAspectFit: AnyView(picture.resizable().scaledToFit())
    case .scaleAspectFill: AnyView(picture.resizable().scaledToFill())
    case .center: AnyView(picture)
    }
  }
}

/// What happens to that which lies behind a view.
open class UIVisualEffect: NSObject {}

/// Blurs what lies behind a view.
public final class UIBlurEffect: UIVisualEffect {
  /// How much is blurred.
  public enum Style: Int, Hashable, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
  let style: Style
  public init(style: Style) { self.style = style }

  var material: Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThinMaterial
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thinMaterial
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: .thickMaterial
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    case .extraLight: .ultraThickMaterial
    case .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regularMaterial
    }
  }
  /// The colour scheme of the material; nil for that of the interface.
  var scheme: ColorScheme? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}

/// A view that changes what lies behind it.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }

  @MainActor override var content: AnyView? {
    guard let blur = effect as? UIBlurEffect else { return nil }
    let ground = Rectangle().fill(blur.material)
    return blur.scheme.map { AnyView(ground.environment(\.colorScheme, $0)) } ?? AnyView(ground)
  }
}

/// The spinning lines of something that goes on.
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large
  }
  open var style: Style
  open var color: UIColor!
  open var hidesWhenStopped = true
  public private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  /// UIKit's sizes, in points.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  @MainActor override var content: AnyView? {
    guard isAnimating || !hidesWhenStopped else { return nil }
    return AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular).tint(Color(uiColor: color ?? .systemGray)))
  }
}

/// The dots of pages.
open class UIPageControl: UIView {
  open var numberOfPages = 0, currentPage = 0
  open var pageIndicatorTintColor: UIColor?, currentPageIndicatorTintColor: UIColor?
  open var hidesForSinglePage = false

  /// UIKit's dots of 8 points, 9 apart, in a height of 26.
  open override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(numberOfPages) * 17 + 14, height: 26) }

  @MainActor override var content: AnyView? {
    guard numberOfPages > 1 || !hidesForSinglePage else { return nil }
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<numberOfPages, id: \.self) { page in
          let isCurrent = page == self.currentPage
          let own = isCurrent ? self.currentPageIndicatorTintColor : self.pageIndicatorTintColor
          Circle().fill(own.map { Color(uiColor: $0) } ?? Color(uiColor: .label).opacity(isCurrent ? 1 : 0.3))
            .frame(width: 8, height: 8)
        }
      })
  }
}
