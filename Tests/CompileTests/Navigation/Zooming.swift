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
          .matchedTransitionSource(id: 2, in: space) { $0.clipShape(RoundedRectangle(cornerRadius: 8)) }
          .matchedTransitionSource(id: 3, in: space) { source in source.clipShape(.rect(cornerRadius: 8)) }
      }
    }
  }
}
