import SwiftUI

struct Timelines: View {
  var body: some View {
    TimelineView(.animation) { context in Text("\(context.date.timeIntervalSince1970)") }
    TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
    TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
  }
}
