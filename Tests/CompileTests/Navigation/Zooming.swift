import SwiftUI

struct Zooming: View {
  @Namespace private var space

  var body: some View {
    NavigationStack {
      NavigationLink {
        Text("Detail")
          .navigationTransition(.zoom(sourceID: "photo", in: space))
          .navigationTransition(.automatic)
      } label: {
        Text("Photo").matchedTransitionSource(id: "photo", in: space)
      }
    }
  }
}
