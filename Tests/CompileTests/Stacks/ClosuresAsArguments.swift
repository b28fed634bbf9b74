import SwiftUI

struct ClosuresAsArguments: View {
  private func content() -> some View { Text("Made by a function") }

  var body: some View {
    VStack(alignment: .center, spacing: 2, content: content)
    HStack(alignment: .bottom, spacing: 2, content: content)
    ZStack(alignment: .top, content: content)
    VStack(spacing: 3, content: content)
    HStack(spacing: 3, content: content)
    VStack(alignment: .leading, content: content)
  }
}
