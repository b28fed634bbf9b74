import SwiftUI

struct Marks: View {
  var body: some View {
    Text("**bold**, *italic*, `code`, ~~gone~~ and [a link](https://www.swift.org)")
    Text("**as it is**" as String)
  }
}
