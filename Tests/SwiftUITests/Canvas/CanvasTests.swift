import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct CanvasTests {
  private func commands(
    width: CGFloat = 100, height: CGFloat = 50, _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [DrawCommand] {
    let all = Harness(Canvas(renderer: renderer).frame(width: width, height: height)).commands
    // Within the canvas's clip and its place.
    return Array(all.dropFirst(2).dropLast(2))
  }
  private func isBalanced(_ commands: [DrawCommand]) -> Bool {
    commands.count { if case .push = $0 { true } else { false } } == commands.count { $0 == .pop }
  }
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func fillsItsFrame() {
    var seen = CGSize.zero
    let harness = Harness(Canvas { _, size in seen = size }, width: 120, height: 80)
    #expect(seen == CGSize(width: 120, height: 80))
    #expect(harness.report.view == "Canvas")
  }

  @Test func stateBelongsToCopies() {
    let drawn = commands { context, _ in
      var copy = context
      copy.opacity = 0.5
      copy.translateBy(x: 20, y: 0)
      copy.fill(square, with: .color(.black))
      context.fill(square, with: .color(.black))
    }
    #expect(
      drawn == [
        .fill(square.offsetBy(dx: 20, dy: 0), .color(.black.opacity(0.5)), FillStyle()),
        .fill(square, .color(.black), FillStyle()),
      ])
  }

  @Test func clipsAndTransformsAreShared() {
    let drawn = commands { context, _ in
      context.clip(to: square)
      context.rotate(by: .degrees(90))
      for _ in 0..<3 { context.stroke(square, with: .color(.black), lineWidth: 2) }
    }
    #expect(drawn.count { if case .push = $0 { true } else { false } } == 2)
    #expect(drawn.count { if case .stroke = $0 { true } else { false } } == 3)
    #expect(isBalanced(drawn))
  }

  @Test func theFilterAddedLastIsAppliedFirst() {
    let drawn = commands { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.addFilter(.blur(radius: 4))
      context.drawLayer { layer in
        layer.fill(square, with: .color(.white))
        layer.fill(square, with: .color(.black))
      }
    }
    #expect(drawn[0] == .push(.alphaThreshold(0.5...1, .black)))
    #expect(drawn[1] == .push(.blur(radius: 4, isOpaque: false)))
    #expect(drawn[2] == .push(.group))
    #expect(isBalanced(drawn))
  }

  @Test func modesReachWhatWasDrawnBefore() {
    let drawn = commands { context, _ in
      context.fill(square, with: .color(.white))
      context.blendMode = .destinationIn
      context.fill(square, with: .color(.black))
    }
    #expect(
      drawn == [
        .push(.mask([.fill(square, .color(.black), FillStyle())])), .fill(square, .color(.white), FillStyle()), .pop,
      ])
    let multiplied = commands { context, _ in
      context.blendMode = .multiply
      context.fill(square, with: .color(.black))
    }
    #expect(multiplied.first == .push(.blend(.multiply)))
  }

  @Test func inverseClipsShowTheRest() {
    let drawn = commands { context, _ in
      context.clip(to: square, options: .inverse)
      context.fill(square, with: .color(.white))
    }
    guard case .push(.mask(let mask))? = drawn.first else {
      Issue.record("Nothing is masked.")
      return
    }
    #expect(mask.contains(.push(.blend(.destinationOut))))
  }

  @Test func gradientsAreRepeated() throws {
    let gradient = Gradient(colors: [.black, .white])
    let bar = Path(CGRect(x: 0, y: 0, width: 40, height: 4))
    func stops(_ options: GraphicsContext.GradientOptions) -> [ColorStop] {
      let drawn = commands { context, _ in
        context.fill(
          bar,
          with: .linearGradient(
            gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: options))
      }
      if case .fill(_, .linearGradient(let stops, _, let end), _)? = drawn.first {
        #expect(end.x == (options.isEmpty ? 10 : 40))
        return stops
      }
      return []
    }
    #expect(stops([]).count == 2)
    #expect(stops(.repeat).map(\.color) == [.black, .white, .black, .white, .black, .white, .black, .white])
    #expect(stops(.mirror).map(\.color) == [.black, .white, .white, .black, .black, .white, .white, .black])
  }

  @Test func textsAndSymbolsAreMeasuredAndDrawn() {
    var size = CGSize.zero, missing = true
    let view = Canvas { context, _ in
      let text = context.resolve(Text("Four").font(.system(size: 20)))
      size = text.measure(in: CGSize(width: 1000, height: 1000))
      if let symbol = context.resolveSymbol(id: "b") {
        context.draw(symbol, at: CGPoint(x: 50, y: 25))
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 80, height: 20))
      }
      missing = context.resolveSymbol(id: "c") == nil
    } symbols: {
      Color.red.frame(width: 10, height: 10).tag("a")
      Color.black.frame(width: 40, height: 10).tag("b")
    }
    let harness = Harness(view.frame(width: 100, height: 50))
    #expect(size.width == 40)
    #expect(missing)
    let places = harness.commands.compactMap {
      if case .push(.transform(let transform)) = $0 { return transform }
      return nil
    }
    #expect(places.contains(CGAffineTransform(translationX: 30, y: 20)))
    #expect(places.contains(CGAffineTransform(scaleX: 2, y: 2)))
    #expect(harness.fills == [.black, .black])
  }

  @Test func shadingsColourTexts() {
    let drawn = commands { context, size in
      var text = context.resolve(Text("A"))
      text.shading = .color(.white)
      context.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center)
      context.draw(Text("B"), in: CGRect(x: 0, y: 0, width: 50, height: 20))
    }
    let paints = drawn.compactMap {
      if case .glyphs(_, _, let paint) = $0 { return paint }
      return nil
    }
    #expect(paints == [.color(.white), .color(.black)])
  }

  private struct Reading: View {
    @State private var isOn = false
    var body: some View {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(isOn ? .white : .black))
      }
      .onTapGesture { isOn.toggle() }
    }
  }

  @Test func whatTheRendererReadsHasItDrawnAgain() {
    let harness = Harness(Reading(), width: 100, height: 100)
    #expect(harness.fills == [.black])
    harness.tap(at: CGPoint(x: 50, y: 50))
    #expect(harness.fills == [.white])
  }

  @Test func coreGraphicsDrawsToo() {
    let drawn = commands { context, _ in
      context.withCGContext { cg in
        cg.setFillColor(.white)
        cg.saveGState()
        cg.setFillColor(.black)
        cg.translateBy(x: 5, y: 5)
        cg.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        cg.restoreGState()
        cg.move(to: .zero)
        cg.addLine(to: CGPoint(x: 10, y: 0))
        cg.setLineWidth(3)
        cg.strokePath()
        cg.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    #expect(drawn.first == .push(.transform(CGAffineTransform(translationX: 5, y: 5))))
    #expect(drawn[1] == .fill(square, .color(.black), FillStyle()))
    guard case .stroke(let line, .color(.black), let style) = drawn[3] else {
      Issue.record("No line is drawn.")
      return
    }
    #expect(style.lineWidth == 3 && line.boundingRect.width == 10)
    #expect(drawn.last == .fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), .color(.white), FillStyle()))
  }
}
