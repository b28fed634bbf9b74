import SwiftUI

struct NamedSpace: View {
  var body: some View {
    Text("a").coordinateSpace(.named("space"))
    Text("a").coordinateSpace(NamedCoordinateSpace.named("other"))
  }
}
