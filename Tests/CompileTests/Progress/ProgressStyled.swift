import SwiftUI

struct ProgressStyled: View {
  var body: some View {
    ProgressView().progressViewStyle(.circular)
    ProgressView(value: 0.5).progressViewStyle(.linear)
    ProgressView().progressViewStyle(CircularProgressViewStyle())
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
    ProgressView().tint(.red).controlSize(.large)
  }
}
