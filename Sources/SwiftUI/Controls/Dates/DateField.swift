internal import Foundation
internal import LayoutCore

/// A date as a field whose parts are chosen by a click and changed by a stepper.
///
/// Recorded on macOS 26: with the stepper 22 high, 95 wide for a date, 160 for a date with time, 80 for a time; without it
/// 21 high, 78 and 143 wide.
nonisolated struct DateField: View, FrameworkView {
  let selection: Binding<Date>
  let limits: DateLimits
  let components: DatePickerComponents
  let hasStepper: Bool
  @State private var chosen: DateOrder.Part?
  @Environment(\.locale) private var locale

  init(selection: Binding<Date>, limits: DateLimits, components: DatePickerComponents, hasStepper: Bool) {
    self.selection = selection
    self.limits = limits
    self.components = components
    self.hasStepper = hasStepper
  }

  private var width: CGFloat {
    switch components {
    case .date: hasStepper ? 95 : 78
    case .hourAndMinute: hasStepper ? 80 : 63
    default: hasStepper ? 160 : 143
    }
  }

  @MainActor var body: some View {
    let calendar = locale.calendar
    HStack(spacing: 2) {
      HStack(spacing: 0) {
        ForEach(pieces(calendar)) { piece in
          DateFieldPiece(piece: piece, isChosen: piece.part != nil && piece.part == chosen) { chosen = piece.part }
        }
      }
      .frame(maxWidth: .infinity)
      .frame(height: 21)
      .background(Color(system: .textBackground), in: RoundedRectangle(cornerRadius: 5))
      .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(system: .separator), lineWidth: 1) }
      if hasStepper {
        StepperButtons(increment: { step(1, calendar) }, decrement: { step(-1, calendar) }, onEditingChanged: { _ in })
          .scaleEffect(0.8).frame(width: 15, height: 22)
      }
    }
    .frame(width: width, height: hasStepper ? 22 : 21)
  }

  /// Steps the chosen part, or the smallest that stands for whole days or minutes.
  private func step(_ distance: Int, _ calendar: Calendar) {
    let part = chosen ?? (components.contains(.date) ? .day : .minute)
    let unit: Calendar.Component =
      switch part {
      case .year: .year
      case .month: .month
      case .day: .day
      case .hour, .hour12, .dayPeriod: .hour
      case .minute: .minute
      }
    let count = part == .dayPeriod ? 12 * distance : distance
    guard let new = calendar.date(byAdding: unit, value: count, to: selection.wrappedValue) else { return }
    selection.wrappedValue = limits.clamp(new)
  }

  /// A part of the date or what stands between two.
  struct Piece: Identifiable {
    let id: Int
    let text: String
    let part: DateOrder.Part?
  }

  private func pieces(_ calendar: Calendar) -> [Piece] {
    let date = selection.wrappedValue
    let is12 = DateOrder.hasDayPeriods(locale)
    var result: [Piece] = []
    func add(_ text: String, _ part: DateOrder.Part? = nil) {
      result.append(Piece(id: result.count, text: text, part: part))
    }
    func add(_ part: DateOrder.Part) {
      let value = part.value(of: date, calendar)
      add(part == .month ? "\(value)" : part.title(value, calendar, locale), part)
    }
    if components.contains(.date) {
      for (index, part) in DateOrder.parts(of: locale).enumerated() {
        if index > 0 { add("/") }
        add(part)
      }
      if components.contains(.hourAndMinute) { add(", ") }
    }
    if components.contains(.hourAndMinute) {
      add(is12 ? .hour12 : .hour)
      add(":")
      add(.minute)
      if is12 {
        add(" ")
        add(.dayPeriod)
      }
    }
    return result
  }
}

/// A part of a date in a field.
nonisolated struct DateFieldPiece: View, FrameworkView {
  let piece: DateField.Piece
  let isChosen: Bool
  let choose: @MainActor () -> Void

  @MainActor var body: some View {
    Text(verbatim: piece.text).font(.system(size: 13)).monospacedDigit()
      .foregroundStyle(isChosen ? Color.white : .primary)
      .background { if isChosen { RoundedRectangle(cornerRadius: 3).fill(TintShapeStyle()) } }
      .modifier(_PressModifier(setPressed: { _ in }, action: { if piece.part != nil { choose() } }))
  }
}
