public import DrawingCore
internal import Foundation

public typealias Path = DrawingCore.Path
public typealias StrokeStyle = DrawingCore.StrokeStyle
public typealias FillStyle = DrawingCore.FillStyle
public typealias RoundedCornerStyle = DrawingCore.RoundedCornerStyle
public typealias BlendMode = DrawingCore.BlendMode
public typealias CGAffineTransform = DrawingCore.CGAffineTransform
public typealias ProjectionTransform = DrawingCore.ProjectionTransform
public typealias CGLineCap = DrawingCore.CGLineCap
public typealias CGLineJoin = DrawingCore.CGLineJoin
public typealias Angle = DrawingCore.Angle
public typealias RectangleCornerRadii = DrawingCore.RectangleCornerRadii
public typealias ColorMatrix = DrawingCore.ColorMatrix
