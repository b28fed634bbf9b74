import SwiftUI

struct Drags: View {
  @State private var offset = CGSize.zero
  @GestureState private var translation = CGSize.zero

  var body: some View {
    Text("a").offset(offset).gesture(
      DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
    Text("a").gesture(
      DragGesture(minimumDistance: 0).updating($translation) { value, state, _ in state = value.translation })
    Text("a").gesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .global).onEnded { print($0.predictedEndTranslation) })
    Text("a").gesture(
      DragGesture(coordinateSpace: .local).updating(
        $translation, body: { value, state, transaction in state = value.translation }))
  }
}
