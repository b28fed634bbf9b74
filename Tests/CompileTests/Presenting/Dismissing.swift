import SwiftUI

struct Dismissing: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Button("Close") { dismiss() }.disabled(!isPresented)
    Button("Close") { mode.wrappedValue.dismiss() }
  }
}
