import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

@Suite struct UIKitNamesTests {
  @Test func bezierPathRoundsTheCornersAskedFor() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8)
      ).cgPath)
    #expect(path.boundingRect == rect)
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
  }

  /// In UIKit a clockwise arc from 0 to a quarter turn lies below the centre, where y grows.
  @Test func bezierArcsTurnAsOnTheScreen() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let bounds = arc.bounds
    #expect(abs(bounds.maxX - 10) < 1e-6 && abs(bounds.maxY - 10) < 1e-6)
    #expect(abs(bounds.minX) < 1e-6 && abs(bounds.minY) < 1e-6)
  }

  @Test func pathsGoThroughCoreGraphics() {
    let mutable = CGMutablePath()
    mutable.move(to: .zero)
    mutable.addLine(to: CGPoint(x: 10, y: 5))
    #expect(Path(mutable).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath.boundingBox.width == 4)
  }

  @Test func pasteboardKeepsText() {
    UIPasteboard.general.string = "x"
    #expect(UIPasteboard.general.string == "x")
  }
}
