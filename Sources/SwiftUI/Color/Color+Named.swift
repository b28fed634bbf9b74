// The names are Apple's.
// swift-format-ignore-file: DontRepeatTypeInStaticProperties

internal import DrawingCore

extension Color {
  public static let red = Color(system: .red)
  public static let orange = Color(system: .orange)
  public static let yellow = Color(system: .yellow)
  public static let green = Color(system: .green)
  public static let mint = Color(system: .mint)
  public static let teal = Color(system: .teal)
  public static let cyan = Color(system: .cyan)
  public static let blue = Color(system: .blue)
  public static let indigo = Color(system: .indigo)
  public static let purple = Color(system: .purple)
  public static let pink = Color(system: .pink)
  public static let brown = Color(system: .brown)
  public static let gray = Color(system: .gray)
  public static let primary = Color(system: .primary)
  public static let secondary = Color(system: .secondary)
  public static let white = Color(RGBA.white)
  public static let black = Color(RGBA.black)
  public static let clear = Color(RGBA.clear)
  public static let accentColor = Color(storage: .accent)
}
