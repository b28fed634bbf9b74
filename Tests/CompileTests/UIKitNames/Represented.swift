import SwiftUI
import UIKit

struct BlurView: UIViewRepresentable {
  let style: UIBlurEffect.Style

  func makeUIView(context: UIViewRepresentableContext<BlurView>) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }
  func updateUIView(_ uiView: UIVisualEffectView, context: UIViewRepresentableContext<BlurView>) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

struct PageDots: UIViewRepresentable {
  @Binding var current: Int

  final class Coordinator: NSObject {
    var parent: PageDots
    init(_ parent: PageDots) { self.parent = parent }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 4
    control.currentPageIndicatorTintColor = .red
    return control
  }
  func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = current }
  static func dismantleUIView(_ uiView: UIPageControl, coordinator: Coordinator) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPageControl, context: Context) -> CGSize? { nil }
}

struct Spinner: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }
  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) { uiView.startAnimating() }
}

struct Caption: UIViewRepresentable {
  func makeUIView(context: Context) -> some UIView {
    let label = UILabel()
    label.text = "Caption"
    label.font = .preferredFont(forTextStyle: .body)
    label.textAlignment = .center
    label.setContentHuggingPriority(.required, for: .vertical)
    return label
  }
  func updateUIView(_ uiView: UIViewType, context: Context) {}
}

struct ShareSheet: UIViewControllerRepresentable {
  var items: [Any]
  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }
  func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

final class OldScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: Text("Inside"))
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
    view.layer.cornerRadius = 8
  }
}

struct OldScreenView: UIViewControllerRepresentable {
  func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> OldScreen { OldScreen() }
  func updateUIViewController(
    _ uiViewController: OldScreen, context: UIViewControllerRepresentableContext<Self>
  ) {}
}

struct GrowingText: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 15)
    return view
  }
  func updateUIView(_ uiView: UITextView, context: Context) {
    if uiView.text != text { uiView.text = text }
    if uiView.window != nil, !uiView.isFirstResponder { uiView.becomeFirstResponder() }
  }
}

struct OldField: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    return field
  }
  func updateUIView(_ uiView: UITextField, context: Context) {}
}

struct Represented: View {
  init() {
    UITabBar.appearance().isHidden = true
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    UIScrollView.appearance().bounces = false
  }

  var body: some View {
    BlurView(style: .systemThinMaterial)
    PageDots(current: .constant(1))
    Spinner()
    Caption()
    OldScreenView()
    GrowingText(text: .constant("Text"))
    OldField()
    ShareSheet(items: ["Text"])
  }
}
