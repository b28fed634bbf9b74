@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Finds a macro's implementation by the name that `SwiftUI` declares it with.
struct MacroProvider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "EntryMacro": EntryMacro.self
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    default: throw MacroError.unknownMacro("\(moduleName).\(typeName)")
    }
  }
}
