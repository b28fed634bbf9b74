public import DrawingCore
public import Foundation
public import LayoutCore

extension Shape {
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    _SizedShape(shape: self, size: CGSize(width: width, height: height))
  }
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }
  public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
  }

  public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}
