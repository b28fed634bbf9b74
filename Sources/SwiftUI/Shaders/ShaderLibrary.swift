public import Foundation

/// The shader functions of a project: those marked `[[stitchable]]` in the Metal files of the target.
///
/// > Note: Vitrine compiles the source, so a compiled library cannot be read: whatever library is named, its functions
/// > are looked for in the project's files.
@dynamicMemberLookup
public nonisolated struct ShaderLibrary: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case bundle(URL)
    case file(URL)
    case data(Data)
  }
  private var place: Place

  /// The functions of the app itself.
  public static let `default` = ShaderLibrary.bundle(.main)

  /// The functions of a bundle's default library.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(place: .bundle(bundle.bundleURL)) }

  private init(place: Place) { self.place = place }

  /// The functions of a compiled library in memory.
  ///
  /// Approximated: they are looked for in the project's Metal files.
  public init(data: Data) { place = .data(data) }
  /// The functions of a compiled library in a file.
  ///
  /// Approximated: they are looked for in the project's Metal files.
  public init(url: URL) { place = .file(url) }

  /// The function of the default library with this name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// The function with this name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function of a shader library, by its name; whether there is one shows when it is used.
@dynamicCallable
public nonisolated struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// A shader that calls the function with these arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
