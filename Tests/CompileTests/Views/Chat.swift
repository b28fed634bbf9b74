import SwiftUI

private struct Message: Identifiable {
  let id = UUID()
  let text: String
  let isMine: Bool
}

struct Chat: View {
  private let messages = [Message(text: "Hello", isMine: false), Message(text: "Hi!", isMine: true)]

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 6) {
          ForEach(messages) { message in
            Text(message.text).padding(10)
              .background(message.isMine ? Color.blue : Color(.systemGray5), in: RoundedRectangle(cornerRadius: 16))
              .foregroundStyle(message.isMine ? .white : .primary)
              .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
              .id(message.id)
          }
        }
      }
      .onAppear { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
    }
  }
}
