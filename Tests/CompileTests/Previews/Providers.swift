import SwiftUI

private struct PreviewsOfText: PreviewProvider {
  static var previews: some View {
    Text("a").previewLayout(.sizeThatFits).previewDisplayName("Name")
    Text("b").previewLayout(.fixed(width: 10, height: 10))
    Text("c").previewDevice(PreviewDevice(rawValue: "iPhone SE (3rd generation)"))
    Text("d").previewDevice("iPad Pro (11-inch)").previewInterfaceOrientation(.landscapeLeft)
  }
}

struct Providers: View {
  var body: some View {
    Text("a")
  }
}
