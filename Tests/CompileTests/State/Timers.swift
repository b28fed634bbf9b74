import Combine
import SwiftUI

struct Timers: View {
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var count = 0

  var body: some View {
    Text("\(count)").onReceive(timer) { _ in count += 1 }
    Text("a").onReceive(NotificationCenter.default.publisher(for: Notification.Name("a")), perform: { _ in count = 0 })
  }
}
