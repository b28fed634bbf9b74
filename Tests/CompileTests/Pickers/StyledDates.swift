import SwiftUI

struct StyledDates: View {
  @State private var date = Date()

  var body: some View {
    DatePicker("a", selection: $date).datePickerStyle(.compact)
    DatePicker("a", selection: $date).datePickerStyle(.graphical)
    DatePicker("a", selection: $date).datePickerStyle(.wheel)
  }
}
