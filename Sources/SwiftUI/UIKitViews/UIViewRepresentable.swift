public import Foundation
public import LayoutCore

/// A view of UIKit's among those of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// nil for what the view itself says.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  public var body: some View {
    RepresentedView(
      make: { environment, transaction in
        let context = Context(coordinator: makeCoordinator(), environment: environment, transaction: transaction)
        return RepresentedUIView(view: makeUIView(context: context), context: context)
      },
      update: { (shown: RepresentedUIView<Context>, environment, transaction) in
        (shown.context.environment, shown.context.transaction) = (environment, transaction)
        if let view = shown.view as? UIViewType { updateUIView(view, context: shown.context) }
      },
      size: { shown, proposal in
        (shown.view as? UIViewType).flatMap { sizeThatFits(proposal, uiView: $0, context: shown.context) }
      },
      dismantle: { shown in
        if let view = shown.view as? UIViewType {
          Self.dismantleUIView(view, coordinator: shown.context.coordinator)
        }
      })
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a represented view is told.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
  public internal(set) var transaction: Transaction
}

/// A controller of UIKit's among views of SwiftUI's.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// nil for what the controller's view says.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public var body: some View {
    RepresentedView(
      make: { environment, transaction in
        let context = Context(coordinator: makeCoordinator(), environment: environment, transaction: transaction)
        let controller = makeUIViewController(context: context)
        controller.loadViewIfNeeded()
        controller.viewWillAppear(false)
        controller.viewDidAppear(false)
        return RepresentedUIView(view: controller.view, controller: controller, context: context)
      },
      update: { (shown: RepresentedUIView<Context>, environment, transaction) in
        (shown.context.environment, shown.context.transaction) = (environment, transaction)
        if let controller = shown.controller as? UIViewControllerType {
          updateUIViewController(controller, context: shown.context)
          shown.view = controller.view
        }
      },
      size: { shown, proposal in
        (shown.controller as? UIViewControllerType).flatMap {
          sizeThatFits(proposal, uiViewController: $0, context: shown.context)
        }
      },
      dismantle: { shown in
        if let controller = shown.controller as? UIViewControllerType {
          Self.dismantleUIViewController(controller, coordinator: shown.context.coordinator)
        }
      })
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a represented controller is told.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var environment: EnvironmentValues
  public internal(set) var transaction: Transaction
}
