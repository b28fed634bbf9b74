internal import DrawingCore
public import Foundation

/// UIKit's view: a rectangle with a ground and views in it.
///
/// Approximated: it is drawn by what is set on it. Views whose frames were not set fill the one that they are in, since
/// constraints are not solved; one of one's own that draws nothing known is a box with the name of its type.
open class UIView: NSObject {
  /// Where a picture lies in a view that has other proportions.
  public enum ContentMode: Int, Hashable, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center }
  /// Which distances to the surrounding view give way when that changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  /// What an intrinsic size says where a view has none of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  open var frame = CGRect.zero
  open var backgroundColor: UIColor?
  /// From 0 to 1.
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  open var tintColor: UIColor! = .systemBlue
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  public let layer = CALayer()
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public override convenience init() { self.init(frame: .zero) }
  /// There are no archives in a preview.
  public required init?(coder: NSCoder) { nil }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func didMoveToSuperview() {}
  open func layoutSubviews() {}
  /// Draws into the context that is current.
  open func draw(_ rect: CGRect) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open var window: UIWindow? { UIWindowScene.main.keyWindow }
  /// What has the focus in a preview is a view of SwiftUI's.
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// Views are laid out and drawn with each picture.
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func layoutIfNeeded() { layoutSubviews() }

  /// What the view itself shows below its subviews; nil for nothing.
  @MainActor var content: AnyView? { nil }
  /// How much a view keeps to its intrinsic size, across and down.
  private(set) var hugging = (UILayoutPriority.defaultLow, UILayoutPriority.defaultLow)
  private(set) var resistance = (UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh)
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { hugging.0 = priority } else { hugging.1 = priority }
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal { resistance.0 = priority } else { resistance.1 = priority }
  }

  /// Whether the view or one in it shows anything.
  @MainActor var isVisible: Bool {
    backgroundColor != nil || content != nil || layer.borderWidth > 0 || subviews.contains { $0.isVisible }
      || drawing(in: CGSize(width: 1, height: 1)) != nil
  }

  /// What `draw(_:)` draws in a size; nil for nothing.
  @MainActor func drawing(in size: CGSize) -> UIImage? {
    var isEmpty = true
    let picture = UIGraphicsImageRenderer(size: size).image { context in
      draw(CGRect(origin: .zero, size: size))
      isEmpty = context.cgContext.finished.isEmpty
    }
    return isEmpty ? nil : picture
  }
}

/// How much a wish of layout counts.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A namespace of UIKit's.
public nonisolated enum NSLayoutConstraint {
  public enum Axis: Int, Hashable, Sendable { case horizontal, vertical }
}

/// The ground and the edge of a view.
public nonisolated final class CALayer {
  /// In points.
  public var cornerRadius: CGFloat = 0, borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var masksToBounds = false
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowOffset = CGSize(width: 0, height: -3)
}

/// Shows a view of UIKit's and all in it.
nonisolated struct UIViewPicture: View, FrameworkView {
  let view: UIView
  init(_ view: UIView) { self.view = view }

  private var isClipped: Bool {
    view.clipsToBounds || view.layer.masksToBounds || view.layer.cornerRadius > 0
  }

  @MainActor var body: some View {
    let shape = RoundedRectangle(cornerRadius: view.layer.cornerRadius, style: .circular)
    GeometryReader { proxy in
      let _ = layOut(in: proxy.size)
      ZStack(alignment: .topLeading) {
        Color(uiColor: view.backgroundColor ?? .clear)
        if let drawing = view.drawing(in: proxy.size) { Image(uiImage: drawing) }
        if let content = view.content { content.frame(width: proxy.size.width, height: proxy.size.height) }
        ForEach(view.subviews.map(Subview.init), id: \.id) { subview in
          let frame = subview.view.frame.size == .zero ? CGRect(origin: .zero, size: proxy.size) : subview.view.frame
          UIViewPicture(subview.view).frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
    .clipShape(isClipped ? AnyShape(shape) : AnyShape(Unclipped()))
    .overlay {
      if let color = view.layer.borderColor, view.layer.borderWidth > 0 {
        shape.strokeBorder(Color(cgColor: color), lineWidth: view.layer.borderWidth)
      }
    }
    .shadow(
      color: Color(cgColor: view.layer.shadowColor ?? UIColor.black.cgColor).opacity(Double(view.layer.shadowOpacity)),
      radius: view.layer.shadowRadius, x: view.layer.shadowOffset.width, y: view.layer.shadowOffset.height
    )
    .opacity(view.isHidden ? 0 : view.alpha)
    .tint(Color(uiColor: view.tintColor))
  }

  private func layOut(in size: CGSize) {
    view.bounds.size = size
    view.layoutSubviews()
  }

  private struct Subview {
    let view: UIView
    var id: ObjectIdentifier { ObjectIdentifier(view) }
  }
}

/// So large that nothing is cut off.
private nonisolated struct Unclipped: Shape {
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -10_000, dy: -10_000)) }
}
