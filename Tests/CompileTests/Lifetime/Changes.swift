import SwiftUI

struct Changes: View {
  @State private var count = 0

  var body: some View {
    Text("a").onChange(of: count) { print(count) }
    Text("a").onChange(of: count) { old, new in print(old, new) }
    Text("a").onChange(of: count, initial: true) { print(count) }
    Text("a").onChange(of: count, perform: { print($0) })
    Text("a").onChange(of: count, initial: false, { print(count) })
  }
}
