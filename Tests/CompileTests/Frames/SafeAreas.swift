import SwiftUI

struct SafeAreas: View {
  var body: some View {
    Color.red.ignoresSafeArea()
    Color.red.ignoresSafeArea(.keyboard)
    Color.red.ignoresSafeArea(.container, edges: .top)
    Color.red.ignoresSafeArea(edges: .bottom)
    Color.red.edgesIgnoringSafeArea(.all)
  }
}
