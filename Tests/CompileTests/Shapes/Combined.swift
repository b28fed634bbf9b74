import SwiftUI

struct Combined: View {
  var body: some View {
    Circle().union(Rectangle()).fill(.red)
    Circle().subtracting(Rectangle()).fill(.red)
    Circle().intersection(Rectangle()).fill(.red)
  }
}
