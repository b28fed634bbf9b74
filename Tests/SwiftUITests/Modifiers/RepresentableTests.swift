import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct RepresentableTests {
  private struct Plate: UIViewRepresentable {
    var isRound: Bool
    var log: (String) -> Void = { _ in }

    func makeCoordinator() -> [String] { ["made"] }
    func makeUIView(context: Context) -> UIView {
      log("make \(context.coordinator[0])")
      let view = UIView(frame: .zero)
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let inner = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
      inner.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      view.addSubview(inner)
      return view
    }
    func updateUIView(_ view: UIView, context: Context) {
      log("update \(context.environment.layoutDirection == .leftToRight)")
      view.layer.cornerRadius = isRound ? 8 : 0
    }
  }

  private struct Screen: View {
    @State private var isRound = false
    var log: (String) -> Void
    var body: some View {
      Plate(isRound: isRound, log: log).frame(width: 100, height: 50).id("plate")
      Button("Round") { isRound = true }.id("round")
    }
  }

  @Test func aViewIsMadeOnceAndBroughtUpToDate() {
    var log: [String] = []
    let harness = Harness(Screen { log.append($0) })
    #expect(log.filter { $0 == "make made" }.count == 1)
    #expect(log.last == "update true")
    let red = RGBA(.sRGB, red: 1, green: 0, blue: 0, opacity: 1),
      green = RGBA(.sRGB, red: 0, green: 1, blue: 0, opacity: 1)
    #expect(harness.fills.filter { $0 == red || $0 == green } == [red, green])
    harness.tap("round")
    #expect(log.filter { $0 == "make made" }.count == 1)
    #expect(log.count >= 3)
    #expect(harness.render().approximations.contains { $0.detail.contains("UIView") })
  }

  private final class Dial: UIView {
    override func draw(_ rect: CGRect) {
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      UIBezierPath(ovalIn: rect).fill()
    }
  }
  private final class Opaque: UIView {}

  private struct Showing<V: UIView>: UIViewRepresentable {
    let make: () -> V
    func makeUIView(context: Context) -> V { make() }
    func updateUIView(_ view: V, context: Context) {}
  }

  @Test func whatAViewDrawsIsShown() {
    let harness = Harness(Showing { Dial(frame: .zero) })
    #expect(harness.fills.contains(RGBA(.sRGB, red: 0, green: 0, blue: 1, opacity: 1)))
  }

  @Test func aViewThatDrawsNothingIsABoxWithItsName() {
    func boxes(_ view: UIView) -> Int {
      Harness(Showing { view }).commands.count {
        if case .stroke(_, _, let style) = $0 { !style.dash.isEmpty } else { false }
      }
    }
    #expect(boxes(Opaque(frame: .zero)) == 1)
    #expect(boxes(UIView(frame: .zero)) == 0)
  }

  @Test func viewsOfUIKitHaveTheirSizes() {
    func size(_ view: UIView) -> CGSize? { Harness(Showing { view }.fixedSize().id("box")).frame("box")?.size }
    #expect(size(UIActivityIndicatorView(style: .large)) == CGSize(width: 37, height: 37))
    let label = UILabel(frame: .zero)
    label.text = "four"
    label.font = .systemFont(ofSize: 20)
    #expect(size(label)?.width == 40)
    #expect(
      Harness(Showing { UIView(frame: .zero) }.id("box"), width: 200, height: 80).frame("box")?.size
        == CGSize(width: 200, height: 80))
  }

  private struct Hosting: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<Text> {
      UIHostingController(rootView: Text("first"))
    }
    func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {
      controller.rootView = Text("second")
    }
  }

  @Test func aHostingControllerShowsItsRoot() {
    #expect(Harness(Hosting()).views.contains { $0.text == "second" })
  }

  private final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    }
  }
  private struct Paged: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Page { Page() }
    func updateUIViewController(_ controller: Page, context: Context) {}
  }

  @Test func aControllersViewIsLoaded() {
    #expect(Harness(Paged()).fills.contains(RGBA(.sRGB, red: 0, green: 1, blue: 1, opacity: 1)))
  }

  private struct Typing: UIViewRepresentable {
    @Binding var text: String
    final class Coordinator: NSObject, UITextViewDelegate {
      let text: Binding<String>
      init(_ text: Binding<String>) { self.text = text }
      func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
    }
    func makeCoordinator() -> Coordinator { Coordinator($text) }
    func makeUIView(context: Context) -> UITextView {
      let view = UITextView(frame: .zero)
      view.delegate = context.coordinator
      return view
    }
    func updateUIView(_ view: UITextView, context: Context) { view.text = text }
  }

  private struct Writing: View {
    @State private var text = "a"
    var body: some View {
      Typing(text: $text).frame(width: 200, height: 100)
      Text(text).id("copy")
    }
  }

  @Test func whatIsTypedReachesTheDelegate() {
    let harness = Harness(Writing(), width: 200, height: 200)
    harness.tap(at: CGPoint(x: 190, y: 60))
    harness.host.sendText("b")
    harness.render()
    #expect(harness.view("copy")?.text == "ab")
  }
}
