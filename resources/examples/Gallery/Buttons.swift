import SwiftUI

/// Every style, size, shape and role of buttons.
struct Buttons: View {
  @State private var count = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        Text("Pressed \(count) times")
        HStack(spacing: 16) {
          Button("Automatic", action: press)
          Button("Plain", action: press).buttonStyle(.plain)
          Button("Borderless", action: press).buttonStyle(.borderless)
        }
        HStack(spacing: 12) {
          Button("Bordered", action: press).buttonStyle(.bordered)
          Button("Prominent", action: press).buttonStyle(.borderedProminent)
        }
        HStack(spacing: 12) {
          Button("Glass", action: press).buttonStyle(.glass)
          Button("Glass prominent", action: press).buttonStyle(.glassProminent)
        }
        HStack(spacing: 12) {
          Button("Delete", role: .destructive, action: press)
          Button("Delete", systemImage: "trash", role: .destructive, action: press).buttonStyle(.bordered)
          Button("Cancel", role: .cancel, action: press).buttonStyle(.bordered)
        }
        ForEach([ControlSize.mini, .small, .regular, .large, .extraLarge], id: \.self) { size in
          HStack(spacing: 12) {
            Button("Bordered", action: press).buttonStyle(.bordered)
            Button("Prominent", action: press).buttonStyle(.borderedProminent).tint(.purple)
          }
          .controlSize(size)
        }
        HStack(spacing: 12) {
          Button("Rounded", action: press).buttonBorderShape(.roundedRectangle)
          Button("Capsule", action: press).buttonBorderShape(.capsule)
          Button("Add", systemImage: "plus", action: press).buttonBorderShape(.circle).labelStyle(.iconOnly)
        }
        .buttonStyle(.bordered).tint(.pink)
        HStack(spacing: 12) {
          Button("Off", action: press)
          Button("Off", action: press).buttonStyle(.bordered)
          Button("Off", action: press).buttonStyle(.borderedProminent)
        }
        .disabled(true)
        Button("A style of one's own", action: press).buttonStyle(Raised())
      }
      .padding()
      .frame(maxWidth: .infinity)
    }
  }

  private func press() { count += 1 }
}

/// A key that goes down.
struct Raised: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 20).padding(.vertical, 12)
      .background(.yellow.gradient, in: .rect(cornerRadius: 12))
      .foregroundStyle(.black)
      .shadow(radius: configuration.isPressed ? 0 : 4, y: configuration.isPressed ? 0 : 3)
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
  }
}

#Preview("Buttons") { Buttons() }
