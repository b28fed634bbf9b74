import SwiftUI

struct ShadowStyles: View {
  var body: some View {
    Circle().fill(.red.shadow(.drop(radius: 3)))
    Circle().fill(.red.shadow(.inner(color: .black, radius: 3, x: 1, y: 1)))
    Image(systemName: "star").foregroundStyle(.blue.gradient.shadow(.drop(color: .black.opacity(0.3), radius: 2, y: 1)))
  }
}
