import SwiftUI

private struct CornersOfUIKit: Shape {
  var radius: CGFloat
  var corners: UIRectCorner = .allCorners
  func path(in rect: CGRect) -> Path {
    Path(
      UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        .cgPath)
  }
}

struct RoundedCorners: View {
  var body: some View {
    Color.red.clipShape(CornersOfUIKit(radius: 4, corners: [.topLeft, .topRight]))
  }
}
