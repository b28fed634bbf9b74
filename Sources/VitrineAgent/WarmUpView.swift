import SwiftUI

/// What most previews are made of; nobody sees it.
struct WarmUpView: View {
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(["Aa"], id: \.self) { word in
        HStack {
          Image(systemName: isOn ? "star.fill" : "star").foregroundStyle(.yellow)
          VStack(alignment: .leading) {
            Text(word).font(.headline)
            Text(verbatim: word).font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Button("Aa") { isOn.toggle() }
        }
        .padding(.horizontal, 16)
        Divider()
      }
      if isOn { Text(verbatim: "Aa").bold() }
      Circle().fill(Color.blue.opacity(0.5)).frame(width: 44, height: 44)
    }
    .background(Color.white)
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .frame(width: 300)
  }
}
