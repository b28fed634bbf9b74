public import Foundation
public import LayoutCore

/// AppKit's view: a rectangle with a ground and views in it.
///
/// Approximated: it is drawn by what is set on it, as ``UIView`` is.
open class NSView: UIView {
  /// Views are drawn by their layers in any case.
  open var wantsLayer = false
}

/// A view that blurs what lies behind it.
///
/// Approximated: all of AppKit's materials are drawn as the regular one.
open class NSVisualEffectView: NSView {
  /// What the view is the ground of.
  public enum Material: Int, Hashable, Sendable {
    case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow, fullScreenUI
    case toolTip, contentBackground, underWindowBackground, underPageBackground
  }
  public enum BlendingMode: Int, Hashable, Sendable { case behindWindow, withinWindow }
  public enum State: Int, Hashable, Sendable { case followsWindowActiveState, active, inactive }
  open var material = Material.sidebar
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
  open var isEmphasized = false

  @MainActor override var content: AnyView? { AnyView(Rectangle().fill(.regularMaterial)) }
}

/// AppKit's controller: what it shows is its view.
open class NSViewController: UIViewController {
  open override func loadView() { view = NSView(frame: .zero) }
}

/// A view of AppKit's that shows one of SwiftUI's.
open class NSHostingView<Content: View>: NSView {
  open var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
  @MainActor override var content: AnyView? { AnyView(rootView.modifier(_InternalModifier(isInternal: false))) }
}

/// A controller whose view shows a view of SwiftUI's.
open class NSHostingController<Content: View>: NSViewController {
  open var rootView: Content {
    didSet { hosting?.rootView = rootView }
  }
  private var hosting: NSHostingView<Content>?

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  open override func loadView() {
    let hosting = NSHostingView(rootView: rootView)
    self.hosting = hosting
    view = hosting
  }
}

/// A view of AppKit's among those of SwiftUI.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// nil for what the view itself says.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
  public var body: some View {
    RepresentedView(
      make: { environment, transaction in
        let context = Context(coordinator: makeCoordinator(), environment: environment, transaction: transaction)
        return RepresentedUIView(view: makeNSView(context: context), context: context)
      },
      update: { (shown: RepresentedUIView<Context>, environment, transaction) in
        (shown.context.environment, shown.context.transaction) = (environment, transaction)
        if let view = shown.view as? NSViewType { updateNSView(view, context: shown.context) }
      },
      size: { shown, proposal in
        (shown.view as? NSViewType).flatMap { sizeThatFits(proposal, nsView: $0, context: shown.context) }
      },
      dismantle: { shown in
        if let view = shown.view as? NSViewType {
          Self.dismantleNSView(view, coordinator: shown.context.coordinator)
        }
      })
  }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a represented view is told.
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
  public internal(set) var transaction: Transaction
}

/// A controller of AppKit's among views of SwiftUI's.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>
  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
  public var body: some View {
    RepresentedView(
      make: { environment, transaction in
        let context = Context(coordinator: makeCoordinator(), environment: environment, transaction: transaction)
        let controller = makeNSViewController(context: context)
        return RepresentedUIView(view: controller.view, controller: controller, context: context)
      },
      update: { (shown: RepresentedUIView<Context>, environment, transaction) in
        (shown.context.environment, shown.context.transaction) = (environment, transaction)
        if let controller = shown.controller as? NSViewControllerType {
          updateNSViewController(controller, context: shown.context)
          shown.view = controller.view
        }
      },
      size: { _, _ in nil },
      dismantle: { shown in
        if let controller = shown.controller as? NSViewControllerType {
          Self.dismantleNSViewController(controller, coordinator: shown.context.coordinator)
        }
      })
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a represented controller is told.
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
  public internal(set) var transaction: Transaction
}
