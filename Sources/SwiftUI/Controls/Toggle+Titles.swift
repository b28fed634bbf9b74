extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(values: [isOn], label: Text(titleKey), lines: [])
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(values: [isOn], label: Text(title), lines: [])
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(values: [isOn], label: Text(titleResource), lines: [])
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(values: sources.map { $0[keyPath: isOn] }, label: Text(titleKey), lines: [])
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(values: [isOn], label: SwiftUI.Label(titleKey, systemImage: systemImage), lines: [])
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(values: [isOn], label: SwiftUI.Label(title, systemImage: systemImage), lines: [])
  }
}
