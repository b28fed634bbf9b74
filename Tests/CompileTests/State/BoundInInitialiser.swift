import SwiftUI

struct BoundInInitialiser: View {
  @Binding private var count: Int
  init(count: Binding<Int>) { _count = count }

  var body: some View {
    Text("\(count)")
  }
}
