import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

@Suite struct ShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
  private let proposal = ProposedViewSize(width: 60, height: 40)

  /// Recorded: a circle is a square of the smaller side in these wrappers.
  @Test func circleStaysSquare() {
    let square = CGSize(width: 40, height: 40)
    #expect(Circle().sizeThatFits(proposal) == square)
    #expect(Circle().stroke(lineWidth: 3).sizeThatFits(proposal) == square)
    #expect(Circle().trim(from: 0, to: 0.5).sizeThatFits(proposal) == square)
    #expect(AnyShape(Circle()).sizeThatFits(proposal) == square)
    #expect(Circle().inset(by: 2).sizeThatFits(proposal) == square)
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: .infinity, height: 40)) == square)
  }

  /// Recorded: scaled and moved ones fill the proposal.
  @Test func scaledAndMovedCirclesFill() {
    #expect(Circle().scale(0.5).sizeThatFits(proposal) == rect.size)
    #expect(Circle().offset(x: 3).sizeThatFits(proposal) == rect.size)
    #expect(Ellipse().sizeThatFits(proposal) == rect.size)
    #expect(Path(rect).sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test func outlinesLieInTheirRectangle() {
    #expect(Circle().path(in: rect) == Path(ellipseIn: CGRect(x: 10, y: 0, width: 40, height: 40)))
    #expect(Circle().inset(by: 5).path(in: rect) == Path(ellipseIn: CGRect(x: 15, y: 5, width: 30, height: 30)))
    #expect(Rectangle().inset(by: 30).path(in: rect).boundingRect.height == 0)
    #expect(Capsule().path(in: rect) == Path(roundedRect: rect, cornerRadius: 20, style: .continuous))
    #expect(
      RoundedRectangle(cornerRadius: 12).inset(by: 4).path(in: rect)
        == Path(roundedRect: rect.inset(evenlyBy: 4), cornerRadius: 8, style: .continuous))
  }

  /// Shapes that people write measure from the corner of their view.
  @MainActor @Test func shapesAreAskedInTheirViewsCoordinates() {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height / 4)) }
    }
    let corner = CGRect(x: 30, y: 50, width: 20, height: 10)
    func area(_ view: some View) -> CGRect? {
      let commands = Harness(view.frame(width: 40, height: 40).position(x: 50, y: 70)).commands
      for command in commands {
        switch command {
        case .fill(let path, _, _) where path != Path(CGRect(x: 30, y: 50, width: 40, height: 40)):
          return path.boundingRect
        case .push(.clip(let path, _)): return path.boundingRect
        default: continue
        }
      }
      return nil
    }
    #expect(area(Corner()) == corner)
    #expect(area(Color.red.clipShape(Corner())) == corner)
    let twice = CGAffineTransform(scaleX: 2, y: 2)
    #expect(area(Corner().transform(twice)) == CGRect(x: 30, y: 50, width: 40, height: 20))
    #expect(area(Path(CGRect(x: 0, y: 0, width: 20, height: 10))) == corner)
    #expect(area(Rectangle().size(width: 20, height: 10)) == corner)
  }

  /// What is made from a shape that stays as it is does so too.
  @Test func derivedShapesTurnOverAsTheirContent() {
    struct Fixed: Shape {
      var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
      func path(in rect: CGRect) -> Path { Path(rect) }
    }
    let derived: [any Shape] = [
      Fixed().stroke(lineWidth: 1), Fixed().trim(from: 0, to: 0.5), Fixed().offset(x: 1), Fixed().scale(2),
      Fixed().rotation(.degrees(5)), Fixed().transform(CGAffineTransform(scaleX: 2, y: 2)),
      Fixed().size(width: 1, height: 1),
    ]
    for shape in derived { #expect(shape.layoutDirectionBehavior == .fixed) }
    #expect(Rectangle().offset(x: 1).layoutDirectionBehavior == .mirrors)
  }

  @Test func derivedShapesMoveTheirOutline() {
    #expect(Rectangle().offset(x: 5, y: 6).path(in: rect).boundingRect == rect.offsetBy(dx: 5, dy: 6))
    #expect(
      Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 15, y: 10, width: 30, height: 20))
    #expect(
      Rectangle().scale(x: 0.5, y: 1, anchor: .leading).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 30, height: 40))
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(abs(turned.minX - 10) < 1e-9 && abs(turned.width - 40) < 1e-9 && abs(turned.height - 60) < 1e-9)
    #expect(
      Rectangle().size(width: 20, height: 10).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      Rectangle().transform(CGAffineTransform(translationX: 7, y: 0)).path(in: rect).boundingRect.minX == 7)
  }

  @Test func strokedShapeKeepsItsPen() {
    let outline = Circle().trim(from: 0, to: 0.25).stroke(style: StrokeStyle(lineWidth: 4)).rotation(.degrees(-90))
      ._outline(in: rect)
    #expect(outline.stroke?.lineWidth == 4)
    #expect(!outline.path.isEmpty)
    // As an area the line reaches half its width beyond the outline.
    let area = Rectangle().stroke(lineWidth: 4).path(in: rect).boundingRect
    #expect(area == rect.insetBy(dx: -2, dy: -2))
  }
}
