internal import Foundation
internal import LayoutCore

/// A month of a calendar in which days are chosen: UIKit's on iOS, the small one of AppKit on macOS (recorded there:
/// 138.5 by 148).
nonisolated struct CalendarMonths: View, FrameworkView {
  /// Whether a day is chosen, and what a press on it does.
  let isChosen: @MainActor (Date, Calendar) -> Bool
  let choose: @MainActor (Date, Calendar) -> Void
  /// A day in the month shown first.
  let first: Date
  let limits: DateLimits
  /// How many months after the first is shown.
  @State private var monthOffset = 0
  /// The month is chosen on wheels instead.
  @State private var showsWheels = false
  @Environment(\.locale) private var locale
  @Environment(\.platform) private var platform

  init(
    first: Date, limits: DateLimits, isChosen: @escaping @MainActor (Date, Calendar) -> Bool,
    choose: @escaping @MainActor (Date, Calendar) -> Void
  ) {
    self.first = first
    self.limits = limits
    self.isChosen = isChosen
    self.choose = choose
  }

  /// A calendar in which one day is chosen; the time of the day stays.
  @MainActor init(selection: Binding<Date>, limits: DateLimits) {
    let date = selection.wrappedValue
    self.init(
      first: date, limits: limits, isChosen: { $1.isDate($0, inSameDayAs: date) },
      choose: { day, calendar in
        var parts = calendar.dateComponents([.hour, .minute, .second], from: date)
        let dayParts = calendar.dateComponents([.year, .month, .day], from: day)
        (parts.year, parts.month, parts.day) = (dayParts.year, dayParts.month, dayParts.day)
        if let new = calendar.date(from: parts) { selection.wrappedValue = limits.clamp(new) }
      })
  }

  @MainActor var body: some View {
    let calendar = locale.calendar
    let month = calendar.date(byAdding: .month, value: monthOffset, to: first) ?? first
    let page = CalendarPage(month: month, calendar: calendar)
    VStack(spacing: platform == .macos ? 4 : 6) {
      header(month)
      if showsWheels { wheels(month, calendar) } else { days(page, calendar) }
    }
    .frame(width: platform == .macos ? 138.5 : nil)
  }

  @MainActor @ViewBuilder private func days(_ page: CalendarPage, _ calendar: Calendar) -> some View {
    WeekLayout(lineHeight: platform == .macos ? 16 : 20) {
      ForEach(page.weekdays, id: \.self) { index in
        Text(verbatim: weekday(index, calendar))
          .font(platform == .macos ? .system(size: 9, weight: .semibold) : .system(size: 13, weight: .semibold))
          .foregroundStyle(Color(system: .tertiary))
      }
    }
    WeekLayout(lineHeight: platform == .macos ? 17 : 44, skips: page.skips) {
      ForEach(page.days, id: \.self) { day in
        CalendarDay(
          number: calendar.component(.day, from: day), isChosen: isChosen(day, calendar),
          isToday: calendar.isDateInToday(day), isPossible: limits.allows(day, calendar)
        ) { choose(day, calendar) }
      }
    }
  }

  /// Wheels for month and year, as high as six weeks.
  @MainActor private func wheels(_ month: Date, _ calendar: Calendar) -> some View {
    let page = Binding<Date>(
      get: { month },
      set: { new in
        let start = calendar.dateInterval(of: .month, for: first)?.start ?? first
        let target = calendar.dateInterval(of: .month, for: new)?.start ?? new
        monthOffset = calendar.dateComponents([.month], from: start, to: target).month ?? 0
      })
    return HStack(spacing: 0) {
      ForEach(DateOrder.parts(of: locale).filter { $0 != .day }, id: \.self) { part in
        DatePartWheel(part: part, selection: page, limits: DateLimits(), width: part == .month ? 150 : 90)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 290)
    .background { DateWheels.band }
  }

  @MainActor private func header(_ month: Date) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: month.formatted(Date.FormatStyle(locale: locale).month(.wide).year())).fixedSize()
        .font(platform == .macos ? .system(size: 11, weight: .semibold) : .headline)
      if platform == .ios {
        ChevronShape()
          .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round))
          .frame(width: 5, height: 9.5)
          .rotationEffect(.degrees(showsWheels ? 90 : 0))
          .padding(.leading, 6)
      }
      Color.clear.frame(maxWidth: .infinity, maxHeight: 1)
      if !showsWheels {
        CalendarArrow(isForward: false) { monthOffset -= 1 }
        CalendarArrow(isForward: true) { monthOffset += 1 }
      }
    }
    .contentShape(Rectangle())
    .modifier(_PressModifier(setPressed: { _ in }, action: { if platform == .ios { showsWheels.toggle() } }))
    .frame(height: platform == .macos ? 18 : 36)
    .padding(.horizontal, platform == .macos ? 4 : 8)
  }

  @MainActor private func weekday(_ index: Int, _ calendar: Calendar) -> String {
    platform == .macos
      ? calendar.veryShortWeekdaySymbols[index] : calendar.shortWeekdaySymbols[index].uppercased(with: locale)
  }
}

/// The days of a month.
struct CalendarPage {
  let days: [Date]
  /// How many days of the first week belong to the month before.
  let skips: Int
  /// The weekdays in the calendar's order, from 0 for Sunday.
  let weekdays: [Int]

  init(month: Date, calendar: Calendar) {
    let start = calendar.dateInterval(of: .month, for: month)?.start ?? month
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
    skips = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    weekdays = (0..<7).map { ($0 + calendar.firstWeekday - 1) % 7 }
  }
}

/// Seven columns of one width.
struct WeekLayout: Layout {
  /// In points.
  let lineHeight: CGFloat
  /// Places that stay empty at the beginning.
  var skips = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let lines = (subviews.count + skips + 6) / 7
    return CGSize(width: max(proposal.width ?? 0, widest * 7), height: CGFloat(lines) * lineHeight)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / 7
    for (index, subview) in subviews.enumerated() {
      let (row, column) = ((index + skips) / 7, (index + skips) % 7)
      subview.place(
        at: CGPoint(
          x: bounds.minX + (CGFloat(column) + 0.5) * width, y: bounds.minY + (CGFloat(row) + 0.5) * lineHeight),
        anchor: .center, proposal: ProposedViewSize(width: width, height: lineHeight))
    }
  }
}

/// One day. UIKit's look: the chosen one on a disc in the tint, today's number in the tint.
nonisolated struct CalendarDay: View, FrameworkView {
  let number: Int
  let isChosen, isToday, isPossible: Bool
  let choose: @MainActor () -> Void
  @Environment(\.platform) private var platform

  init(number: Int, isChosen: Bool, isToday: Bool, isPossible: Bool, choose: @escaping @MainActor () -> Void) {
    self.number = number
    self.isChosen = isChosen
    self.isToday = isToday
    self.isPossible = isPossible
    self.choose = choose
  }

  @MainActor var body: some View {
    let isMac = platform == .macos
    Text(verbatim: number.formatted())
      .font(isMac ? .system(size: 11) : .system(size: isChosen ? 22 : 20, weight: isChosen ? .medium : .regular))
      .foregroundStyle(foreground)
      .frame(width: isMac ? 17 : 42, height: isMac ? 17 : 42)
      .background {
        if isChosen {
          if isMac {
            RoundedRectangle(cornerRadius: 4).fill(TintShapeStyle())
          } else {
            Circle().fill(
              isToday
                ? AnyShapeStyle(TintShapeStyle())
                : AnyShapeStyle(_OpacityShapeStyle(base: AnyShapeStyle(TintShapeStyle()), opacity: 0.15)))
          }
        }
      }
      .contentShape(Rectangle())
      .modifier(_PressModifier(setPressed: { _ in }, action: { if isPossible { choose() } }))
  }

  private var foreground: AnyShapeStyle {
    if !isPossible { return AnyShapeStyle(Color(system: .tertiary)) }
    if isChosen && (isToday || platform == .macos) { return AnyShapeStyle(Color.white) }
    return isChosen || isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
  }
}

/// Leads to the month before or after.
nonisolated struct CalendarArrow: View, FrameworkView {
  let isForward: Bool
  let action: @MainActor () -> Void
  @State private var isPressed = false
  @Environment(\.platform) private var platform

  init(isForward: Bool, action: @escaping @MainActor () -> Void) {
    self.isForward = isForward
    self.action = action
  }

  @MainActor var body: some View {
    let isMac = platform == .macos
    ChevronShape()
      .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: isMac ? 1.4 : 2.4, lineCap: .round, lineJoin: .round))
      .frame(width: isMac ? 4 : 8.5, height: isMac ? 8 : 16)
      .scaleEffect(x: isForward ? 1 : -1)
      .frame(width: isMac ? 18 : 36, height: isMac ? 18 : 36)
      .opacity(isPressed ? 0.4 : 1)
      .contentShape(Rectangle())
      .modifier(_PressModifier(setPressed: { isPressed = $0 }, action: action))
  }
}

/// A clock with hands, as AppKit's: recorded, 119 across.
nonisolated struct ClockFace: View, FrameworkView {
  let date: Date
  @Environment(\.locale) private var locale

  init(date: Date) { self.date = date }

  @MainActor var body: some View {
    let parts = locale.calendar.dateComponents([.hour, .minute], from: date)
    let minutes = Double((parts.hour ?? 0) * 60 + (parts.minute ?? 0))
    ZStack {
      Circle().fill(FillShapeStyle(level: 1))
      ForEach(1..<13) { hour in
        Text(verbatim: hour.formatted()).font(.system(size: 10))
          .offset(x: 47 * sin(Double(hour) * .pi / 6), y: -47 * cos(Double(hour) * .pi / 6))
      }
      ClockHand(turn: minutes / 720, length: 26).stroke(
        Color.primary, style: StrokeStyle(lineWidth: 3, lineCap: .round))
      ClockHand(turn: minutes / 60, length: 38).stroke(Color.primary, style: StrokeStyle(lineWidth: 2, lineCap: .round))
    }
    .frame(width: 119, height: 119)
    .environment(\.layoutDirection, .leftToRight)
  }
}

nonisolated struct ClockHand: Shape {
  /// Whole turns from the top.
  let turn: Double
  /// In points.
  let length: CGFloat

  func path(in rect: CGRect) -> Path {
    let angle = 2 * .pi * turn
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX + length * sin(angle), y: rect.midY - length * cos(angle)))
    return path
  }
}
