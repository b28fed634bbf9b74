internal import Foundation
internal import LayoutCore

/// The framework's own date pickers.
nonisolated struct BuiltInDatePicker: View, FrameworkView {
  enum Look { case automatic, compact, graphical, wheel, field, stepperField }
  let configuration: DatePickerStyleConfiguration
  let look: Look
  @Environment(\.platform) private var platform

  init(configuration: DatePickerStyleConfiguration, look: Look) {
    self.configuration = configuration
    self.look = look
  }

  @MainActor var body: some View {
    let (date, limits, components) = (
      configuration.$selection, configuration.limits, configuration.displayedComponents
    )
    switch (look, platform) {
    case (.graphical, _):
      GraphicalDates(selection: date, limits: limits, components: components)
    case (.wheel, .ios):
      DateWheels(selection: date, limits: limits, components: components)
    case (.compact, _), (.automatic, .ios), (.field, .ios), (.stepperField, .ios):
      LabeledControl(
        label: AnyView(configuration.label),
        control: CompactDates(selection: date, limits: limits, components: components), stacksLargeTexts: true)
    case (.automatic, .macos), (.stepperField, .macos), (.field, .macos), (.wheel, .macos):
      LabeledControl(
        label: AnyView(configuration.label),
        control: DateField(
          selection: date, limits: limits, components: components, hasStepper: look != .field))
    }
  }
}

/// A date and a time as buttons that open a calendar and wheels: UIKit's, labels with 12 by 7 points on a gray shape, 6
/// apart.
nonisolated struct CompactDates: View, FrameworkView {
  let selection: Binding<Date>
  let limits: DateLimits
  let components: DatePickerComponents
  @State private var showsDate = false
  @State private var showsTime = false
  @Environment(\.locale) private var locale

  init(selection: Binding<Date>, limits: DateLimits, components: DatePickerComponents) {
    self.selection = selection
    self.limits = limits
    self.components = components
  }

  @MainActor var body: some View {
    let date = selection.wrappedValue
    HStack(spacing: 6) {
      if components.contains(.date) {
        CompactDateButton(
          title: date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)),
          isOpen: $showsDate
        )
        .modifier(
          _PopoverPanelModifier(isOpen: $showsDate) {
            CalendarMonths(selection: selection, limits: limits).padding(16).frame(width: 320)
          })
      }
      if components.contains(.hourAndMinute) {
        CompactDateButton(
          title: date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale)),
          isOpen: $showsTime
        )
        .modifier(
          _PopoverPanelModifier(isOpen: $showsTime) {
            DateWheels(selection: selection, limits: limits, components: .hourAndMinute).frame(width: 220)
          })
      }
    }
  }
}

nonisolated struct CompactDateButton: View, FrameworkView {
  let title: String
  let isOpen: Binding<Bool>
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platform) private var platform

  init(title: String, isOpen: Binding<Bool>) {
    self.title = title
    self.isOpen = isOpen
  }

  @MainActor var body: some View {
    let isMac = platform == .macos
    Text(verbatim: title)
      .lineLimit(1)
      .foregroundStyle(
        !isEnabled
          ? AnyShapeStyle(Color(system: .tertiary))
          : isOpen.wrappedValue ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
      )
      .padding(.horizontal, isMac ? 8 : 12).padding(.vertical, isMac ? 3 : 7)
      .background(
        FillShapeStyle(level: 2), in: isMac ? AnyShape(RoundedRectangle(cornerRadius: 6)) : AnyShape(Capsule())
      )
      .modifier(_PressModifier(setPressed: { _ in }, action: { isOpen.wrappedValue = true }))
  }
}

/// Shows a panel at the modified view while it is open, above the picture.
nonisolated struct _PopoverPanelModifier<Panel: View>: ViewModifier {
  let isOpen: Binding<Bool>
  @ViewBuilder let panel: () -> Panel
  @Environment(\.colorScheme) private var scheme
  @Environment(\.platform) private var platform

  init(isOpen: Binding<Bool>, @ViewBuilder panel: @escaping () -> Panel) {
    self.isOpen = isOpen
    self.panel = panel
  }

  @MainActor func body(content: Content) -> some View {
    let isOpen = isOpen
    content.modifier(
      _PresentationModifier(isPresented: isOpen.wrappedValue, arrangement: { AnchoredLayout(anchor: $0) }) {
        Scrim(isDim: false) { isOpen.wrappedValue = false }
        panel()
          .background(
            scheme == .dark ? Color(red: 44 / 255, green: 44 / 255, blue: 46 / 255) : .white,
            in: RoundedRectangle(cornerRadius: 24)
          )
          .contentShape(RoundedRectangle(cornerRadius: 24))
          .shadow(color: .black.opacity(0.18), radius: 24, y: 8)
          .transition(PresentationMotion.grow(platform))
          .modifier(_InternalModifier(isInternal: true))
      })
  }
}

/// A calendar with the time below it.
nonisolated struct GraphicalDates: View, FrameworkView {
  let selection: Binding<Date>
  let limits: DateLimits
  let components: DatePickerComponents
  @Environment(\.platform) private var platform

  init(selection: Binding<Date>, limits: DateLimits, components: DatePickerComponents) {
    self.selection = selection
    self.limits = limits
    self.components = components
  }

  @MainActor var body: some View {
    if platform == .macos {
      HStack(alignment: .top, spacing: 12) {
        if components.contains(.date) { CalendarMonths(selection: selection, limits: limits) }
        if components.contains(.hourAndMinute) { ClockFace(date: selection.wrappedValue) }
      }
    } else {
      VStack(spacing: 8) {
        if components.contains(.date) { CalendarMonths(selection: selection, limits: limits) }
        if components.contains(.hourAndMinute) {
          HStack(spacing: 8) {
            Text("Time")
            Spacer(minLength: 0)
            CompactDates(selection: selection, limits: limits, components: .hourAndMinute)
          }
        }
      }
      .padding(.vertical, 8)
    }
  }
}
