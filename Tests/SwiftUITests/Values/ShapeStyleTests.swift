import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

@Suite struct ShapeStyleTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  private func color(_ style: some ShapeStyle, _ context: _StyleContext = _StyleContext()) -> RGBA? {
    if case .color(let color) = style._paint(in: rect, context: context) { return color }
    return nil
  }
  private func context(_ styles: any ShapeStyle...) -> _StyleContext {
    var context = _StyleContext()
    context.foreground = context.foreground.setting(styles.map { AnyShapeStyle($0) })
    return context
  }

  @Test func levelsWithoutForegroundAreLabels() {
    #expect(color(.primary) == RGBA(0, 0, 0))
    #expect(color(.secondary) == RGBA(60, 60, 67, 0.6))
    #expect(color(.tertiary) == RGBA(60, 60, 67, 0.3))
    #expect(color(.quaternary) == RGBA(60, 60, 67, 0.18))
  }

  @Test func levelsOfAForegroundAreItsOpacities() {
    let one = context(Color.black)
    #expect(color(.foreground, one) == .black)
    #expect(color(.secondary, one)?.alpha == 0.5)
    #expect(color(.tertiary, one)?.alpha == 0.25)
    #expect(color(.quaternary, one)?.alpha == 0.18)
    let two = context(Color.black, Color.white)
    #expect(color(.secondary, two) == .white)
    #expect(color(.tertiary, two) == RGBA.white.opacity(0.5))
  }

  @Test func hierarchicalForegroundMeansTheOuterOne() {
    var context = context(Color.black)
    context.foreground = context.foreground.setting(AnyShapeStyle(.secondary))
    #expect(color(.primary, context)?.alpha == 0.5)
    #expect(color(.secondary, context)?.alpha == 0.25)
  }

  @Test func levelsOfAnyStyle() {
    var context = _StyleContext()
    #expect(color(.tint.secondary, context) == RGBA(0, 136, 255, 0.5))
    context.tint = AnyShapeStyle(Color.black)
    #expect(color(.tint, context) == .black)
    #expect(color(AnyShapeStyle(.tint.opacity(0.25)), context)?.alpha == 0.25)
    #expect(color(.background.secondary) == RGBA(242, 242, 247))
    #expect(color(.fill.tertiary) == RGBA(120, 120, 128, 0.12))
  }

  @Test func gradientsTakeTheirPlacesFromTheFrame() {
    let stops = [ColorStop(.black, at: 0), ColorStop(.white, at: 1)]
    let gradient = Gradient(colors: [.black, .white])
    #expect(
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottomTrailing)
        ._paint(in: rect, context: _StyleContext())
        == .linearGradient(stops, from: CGPoint(x: 60, y: 20), to: CGPoint(x: 110, y: 70)))
    #expect(
      RadialGradient(gradient: gradient, center: .center, startRadius: 2, endRadius: 30)
        ._paint(in: rect, context: _StyleContext())
        == .radialGradient(stops, center: CGPoint(x: 60, y: 45), startRadius: 2, endRadius: 30))
    #expect(
      EllipticalGradient(gradient: gradient)._paint(in: rect, context: _StyleContext())
        == .ellipticalGradient(
          stops, center: CGPoint(x: 60, y: 45), size: rect.size, startFraction: 0, endFraction: 1))
    #expect(
      AngularGradient(gradient: gradient, center: .center)._paint(in: rect, context: _StyleContext())
        == .angularGradient(stops, center: CGPoint(x: 60, y: 45), start: 0, end: 2 * .pi))
  }

  @Test func stopsAreOrderedAndEven() {
    let context = ResolutionContext()
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    let crossed = Gradient(stops: [.init(color: .black, location: 0.6), .init(color: .white, location: 0.2)])
    #expect(crossed.resolve(in: context).map(\.location) == [0.6, 0.6])
    let perceptual = Gradient(colors: [.black, .white]).colorSpace(.perceptual).gradient.resolve(in: context)
    #expect(perceptual.count == 9)
    #expect(abs(perceptual[4].color.red - 99.0 / 255) < 0.01)
  }
}

/// A style of a user's own.
private struct Traffic: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.black : Color.white
  }
}

extension ShapeStyleTests {
  @Test func stylesOfUsersAreDrawnAsWhatTheyStandFor() {
    var environment = EnvironmentValues()
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(Traffic()._paint(in: rect, context: environment.styleContext) == .color(.white))
    environment.colorScheme = .dark
    #expect(AnyShapeStyle(Traffic())._paint(in: rect, context: environment.styleContext) == .color(.black))
    #expect(Color.white.resolve(in: environment) == Color.Resolved(red: 1, green: 1, blue: 1))
  }
}
