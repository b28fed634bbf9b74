import SwiftUI

struct Transactions: View {
  @State private var isOn = false

  var body: some View {
    Button("a") {
      var transaction = Transaction(animation: .linear)
      transaction.disablesAnimations = true
      withTransaction(transaction) { isOn.toggle() }
    }
    Text("a").transaction { $0.animation = nil }
    Text("a").transaction(value: isOn) { $0.animation = .easeIn }
  }
}
