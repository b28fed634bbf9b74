import SwiftUI

struct Dates: View {
  var body: some View {
    Text(Date.now, style: .date)
    Text(Date(), style: .time)
    Text(Date(), style: .relative)
    Text(Date(), style: .timer)
    Text(Date(), format: .dateTime.year().month())
    Text(timerInterval: Date()...Date().addingTimeInterval(60), countsDown: true)
  }
}
