// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

/// The folder of the toolchain that holds the ready SwiftSyntax modules and libraries. The Makefile passes it, since
/// a manifest cannot look for it: manifests run confined.
let toolchain = Context.environment["VITRINE_TOOLCHAIN"] ?? "/usr"
let host = "\(toolchain)/lib/swift/host"

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]

/// The engine keeps to one thread; checking each access of a property for another one at run time was a sixth of its
/// work. Debug builds check.
let engine: [SwiftSetting] = strict + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

/// Tests are compiled as they are: optimizing them took longer than running them.
let tested: [SwiftSetting] = strict + [.unsafeFlags(["-Onone"])]

/// What a target needs that parses Swift source with the toolchain's own SwiftSyntax.
let syntaxSwift: [SwiftSetting] = strict + [.unsafeFlags(["-I", host])]
let syntaxLinker: [LinkerSetting] = [
  .unsafeFlags([
    "-L", host, "-Xlinker", "-rpath", "-Xlinker", host,
    "-lSwiftSyntax", "-lSwiftParser", "-lSwiftSyntaxMacros", "-lSwiftSyntaxBuilder", "-lSwiftDiagnostics",
    "-lSwiftParserDiagnostics", "-lSwiftIfConfig", "-lSwiftOperators", "-lSwiftSyntaxMacroExpansion",
    "-lSwiftBasicFormat",
  ])
]

let package = Package(
  name: "Vitrine",
  products: [
    .executable(name: "vitrine", targets: ["Vitrine"]),
    .executable(name: "vitrine-agent", targets: ["VitrineAgent"]),
    .executable(name: "vitrine-scanner", targets: ["VitrineScanner"]),
    .executable(name: "vitrine-bench", targets: ["VitrineBenchmarks"]),
  ],
  targets: [
    .systemLibrary(
      name: "CGtk", pkgConfig: "gtk4 librsvg-2.0 libpng", providers: [.apt(["libgtk-4-dev", "librsvg2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangoft2 pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),

    .target(name: "LayoutCore", swiftSettings: engine),
    .target(name: "DrawingCore", swiftSettings: engine),
    .target(name: "Combine", swiftSettings: strict),
    .target(
      name: "SwiftUI", dependencies: ["LayoutCore", "DrawingCore", "Combine", "SwiftUIMacros"],
      swiftSettings: engine),
    .target(name: "UIKit", dependencies: ["SwiftUI"], swiftSettings: strict),
    .target(name: "AppKit", dependencies: ["SwiftUI"], swiftSettings: strict),
    .target(name: "CoreGraphics", dependencies: ["SwiftUI"], swiftSettings: strict),
    .target(name: "UniformTypeIdentifiers", dependencies: ["SwiftUI"], swiftSettings: strict),
    .target(name: "CoreTransferable", dependencies: ["SwiftUI"], swiftSettings: strict),
    .target(name: "os", swiftSettings: strict),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: strict),
    .macro(
      name: "SwiftUIMacros", swiftSettings: syntaxSwift,
      linkerSettings: syntaxLinker + [.unsafeFlags(["-lSwiftCompilerPluginMessageHandling"])]),

    .target(name: "TextShaping", dependencies: ["DrawingCore", "CPango"], swiftSettings: engine),
    .target(name: "ImageLoading", dependencies: ["DrawingCore", "CGdkPixbuf"], swiftSettings: strict),
    .target(name: "GskPainter", dependencies: ["DrawingCore", "CGtk"], swiftSettings: strict),
    .target(name: "GtkKit", dependencies: ["CGtk"], swiftSettings: strict),

    .target(name: "PreviewProtocol", dependencies: ["DrawingCore"], swiftSettings: strict),
    .target(name: "PreviewService", dependencies: ["PreviewProtocol", "DrawingCore"], swiftSettings: strict),

    .executableTarget(
      name: "VitrineScanner", dependencies: ["PreviewProtocol"], swiftSettings: syntaxSwift,
      linkerSettings: syntaxLinker),
    .executableTarget(
      name: "VitrineAgent",
      dependencies: [
        "SwiftUI", "UIKit", "AppKit", "CoreGraphics", "UniformTypeIdentifiers", "CoreTransferable", "Combine", "os",
        "OSLog", "TextShaping", "ImageLoading", "PreviewProtocol",
      ],
      swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .executableTarget(
      name: "Vitrine", dependencies: ["PreviewService", "PreviewProtocol", "DrawingCore", "GskPainter", "GtkKit"],
      swiftSettings: strict),
    .executableTarget(
      name: "VitrineBenchmarks",
      dependencies: ["SwiftUI", "LayoutCore", "DrawingCore", "PreviewService", "PreviewProtocol", "GskPainter"],
      swiftSettings: strict),

    .testTarget(name: "GtkKitTests", dependencies: ["GtkKit"], swiftSettings: tested),
    .testTarget(
      name: "VitrineTests", dependencies: ["Vitrine", "PreviewService", "PreviewProtocol", "DrawingCore"],
      swiftSettings: tested),
    .testTarget(
      name: "PreviewProtocolTests", dependencies: ["PreviewProtocol", "DrawingCore"], swiftSettings: tested),
    .testTarget(
      name: "PreviewServiceTests", dependencies: ["PreviewService", "PreviewProtocol", "DrawingCore"],
      swiftSettings: tested),
    .testTarget(
      name: "ImageLoadingTests", dependencies: ["ImageLoading", "DrawingCore", "CGdkPixbuf"], swiftSettings: tested),
    .testTarget(name: "GskPainterTests", dependencies: ["GskPainter", "DrawingCore", "CGtk"], swiftSettings: tested),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: tested),
    .testTarget(name: "LayoutCoreTests", dependencies: ["LayoutCore"], swiftSettings: tested),
    .testTarget(name: "DrawingCoreTests", dependencies: ["DrawingCore"], swiftSettings: tested),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "LayoutCore", "DrawingCore"], swiftSettings: tested),
    .testTarget(name: "OSTests", dependencies: ["os"], swiftSettings: tested),
    .testTarget(name: "ProjectTests", swiftSettings: tested),
    .testTarget(
      name: "TextShapingTests", dependencies: ["TextShaping", "CPango", "DrawingCore"], swiftSettings: tested),
  ]
)
