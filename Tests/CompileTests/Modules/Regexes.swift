import SwiftUI

struct Regexes: View {
  private let pattern = try? Regex("[a-z]+")

  var body: some View {
    Text("a b c".replacing("b", with: "d"))
    Text("one, two".split(separator: ", ").joined(separator: "\n"))
    if let pattern, let match = "abc".wholeMatch(of: pattern) {
      Text(String("abc"[match.range]))
    }
  }
}
