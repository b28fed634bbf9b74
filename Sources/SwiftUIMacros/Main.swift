@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// Serves the macros of `SwiftUI` to the compiler, which talks to this program over standard input and output.
@main struct Main {
  static func main() throws {
    try CompilerPluginMessageListener(connection: StandardConnection(), provider: MacroProvider()).main()
  }
}
