import SwiftUI

struct PickersDates: View {
  @State private var date = Date()

  var body: some View {
    DatePicker("Date", selection: $date)
    DatePicker("Date", selection: $date, displayedComponents: .date)
    DatePicker("Date", selection: $date, displayedComponents: [.date, .hourAndMinute])
    DatePicker("Date", selection: $date, in: Date()..., displayedComponents: .date)
    DatePicker(selection: $date, displayedComponents: .hourAndMinute) { Text("Time") }
    DatePicker(selection: $date, in: ...Date(), displayedComponents: .date) { Text("Born") }
  }
}
