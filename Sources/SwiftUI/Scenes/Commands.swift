/// Commands of an app, which stand in the menu bar of a Mac. A preview shows no menu bar.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Commands where Body == Never {
  nonisolated public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}
extension Never: Commands {}
extension Optional: Commands where Wrapped: Commands { public typealias Body = Never }

/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> TupleCommands<(repeat each C)> {
    TupleCommands(value: (repeat each content))
  }
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> C { content }
}

/// The commands of a block.
public nonisolated struct TupleCommands<T>: Commands {
  public typealias Body = Never
  let value: T
}

/// No commands.
public nonisolated struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
}

/// A menu of the menu bar.
public nonisolated struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  let name: Text
  let content: Content

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    name = Text(nameKey)
    self.content = content()
  }
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.name = Text(name)
    self.content = content()
  }
}

/// Commands beside or in place of others.
public nonisolated struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  let placement: CommandGroupPlacement
  let content: Content

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }
}

/// The groups of commands that the system has.
public nonisolated struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands for sidebars.
public nonisolated struct SidebarCommands: Commands {
  public typealias Body = Never
  public init() {}
}
/// Commands for toolbars.
public nonisolated struct ToolbarCommands: Commands {
  public typealias Body = Never
  public init() {}
}
/// Commands for inspectors.
public nonisolated struct InspectorCommands: Commands {
  public typealias Body = Never
  public init() {}
}
/// Commands for text.
public nonisolated struct TextEditingCommands: Commands {
  public typealias Body = Never
  public init() {}
}
/// Commands for the look of text.
public nonisolated struct TextFormattingCommands: Commands {
  public typealias Body = Never
  public init() {}
}
