/// What is wrong with the words on the command line.
enum UsageError: Error, Hashable {
  case missingPath(command: String)
  case tooManyPaths(command: String)
  case emptyPath
  case missingOutput
  case unknownOption(String, command: String)
  case missingValue(option: String)
  case badValue(option: String, value: String, expected: String)
  case unknownOutput(String)
  /// Several pictures for one file.
  case severalPictures(count: Int, output: String)
}

extension UsageError {
  /// One sentence that says what to do.
  var sentence: String {
    switch self {
    case .missingPath(let command): "'vitrine \(command)' needs the path of a Swift file, a folder or a package."
    case .tooManyPaths(let command): "'vitrine \(command)' takes one path."
    case .emptyPath: "A path is empty. Give a Swift file, a folder or a package."
    case .missingOutput: "'vitrine render' needs -o and where to put the picture: a file, a folder, or - ."
    case .unknownOption(let option, let command):
      "'vitrine \(command)' has no option '\(option)'. See 'vitrine --help'."
    case .missingValue(let option): "'\(option)' needs a value."
    case .badValue(let option, let value, let expected): "'\(value)' is no value for '\(option)': use \(expected)."
    case .unknownOutput(let path):
      "'\(path)' is neither .png, .svg or .pdf, nor a folder. Give a folder's name without an extension."
    case .severalPictures(let count, let output):
      "These are \(count) pictures, which do not fit into '\(output)'. Give a folder."
    }
  }
}
