import SwiftUI

struct DrawnOfParts: View {
  private var parts: Path {
    var path = Path()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerSize: CGSize(width: 2, height: 2))
    path.addArc(center: .zero, radius: 4, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 2)
    path.addLines([.zero, CGPoint(x: 3, y: 3)])
    path.addPath(Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)))
    return path
  }

  var body: some View {
    parts.trimmedPath(from: 0, to: 0.5).strokedPath(StrokeStyle(lineWidth: 1)).fill(.red)
    Path(CGRect(x: 0, y: 0, width: 1, height: 1)).fill(.blue)
  }
}
