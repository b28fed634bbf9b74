/// Why a macro cannot be expanded; shown at its place in the source.
enum MacroError: Error, CustomStringConvertible {
  case unknownMacro(String)
  case previewWithoutBody
  case entryOnSomethingElse
  case entryWithoutDefault
  case entryOutsideContainer

  var description: String {
    switch self {
    case .unknownMacro(let name): "This version of Vitrine has no macro '\(name)'."
    case .previewWithoutBody: "'#Preview' needs a closure that makes a view."
    case .entryOnSomethingElse: "'@Entry' can only be attached to a variable."
    case .entryWithoutDefault: "'@Entry' needs a default value, or an optional type."
    case .entryOutsideContainer:
      "'@Entry' is for variables in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues."
    }
  }
}
