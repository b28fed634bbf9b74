import SwiftUI

private struct Doubled: DynamicProperty {
  @State private var value = 1
  var wrappedValue: Int { value * 2 }
}

struct Properties: View {
  private var number = Doubled()

  var body: some View {
    Text("\(number.wrappedValue)")
  }
}
