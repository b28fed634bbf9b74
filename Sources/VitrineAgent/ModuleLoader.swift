import Foundation
import SwiftUI

/// The compiled module of the user's views, in this process for good.
@MainActor final class ModuleLoader {
  /// Libraries of the toolchain that few views use; loaded where a module needs them.
  private static let rareLibraries = [
    "libswift_StringProcessing.so", "libswift_RegexParser.so", "libswiftRegexBuilder.so", "libswiftSynchronization.so",
    "libswiftObservation.so", "libFoundationNetworking.so", "libFoundationXML.so",
    "libFoundationInternationalization.so",
    "libswift_Differentiation.so", "libswiftDistributed.so",
  ]

  private let handle: UnsafeMutableRawPointer

  /// Loads what every module needs that is compiled without optimisation.
  static func warmUp() { dlopen("libswiftSwiftOnoneSupport.so", RTLD_NOW | RTLD_GLOBAL) }

  /// - Parameter descriptor: of the shared object; is closed.
  /// - Throws: `ModuleError`.
  init(descriptor: Int32) throws(ModuleError) {
    defer { close(descriptor) }
    let path = "/proc/self/fd/\(descriptor)"
    if let handle = dlopen(path, RTLD_NOW) {
      self.handle = handle
      return
    }
    for library in Self.rareLibraries { dlopen(library, RTLD_NOW | RTLD_GLOBAL) }
    guard let handle = dlopen(path, RTLD_NOW) else {
      throw .cannotLoad(dlerror().map { String(cString: $0) } ?? "no reason given")
    }
    self.handle = handle
  }

  /// Calls the entry point with this C name.
  /// - Throws: `ModuleError`.
  func preview(symbol: String) throws(ModuleError) -> Preview {
    guard let address = dlsym(handle, symbol) else { throw .noPreview(symbol) }
    typealias EntryPoint = @convention(c) () -> UnsafeMutableRawPointer
    return Preview.taken(from: unsafeBitCast(address, to: EntryPoint.self)())
  }
}

/// Why a module is of no use.
enum ModuleError: Error {
  case notLoaded
  case cannotLoad(String)
  case noPreview(String)

  var sentence: String {
    switch self {
    case .notLoaded: "Nothing has been loaded yet."
    case .cannotLoad(let reason): reason
    case .noPreview(let symbol): "The module has no preview \(symbol)."
    }
  }
}
