import SwiftUI

struct Kinds: View {
  @State private var number = 0
  @State private var text = ""
  @State private var list: [String] = []
  @State private var map: [String: Int] = [:]
  @State private var set: Set<Int> = []
  @State private var maybe: Int?

  var body: some View {
    Text("\(number) \(text) \(list.count) \(map.count) \(set.count) \(maybe ?? 0)")
  }
}
