/// What the scanner found in a file; crosses as JSON from the helper program that links the toolchain's parser.
public struct ScanResult: Codable, Hashable, Sendable {
  /// In the order in which they are written.
  public var previews: [ScannedPreview]
  /// The copy to compile: conditions answered for the platform, entry points added. Each line of the file keeps its
  /// number; lines after the file's last one are entry points.
  public var source: String
  /// Where columns of the copy differ from the file's, in order.
  public var shifts: [ColumnShift]
  /// How many lines the file has.
  public var lineCount: Int
  /// The line of the file that each line after the last one stands for.
  public var appendedLines: [Int]
  /// Everything in the file that other files may depend on: its text without the bodies of functions.
  public var interface: String
  /// The literals that became look-ups; nil where none did.
  public var editable: EditableSource?
  /// But for modules of the same project, and those that SwiftUI brings along.
  public var imports: [ScannedImport]

  public init(
    previews: [ScannedPreview], source: String, shifts: [ColumnShift] = [],
    lineCount: Int, appendedLines: [Int] = [], interface: String = "", editable: EditableSource? = nil,
    imports: [ScannedImport] = []
  ) {
    self.previews = previews
    self.source = source
    self.shifts = shifts
    self.lineCount = lineCount
    self.appendedLines = appendedLines
    self.interface = interface
    self.editable = editable
    self.imports = imports
  }
}

extension ScanResult {
  /// The place in the file that a place in the copy stands for.
  /// - Parameters: counted from 1, columns in UTF-8 bytes.
  /// - Complexity: linear in the number of shifts.
  public func place(ofLine line: Int, column: Int) -> (line: Int, column: Int) {
    guard line <= lineCount else {
      let index = line - lineCount - 1
      // What is missing at the end of the file is said to be after its last line.
      return (appendedLines.indices.contains(index) ? appendedLines[index] : lineCount + 1, 1)
    }
    var moved = 0
    for shift in shifts where shift.line == line {
      let start = shift.column + moved
      if column < start { break }
      if column < start + shift.newLength {
        return (line, shift.column + min(column - start, max(shift.oldLength - 1, 0)))
      }
      moved += shift.newLength - shift.oldLength
    }
    return (line, column - moved)
  }
}

/// A stretch within one line that was put in place of another of a different length; lengths in UTF-8 bytes.
public struct ColumnShift: Codable, Hashable, Sendable {
  /// In the file, counted from 1.
  public var line, column: Int
  public var oldLength, newLength: Int

  public init(line: Int, column: Int, oldLength: Int, newLength: Int) {
    self.line = line
    self.column = column
    self.oldLength = oldLength
    self.newLength = newLength
  }
}
