/// A control with its label, where the platform and what is around it put them.
///
/// On iOS the label is at the start of the row and the control at its end; on macOS the control follows 8 points after
/// its label, and in the columns of a form begins at the guide that the rows share.
nonisolated struct LabeledControl<Control: View>: View, FrameworkView {
  /// nil where the control has none.
  let label: AnyView?
  let control: Control
  /// Whether iOS shows the label outside of lists.
  var showsLabelOutsideLists = true
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.platform) private var platform
  @Environment(\.isInList) private var isInList
  @Environment(\.isInColumns) private var isInColumns

  init(label: AnyView?, control: Control, showsLabelOutsideLists: Bool = true) {
    self.label = label
    self.control = control
    self.showsLabelOutsideLists = showsLabelOutsideLists
  }

  @MainActor var body: some View {
    if isInColumns {
      HStack(spacing: 8) {
        if let label, !hidesLabels { label }
        control.alignmentGuide(.formContent) { $0[.leading] }
      }
    } else if hidesLabels || label == nil || (platform == .ios && !isInList && !showsLabelOutsideLists) {
      control
    } else if platform == .macos && !isInList {
      HStack(spacing: 8) {
        label
        control
      }
    } else {
      SwitchRowLayout(overflows: isInList) {
        VStack(alignment: .leading, spacing: 2) { label }
        control
      }
    }
  }
}

extension Binding {
  /// The value as a number of double precision.
  init<Number: BinaryFloatingPoint>(number binding: Binding<Number>) where Value == Double {
    self.init(get: { Double(binding.wrappedValue) }, set: { binding.wrappedValue = Number($0) })
  }
}
