import SwiftUI

struct Switches: View {
  var body: some View {
    ScrollView { Text("a") }.scrollIndicators(.hidden)
    ScrollView { Text("a") }.scrollDisabled(true)
    ScrollView { Text("a") }.scrollClipDisabled()
    ScrollView { Text("a") }.scrollDismissesKeyboard(.interactively)
    ScrollView { Text("a") }.scrollBounceBehavior(.basedOnSize)
    ScrollView { Text("a") }.defaultScrollAnchor(.bottom)
    ScrollView { Text("a") }.contentMargins(.horizontal, 20, for: .scrollContent)
    ScrollView { Text("a") }.contentMargins(20, for: .scrollContent)
    ScrollView { Text("a") }.contentMargins(.top, 20)
  }
}
