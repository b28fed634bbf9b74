import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct EffectTests {
  /// What a matrix makes of a colour.
  private func apply(_ matrix: ColorMatrix, _ color: [Float]) -> [Float] {
    (0..<4).map { row in
      let c = Array(matrix.coefficients[row * 5..<row * 5 + 5])
      return c[0] * color[0] + c[1] * color[1] + c[2] * color[2] + c[3] * color[3] + c[4]
    }
  }
  private func matrix(_ view: some View) -> ColorMatrix? {
    for case .push(.colorMatrix(let matrix)) in Harness(view).commands { return matrix }
    return nil
  }
  private func result(_ view: some View, _ color: [Float]) throws -> [Float] {
    apply(try #require(matrix(view)), color).map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func coloursChange() throws {
    let color: [Float] = [0.8, 0.4, 0.2, 1]
    #expect(try result(Color.red.brightness(0.1), color) == [0.9, 0.5, 0.3, 1])
    #expect(try result(Color.red.contrast(0), color) == [0.5, 0.5, 0.5, 1])
    #expect(try result(Color.red.contrast(1), color) == color)
    let gray: Float = 0.471
    #expect(try result(Color.red.saturation(0), color) == [gray, gray, gray, 1])
    #expect(try result(Color.red.grayscale(1), color) == [gray, gray, gray, 1])
    #expect(try result(Color.red.grayscale(0), color) == color)
    #expect(try result(Color.red.hueRotation(.degrees(0)), color) == color)
    #expect(try result(Color.red.colorMultiply(Color(red: 0.5, green: 1, blue: 0)), color) == [0.4, 0.4, 0, 1])
    #expect(try result(Color.red.luminanceToAlpha(), color) == [0, 0, 0, gray])
    #expect(try result(Color.red.colorInvert(), color) == [0.2, 0.6, 0.8, 1])
  }

  @Test func aTurnedHueKeepsItsLuminance() throws {
    let turned = try result(Color.red.hueRotation(.degrees(120)), [0.5, 0.4, 0.45, 1])
    let luminance = 0.2126 * turned[0] + 0.7152 * turned[1] + 0.0722 * turned[2]
    #expect(abs(luminance - (0.2126 * 0.5 + 0.7152 * 0.4 + 0.0722 * 0.45)) < 0.01)
    #expect(turned != [0.5, 0.4, 0.45, 1])
  }

  @Test func aBorderLiesInsideAndAbove() {
    let harness = Harness(Color.red.frame(width: 40, height: 20).border(.blue, width: 4))
    guard case .stroke(let path, _, let style)? = harness.commands.last else {
      Issue.record("No border is drawn.")
      return
    }
    #expect(path.boundingRect == CGRect(x: 182, y: 192, width: 36, height: 16))
    #expect(style.lineWidth == 4)
    #expect(harness.report.view == "frame")
  }

  @Test func aMaskDecidesWhatIsDrawn() throws {
    let harness = Harness(
      Color.red.frame(width: 40, height: 20).mask(alignment: .leading) { Circle().frame(width: 10, height: 10) })
    guard case .push(.mask(let mask))? = harness.commands.first, case .fill(let path, _, _)? = mask.first else {
      Issue.record("Nothing is masked.")
      return
    }
    #expect(mask.count == 1)
    #expect(path.boundingRect == CGRect(x: 180, y: 195, width: 10, height: 10))
    #expect(harness.commands.count == 3)
    #expect(harness.commands.last == .pop)
  }

  @Test func aMaskedViewIsHit() {
    let counter = Counter()
    let harness = Harness(Color.red.onTapGesture { counter.note("tap") }.mask(Circle()).id("view"))
    harness.tap("view")
    #expect(counter["tap"] == 1)
  }

  private func projected(_ projection: ProjectionTransform, _ point: CGPoint) -> CGPoint {
    let w = point.x * projection.m13 + point.y * projection.m23 + projection.m33
    return CGPoint(
      x: (point.x * projection.m11 + point.y * projection.m21 + projection.m31) / w,
      y: (point.x * projection.m12 + point.y * projection.m22 + projection.m32) / w)
  }

  @Test func aTurnInSpaceIsAPerspective() throws {
    func projection(_ view: some View) -> ProjectionTransform? {
      for case .push(.projection(let projection)) in Harness(view).commands { return projection }
      return nil
    }
    let square = Color.red.frame(width: 100, height: 100)
    let flat = try #require(
      projection(square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)))
    let corner = projected(flat, CGPoint(x: 250, y: 150))
    #expect(abs(corner.x - 225) < 1e-9 && abs(corner.y - 150) < 1e-9)
    // The right edge goes away from the reader: it is shorter than the left one.
    let deep = try #require(projection(square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))))
    let right = projected(deep, CGPoint(x: 250, y: 250)).y - projected(deep, CGPoint(x: 250, y: 150)).y
    let left = projected(deep, CGPoint(x: 150, y: 250)).y - projected(deep, CGPoint(x: 150, y: 150)).y
    #expect(right < 100 && left > 100)
    let z = try #require(projection(square.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))))
    let turned = projected(z, CGPoint(x: 250, y: 200))
    #expect(abs(turned.x - 200) < 1e-9 && abs(turned.y - 250) < 1e-9)
  }

  @Test func projectedViewsAreHitWhereTheyAreSeen() {
    let counter = Counter()
    let harness = Harness(
      Color.red.frame(width: 100, height: 100).onTapGesture { counter.note("tap") }
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0))
    harness.tap(at: CGPoint(x: 230, y: 200))
    harness.tap(at: CGPoint(x: 220, y: 200))
    #expect(counter["tap"] == 1)
  }

  @Test func projectionsCombineAndTurnRound() {
    var projection = ProjectionTransform(CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4))
    projection.m13 = 0.001
    projection.m23 = -0.002
    let identity = projection.concatenating(projection.inverted())
    let point = projected(identity, CGPoint(x: 30, y: 40))
    #expect(abs(point.x - 30) < 1e-9 && abs(point.y - 40) < 1e-9)
    #expect(!projection.isAffine)
    #expect(ProjectionTransform().isIdentity)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let hasInverse = flat.invert()
    #expect(!hasInverse)
  }

  private struct Even: View, Equatable {
    let number: Int
    let counter: Counter
    var body: some View {
      let _ = counter.note("body")
      Color.red.frame(width: CGFloat(number), height: 10).id("even")
    }
    nonisolated static func == (a: Even, b: Even) -> Bool { a.number / 2 == b.number / 2 }
  }
  private struct EvenOwner: View {
    let number: Remote<Int>
    let counter: Counter
    var body: some View { Even(number: number.value, counter: counter).equatable() }
  }

  @Test func anEquatableViewDecidesWhenItsBodyRuns() {
    let (number, counter) = (Remote(2), Counter())
    let harness = Harness(EvenOwner(number: number, counter: counter))
    number.value = 3
    #expect(harness.frame("even")?.width == 2)
    number.value = 4
    #expect(harness.frame("even")?.width == 4)
    #expect(counter["body"] == 2)
  }
}
