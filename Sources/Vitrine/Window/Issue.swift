import DrawingCore
import Foundation
import PreviewService

/// A row of the list of problems: what the compiler said, how the preview ended, or what is drawn only nearly right.
struct Issue: Hashable {
  enum Kind: Hashable { case error, warning, note, approximation }

  var kind: Kind
  /// nil where no file is meant.
  var path: String?
  /// Counted from 1; 0 for none.
  var line: Int
  var column: Int
  var text: String
  /// Numbers of the rows below this one.
  var children: [Int] = []

  /// The icon's name and the style class of its colour.
  var icon: (name: String, style: String) {
    switch kind {
    case .error: ("dialog-error-symbolic", "error")
    case .warning: ("dialog-warning-symbolic", "warning")
    case .note: ("dialog-information-symbolic", "dim-label")
    case .approximation: ("emblem-important-symbolic", "dim-label")
    }
  }

  /// `File.swift:12:5`, as far as known.
  var place: String {
    var place = path.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
    if line > 0 { place += place.isEmpty ? "line \(line)" : ":\(line)" }
    if line > 0, column > 0 { place += ":\(column)" }
    return place
  }

  /// One line, as compilers write it, for the clipboard.
  var copied: String {
    let kind =
      switch kind {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      case .approximation: "approximation"
      }
    var place = path ?? ""
    if line > 0 { place += ":\(line)" }
    if line > 0, column > 0 { place += ":\(column)" }
    return place.isEmpty ? "\(kind): \(text)" : "\(place): \(kind): \(text)"
  }
}

extension Issue {
  /// - Returns: all rows, and the numbers of those that stand at the top.
  static func rows(
    diagnostics: [Diagnostic], state: SessionState, approximations: [Approximation], path: String?
  ) -> (rows: [Issue], roots: [Int]) {
    var rows: [Issue] = []
    func add(_ diagnostic: Diagnostic) -> Int {
      let index = rows.count
      let kind: Kind =
        switch diagnostic.severity {
        case .error: .error
        case .warning: .warning
        case .note, .remark: .note
        }
      rows.append(
        Issue(
          kind: kind, path: diagnostic.path, line: diagnostic.line, column: diagnostic.column, text: diagnostic.text))
      for note in diagnostic.notes { rows[index].children.append(add(note)) }
      return index
    }
    var roots: [Int] = []
    func add(_ kind: Kind, line: Int, _ text: String) {
      roots.append(rows.count)
      rows.append(Issue(kind: kind, path: path, line: line, column: 0, text: text))
    }
    switch state {
    case .crashed(.trap(_, let line?)): add(.error, line: line, state.sentence)
    case .crashed, .hung, .unusable: add(.error, line: 0, state.sentence)
    case .unavailable(let error):
      roots.append(rows.count)
      rows.append(Issue(kind: .error, path: nil, line: 0, column: 0, text: error.sentence))
    case .idle, .paused, .compiling, .showing, .failed: break
    }
    for diagnostic in diagnostics { roots.append(add(diagnostic)) }
    for approximation in approximations {
      add(.approximation, line: approximation.line ?? 0, "\(approximation.what): \(approximation.detail)")
    }
    return (rows, roots)
  }
}
