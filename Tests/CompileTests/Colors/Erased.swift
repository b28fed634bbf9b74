import SwiftUI

struct Erased: View {
  private var style: AnyShapeStyle { AnyShapeStyle(.red) }

  var body: some View {
    Circle().fill(style)
    AnyShape(Circle()).fill(.red)
  }
}
