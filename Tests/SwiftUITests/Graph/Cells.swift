import Foundation

@testable import SwiftUI

/// A view whose width shows the number of the state that it owns: 10 points for each.
struct Cell: View {
  let name: String
  var counter: Counter?
  @State private var count: Int

  init(_ name: String, start: Int = 1, counter: Counter? = nil) {
    self.name = name
    self.counter = counter
    _count = State(initialValue: start)
  }

  var body: some View {
    let _ = counter?.note(name)
    Color.red.frame(width: CGFloat(count) * 10, height: 10)
      .onTapGesture { count += 1 }
      .id(name)
  }
}

/// Shows a number as a width and counts its bodies.
struct Meter: View {
  let name: String
  let value: Int
  let counter: Counter
  var body: some View {
    let _ = counter.note(name)
    Color.blue.frame(width: CGFloat(value), height: 10).id(name)
  }
}

/// Keeps a value that tests set from outside, as an action would.
@Observable @MainActor
final class Remote<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
