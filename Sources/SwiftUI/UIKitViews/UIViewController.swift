public import Foundation

/// UIKit's controller: what it shows is its view.
open class UIViewController: NSObject {
  open var title: String?
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  private var loaded: UIView?

  public override init() { super.init() }
  public convenience init(nibName: String?, bundle: Bundle?) { self.init() }
  /// There are no archives in a preview.
  public required init?(coder: NSCoder) { nil }

  /// Made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set { loaded = newValue }
  }
  public var isViewLoaded: Bool { loaded != nil }
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func loadView() { loaded = UIView(frame: .zero) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}

  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}

/// A controller whose view shows a view of SwiftUI's.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content {
    didSet { host.root = AnyView(rootView) }
  }
  private let host: HostingUIView

  public init(rootView: Content) {
    self.rootView = rootView
    host = HostingUIView(root: AnyView(rootView))
    super.init()
  }
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = host }
}

/// The view of such a controller.
final class HostingUIView: UIView {
  var root: AnyView

  init(root: AnyView) {
    self.root = root
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  @MainActor override var content: AnyView? { AnyView(root.modifier(_InternalModifier(isInternal: false))) }
}

/// A controller that offers to share something.
public final class UIActivityViewController: UIViewController {
  private let items: [Any]

  public init(activityItems: [Any], applicationActivities: [Any]?) {
    items = activityItems
    super.init()
  }
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    let titles = items.map { item in (item as? URL)?.absoluteString ?? (item as? String) ?? "\(type(of: item))" }
    view = HostingUIView(
      root: AnyView(
        VStack {
          SharePanel(
            titles: titles.map { Text(verbatim: $0) }, subject: nil, message: nil,
            text: titles.joined(separator: "\n"), close: {})
          Spacer(minLength: 0)
        }.padding(8)))
  }
}
