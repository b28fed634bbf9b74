/// The 12 Dynamic Type sizes, smallest first.
enum TypeSize {
  static let names = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]
  static let titles = [
    "Extra Small", "Small", "Medium", "Large (default)", "Extra Large", "Extra Extra Large",
    "Extra Extra Extra Large", "Accessibility 1", "Accessibility 2", "Accessibility 3", "Accessibility 4",
    "Accessibility 5",
  ]
  static let standard = "large"
}
