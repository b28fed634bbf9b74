import SwiftUI

struct Expanding: View {
  @State private var isOpen = false
  @Namespace private var space

  var body: some View {
    VStack {
      if isOpen {
        RoundedRectangle(cornerRadius: 20).fill(.orange).matchedGeometryEffect(id: "card", in: space).frame(height: 300)
      } else {
        RoundedRectangle(cornerRadius: 8).fill(.orange).matchedGeometryEffect(id: "card", in: space).frame(
          width: 80, height: 80)
      }
    }
    .onTapGesture { withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { isOpen.toggle() } }
  }
}
