import SwiftUI

struct Pages: View {
  var body: some View {
    TabView {
      Text("a")
      Text("b")
    }.tabViewStyle(.page)
    TabView {
      Text("a")
      Text("b")
    }.tabViewStyle(.page(indexDisplayMode: .never))
    TabView { Text("a") }.tabViewStyle(PageTabViewStyle())
    TabView { Text("a") }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}
