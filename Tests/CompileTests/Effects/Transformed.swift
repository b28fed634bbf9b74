import SwiftUI

struct Transformed: View {
  var body: some View {
    Text("a").transformEffect(CGAffineTransform(translationX: 3, y: 4))
    Text("a").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
  }
}
