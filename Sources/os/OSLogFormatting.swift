internal import Foundation

/// On which side a value is filled up with spaces.
public struct OSLogStringAlignment: Sendable {
  var columns = 0
  var isRight = true

  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  func aligned(_ text: String) -> String {
    let fill = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? fill + text : text + fill
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var isUppercase = false
  var minDigits = 1
  var prefix = ""

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting { OSLogIntegerFormatting(minDigits: minDigits) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, minDigits: minDigits, prefix: includePrefix ? "0x" : "")
  }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  func formatted(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (number < 0 ? "-" : "") + prefix + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  var pattern = "%f"

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(pattern: "%\(explicitPositiveSign ? "+" : "").\(max(0, precision))f")
  }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(pattern: "%e") }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(pattern: "%g") }

  func formatted(_ number: Double) -> String { String(format: pattern, number) }
}
