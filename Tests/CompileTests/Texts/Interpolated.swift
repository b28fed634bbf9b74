import SwiftUI

struct Interpolated: View {
  private let count = 3

  var body: some View {
    Text("There are \(count) items, \(12.5, specifier: "%.2f") in all")
  }
}
