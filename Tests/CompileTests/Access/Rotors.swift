import SwiftUI

struct Rotors: View {
  let names = ["Rose", "Tulip"]

  var body: some View {
    List(names, id: \.self) { Text($0) }
      .accessibilityRotor("Flowers") {
        ForEach(names, id: \.self) { name in
          if name.count > 4 {
            AccessibilityRotorEntry(name, id: name)
          }
        }
      }
      .accessibilityRotor("First") {
        AccessibilityRotorEntry("Rose", id: "Rose")
        AccessibilityRotorEntry("Tulip", id: "Tulip")
      }
  }
}
