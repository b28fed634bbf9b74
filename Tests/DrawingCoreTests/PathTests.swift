import DrawingCore
import Foundation
import Testing

@Suite struct PathTests {
  let square = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func commonOutlinesBeginAndTurnAsOnApplePlatforms() {
    #expect(Path(square).currentPoint == CGPoint(x: 10, y: 20))
    #expect(Path(ellipseIn: square).elements.first == .move(to: CGPoint(x: 110, y: 50)))
    #expect(Path(roundedRect: square, cornerRadius: 5).elements.first == .move(to: CGPoint(x: 110, y: 50)))
    // A quarter of a circle's path, which begins on the right, lies at the bottom right.
    let quarter = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: 0.25)
    #expect(quarter.boundingRect.isClose(to: CGRect(x: 5, y: 5, width: 5, height: 5), within: 0.001))
  }

  @Test func arcsThatAreNotClockwiseLookClockwise() {
    func bounds(_ start: Double, _ end: Double, clockwise: Bool) -> CGRect {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
      }.boundingRect
    }
    // From the right to the bottom: y points down.
    #expect(bounds(0, 90, clockwise: false).isClose(to: CGRect(x: 0, y: 0, width: 10, height: 10), within: 0.01))
    #expect(bounds(0, 90, clockwise: true).isClose(to: CGRect(x: -10, y: -10, width: 20, height: 20), within: 0.01))
    #expect(bounds(0, -90, clockwise: true).isClose(to: CGRect(x: 0, y: -10, width: 10, height: 10), within: 0.01))
    #expect(bounds(90, 0, clockwise: false).isClose(to: CGRect(x: -10, y: -10, width: 20, height: 20), within: 0.01))
    for isClockwise in [false, true] {
      let full = bounds(0, 360, clockwise: isClockwise)
      #expect(full.isClose(to: CGRect(x: -10, y: -10, width: 20, height: 20), within: 0.01))
    }
  }

  @Test func anArcBetweenTangentsRoundsTheCorner() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    guard case .line(let tangent) = path.elements[1] else {
      Issue.record("The arc does not begin with a line.")
      return
    }
    #expect(abs(tangent.x - 6) < 1e-9 && abs(tangent.y) < 1e-9)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    #expect(!path.contains(CGPoint(x: 9, y: 1)))
    #expect(path.contains(CGPoint(x: 8, y: 1.5)))
  }

  @Test func boundsLeaveOutControlPoints() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingRect.isClose(to: CGRect(x: 0, y: 0, width: 10, height: 5), within: 1e-9))
    #expect(Path().boundingRect.isNull)
  }

  @Test func aContinuousCornerReachesFurtherAndATightOneIsRound() {
    let wide = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 20)
    #expect(wide.elements[1] == .line(to: CGPoint(x: 200, y: 200 - 1.528665 * 20)))
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let smooth = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
    let round = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    #expect(smooth.elements == round.elements)
    // Every point of the capsule's left end lies on a circle.
    for element in round.elements {
      guard case .curve(let point, _, _) = element, point.x < 20 else { continue }
      #expect(abs(hypot(point.x - 20, point.y - 20) - 20) < 1e-6)
    }
  }

  @Test func theContinuousCornerShrinksWithoutAJump() {
    func corner(_ radius: CGFloat) -> CGFloat {
      let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: radius)
      guard case .line(let point) = path.elements[1] else { return .nan }
      return 100 - point.y
    }
    for radius in stride(from: CGFloat(30), to: 50, by: 0.5) {
      #expect(corner(radius) <= 50 + 1e-9)
      #expect(abs(corner(radius + 0.5) - corner(radius)) < 1)
    }
  }

  @Test func unevenCornersKeepTheirRadii() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      cornerRadii: RectangleCornerRadii(topLeading: 40, bottomTrailing: 90), style: .circular)
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 99)))
    #expect(!path.contains(CGPoint(x: 95, y: 95)))
    #expect(path.boundingRect.isClose(to: CGRect(x: 0, y: 0, width: 100, height: 100), within: 1e-9))
  }

  @Test func containsFollowsTheRule() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 15), eoFill: true))
    #expect(!path.contains(CGPoint(x: 31, y: 15)))
  }

  @Test func trimmingFollowsLength() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
    let middle = path.trimmedPath(from: 0.125, to: 0.5)
    #expect(
      middle.elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10)),
      ])
    #expect(path.trimmedPath(from: 0.6, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    let closed = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0.75, to: 1)
    #expect(closed.elements == [.move(to: CGPoint(x: 0, y: 10)), .line(to: .zero)])
  }

  @Test(arguments: [CGLineCap.butt, .round, .square])
  func aStrokeCoversItsWidth(cap: CGLineCap) {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0)])
    let outline = path.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
    let extra: CGFloat = cap == .butt ? 0 : 5
    let expected = CGRect(x: -extra, y: -5, width: 40 + 2 * extra, height: 10)
    #expect(outline.boundingRect.isClose(to: expected, within: 0.01))
    #expect(outline.contains(CGPoint(x: 20, y: 4.9)))
    #expect(outline.contains(CGPoint(x: -4.8, y: 4.8)) == (cap == .square))
    #expect(outline.contains(CGPoint(x: -4.8, y: 0)) == (cap != .butt))
  }

  @Test(arguments: [CGLineJoin.miter, .round, .bevel], [false, true])
  func aJoinFillsTheOuterSide(join: CGLineJoin, isLeftTurn: Bool) {
    let sign: CGFloat = isLeftTurn ? -1 : 1
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40 * sign)])
    let outline = path.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join))
    #expect(outline.contains(CGPoint(x: 44.9, y: -4.9 * sign)) == (join == .miter))
    #expect(outline.contains(CGPoint(x: 43.4, y: -3.4 * sign)) == (join != .bevel))
    #expect(outline.contains(CGPoint(x: 42.4, y: -2.4 * sign)))
    #expect(outline.contains(CGPoint(x: 36, y: 4 * sign)))
    #expect(!outline.contains(CGPoint(x: 30, y: 10 * sign)))
  }

  @Test func aSharpMitreIsCutAtItsLimit() {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 10)])
    let cut = path.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 10)).boundingRect
    let long = path.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 100)).boundingRect
    #expect(cut.maxX < 103)
    #expect(long.maxX > 130)
  }

  @Test func closedAndDashedStrokes() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let closed = Path(rect).strokedPath(StrokeStyle(lineWidth: 4))
    #expect(closed.boundingRect.isClose(to: rect.insetBy(dx: -2, dy: -2), within: 1e-9))
    #expect(!closed.contains(CGPoint(x: 20, y: 20)))
    #expect(closed.contains(CGPoint(x: -1.5, y: -1.5)))
    var line = Path()
    line.addLines([.zero, CGPoint(x: 30, y: 0)])
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 6], dashPhase: 2))
    let drawn = stride(from: CGFloat(0.5), to: 30, by: 1).map { dashed.contains(CGPoint(x: $0, y: 0)) }
    let expected = (0..<30).map { ($0 + 2) % 10 < 4 }
    #expect(drawn == expected)
  }

  @Test func textAndBack() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      var path = Path()
      path.move(to: generator.point())
      path.addCurve(to: generator.point(), control1: generator.point(), control2: generator.point())
      path.addQuadCurve(to: generator.point(), control: generator.point())
      path.addLine(to: generator.point())
      path.closeSubpath()
      #expect(Path(path.description) == path)
    }
    #expect(Path("1 2 x") == nil)
    #expect(Path("1 m") == nil)
  }

  @Test func transformingKeepsCommonOutlines() {
    let transform = CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3)
    #expect(Path(square).applying(transform) == Path(CGRect(x: 25, y: 66, width: 200, height: 180)))
    let turned = Path(square).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(turned.boundingRect.isClose(to: CGRect(x: -80, y: 10, width: 60, height: 100), within: 1e-9))
    #expect(Path(square).offsetBy(dx: 1, dy: 2) == Path(square.offsetBy(dx: 1, dy: 2)))
  }

  @Test func nothingIsDrawnWithoutAStart() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
  }
}

extension CGRect {
  func isClose(to other: CGRect, within tolerance: CGFloat) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
