import SwiftUI

private struct Ring: InsettableShape {
  var amount: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> Ring { Ring(amount: self.amount + amount) }
}

struct OwnInsettable: View {
  var body: some View {
    Ring().strokeBorder(.red, lineWidth: 3)
  }
}
