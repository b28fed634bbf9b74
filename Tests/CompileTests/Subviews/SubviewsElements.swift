import SwiftUI

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}
private struct Board<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    Group(subviews: content) { subviews in
      if let first = subviews.first { first.font(.title) }
      ForEach(subviews.dropFirst()) { subview in subview.opacity(subview.containerValues.isPinned ? 1 : 0.5) }
    }
    ForEach(subviews: content) { $0 }
    ForEach(sections: content) { section in
      VStack {
        section.header
        section.content
      }
    }
  }
}

struct SubviewsElements: View {
  var body: some View {
    Board {
      Text("a")
      Text("b").containerValue(\.isPinned, true)
    }
  }
}
