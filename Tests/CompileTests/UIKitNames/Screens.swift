import SwiftUI

struct Screens: View {
  var body: some View {
    Color.red.frame(width: UIScreen.main.bounds.width / 2, height: UIScreen.main.bounds.height / 3)
    Text(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : UIDevice.current.name)
  }
}
