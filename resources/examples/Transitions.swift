import SwiftUI

/// Cards that come and go in different ways.
struct Cards: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 12) {
      Button(isShown ? "Hide" : "Show") { withAnimation(.smooth(duration: 0.6)) { isShown.toggle() } }
      if isShown {
        card("Fades", .blue)
        card("Slides", .green).transition(.slide)
        card("Grows", .orange).transition(.scale.combined(with: .opacity))
        card("Pushes", .pink).transition(.push(from: .bottom))
        card("Comes from above, goes to the side", .purple)
          .transition(.asymmetric(insertion: .move(edge: .top).combined(with: .opacity), removal: .slide))
        card("Turns", .teal).transition(Turning())
      }
    }
    .frame(width: 280, height: 360, alignment: .top)
    .padding()
    .onAppear { withAnimation(.smooth(duration: 0.6)) { isShown = true } }
  }

  private func card(_ title: String, _ color: Color) -> some View {
    Text(title)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(color, in: .rect(cornerRadius: 12))
  }
}

/// A transition of one's own.
struct Turning: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase.value * 30), anchor: .bottomLeading)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A picture that grows out of its thumbnail.
struct Hero: View {
  @State private var isLarge = false
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color.clear
      if isLarge {
        RoundedRectangle(cornerRadius: 24)
          .fill(.indigo.gradient)
          .matchedGeometryEffect(id: "picture", in: space)
          .padding()
      } else {
        RoundedRectangle(cornerRadius: 8)
          .fill(.indigo.gradient)
          .matchedGeometryEffect(id: "picture", in: space)
          .frame(width: 60, height: 60)
          .padding()
      }
    }
    .frame(width: 280, height: 280)
    .onTapGesture { withAnimation(.smooth) { isLarge.toggle() } }
    .onAppear { withAnimation(.smooth) { isLarge = true } }
  }
}

#Preview("Cards") { Cards() }
#Preview("Hero") { Hero() }
