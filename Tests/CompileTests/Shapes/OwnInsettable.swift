import SwiftUI

private struct RingOfAmount: InsettableShape {
  var amount: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> RingOfAmount { RingOfAmount(amount: self.amount + amount) }
}

struct OwnInsettable: View {
  var body: some View {
    RingOfAmount().strokeBorder(.red, lineWidth: 3)
  }
}
