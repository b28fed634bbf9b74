import SwiftUI

struct PickersStyled: View {
  @State private var choice = 1

  var body: some View {
    Picker("a", selection: $choice) { Text("One").tag(1) }.pickerStyle(.segmented)
    Picker("a", selection: $choice) { Text("One").tag(1) }.pickerStyle(.menu)
    Picker("a", selection: $choice) { Text("One").tag(1) }.pickerStyle(.wheel)
    Picker("a", selection: $choice) { Text("One").tag(1) }.pickerStyle(.inline)
    Picker("a", selection: $choice) { Text("One").tag(1) }.pickerStyle(.navigationLink)
    Picker("a", selection: $choice) { Text("One").tag(1) }.pickerStyle(SegmentedPickerStyle())
    Picker("a", selection: $choice) { Text("One").tag(1) }.pickerStyle(WheelPickerStyle())
  }
}
