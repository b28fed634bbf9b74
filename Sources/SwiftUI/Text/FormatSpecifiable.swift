public import Foundation

/// A number that a text may hold as it is.
public nonisolated protocol _FormatSpecifiable: Equatable {
  var _argument: _FormatArgument { get }
}

/// A number on its way into a text.
public nonisolated struct _FormatArgument: Sendable {
  let value: LocalizedStringKey.Argument

  init(_ value: LocalizedStringKey.Argument) { self.value = value }

  /// The number by a format of C.
  func string(specifier: String) -> String {
    let number: any CVarArg =
      switch value {
      case .integer(let value): value
      case .unsigned(let value): value
      case .floating(let value): value
      case .string, .formatted, .specified, .text: 0
      }
    // Formats without a length say int, but every whole number here has 64 bits.
    var format = specifier
    if let last = format.last, "dioxXu".contains(last), !format.contains("l") {
      format = String(format.dropLast()) + "ll" + String(last)
    }
    return String(format: format, number)
  }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  public var _argument: _FormatArgument { _FormatArgument(.integer(Int64(truncatingIfNeeded: self))) }
}
extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  public var _argument: _FormatArgument { _FormatArgument(.unsigned(UInt64(truncatingIfNeeded: self))) }
}
extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _argument: _FormatArgument { _FormatArgument(.floating(Double(self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
