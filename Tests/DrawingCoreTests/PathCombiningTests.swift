import DrawingCore
import Foundation
import Testing

/// Areas are counted on a grid, which knows nothing of outlines.
@Suite struct PathCombiningTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
  private static let disc = Path(ellipseIn: CGRect(x: 20, y: 20, width: 40, height: 40))
  private static let star: Path = {
    var path = Path()
    for index in 0..<5 {
      let angle = Double(index) * 0.8 * .pi - .pi / 2
      let point = CGPoint(x: 30 + 25 * cos(angle), y: 30 + 25 * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }()
  static let pairs = [
    (square, disc), (disc, star), (star, square), (square, square), (disc, disc.offsetBy(dx: 100, dy: 0)),
    (square, Path(CGRect(x: 10, y: 10, width: 20, height: 20))), (square, square.offsetBy(dx: 40, dy: 0)),
    (Path(roundedRect: CGRect(x: 5, y: 5, width: 50, height: 30), cornerRadius: 12), star),
  ]

  private func disagreements(_ path: Path, eoFill: Bool = false, with rule: (CGPoint) -> Bool) -> Int {
    var count = 0
    for x in stride(from: -9.77, to: 150, by: 1.93) {
      for y in stride(from: -9.81, to: 70, by: 1.87) {
        let point = CGPoint(x: x, y: y)
        if path.contains(point, eoFill: eoFill) != rule(point) { count += 1 }
      }
    }
    return count
  }

  @Test(arguments: pairs) func coversWhatItSays(_ a: Path, _ b: Path) {
    #expect(disagreements(a.union(b)) { a.contains($0) || b.contains($0) } == 0)
    #expect(disagreements(a.intersection(b)) { a.contains($0) && b.contains($0) } == 0)
    #expect(disagreements(a.subtracting(b)) { a.contains($0) && !b.contains($0) } == 0)
    #expect(disagreements(a.symmetricDifference(b)) { a.contains($0) != b.contains($0) } == 0)
    // The outline of the result does not cross itself, so both rules agree on it.
    #expect(disagreements(a.union(b), eoFill: true) { a.contains($0) || b.contains($0) } == 0)
  }

  @Test func keepsCurves() {
    let both = Self.square.intersection(Self.disc)
    let curves = both.elements.filter { if case .curve = $0 { true } else { false } }
    #expect(curves.count == 1)
    #expect(both.elements.count <= 6)
  }

  @Test func answersEmptyPaths() {
    #expect(Self.square.intersection(Path()).isEmpty)
    #expect(disagreements(Self.square.union(Path())) { Self.square.contains($0) } == 0)
    #expect(Self.square.subtracting(Self.square).isEmpty)
  }

  @Test func normalizesByTheRuleOfFilling() {
    #expect(disagreements(Self.star.normalized(eoFill: true)) { Self.star.contains($0, eoFill: true) } == 0)
    #expect(disagreements(Self.star.normalized(eoFill: false)) { Self.star.contains($0) } == 0)
  }

  @Test func cutsLines() {
    var line = Path()
    line.move(to: CGPoint(x: -10, y: 20))
    line.addLine(to: CGPoint(x: 50, y: 20))
    #expect(
      line.lineIntersection(Self.square).elements == [
        .move(to: CGPoint(x: 0, y: 20)), .line(to: CGPoint(x: 40, y: 20)),
      ]
    )
    #expect(line.lineSubtraction(Self.square).elements.count == 4)
  }
}
