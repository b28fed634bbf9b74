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
  /// Whether the rows of lists have the control below its label where texts are very large.
  var stacksLargeTexts = false
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.platform) private var platform
  @Environment(\.isInList) private var isInList
  @Environment(\.isInColumns) private var isInColumns

  init(label: AnyView?, control: Control, showsLabelOutsideLists: Bool = true, stacksLargeTexts: Bool = false) {
    self.stacksLargeTexts = stacksLargeTexts
    self.label = label
    self.control = control
    self.showsLabelOutsideLists = showsLabelOutsideLists
  }

  @MainActor var body: some View {
    if isInColumns {
      HStack(spacing: 8) {
        if let label, !hidesLabels { TitledLabel(content: label, alignment: .trailing) }
        control.alignmentGuide(.formContent) { $0[.leading] }
      }
    } else if hidesLabels || label == nil || (platform == .ios && !isInList && !showsLabelOutsideLists) {
      control
    } else if platform == .macos && !isInList {
      HStack(spacing: 8) {
        TitledLabel(content: label)
        control
      }
    } else if stacksLargeTexts && isInList && typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        TitledLabel(content: label)
        control
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      SwitchRowLayout(overflows: isInList) {
        TitledLabel(content: label)
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
