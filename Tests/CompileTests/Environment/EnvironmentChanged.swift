import SwiftUI

struct EnvironmentChanged: View {
  var body: some View {
    Text("a").environment(\.colorScheme, .dark)
    Text("a").environment(\.layoutDirection, .rightToLeft)
    Text("a").environment(\.locale, Locale(identifier: "de"))
    Text("a").environment(\.dynamicTypeSize, .accessibility1)
    Text("a").environment(\.sizeCategory, .extraLarge)
    Text("a").environment(\.horizontalSizeClass, .regular)
    List { Text("a") }.environment(\.editMode, .constant(.active)).environment(\.defaultMinListRowHeight, 20)
  }
}
