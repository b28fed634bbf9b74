internal import Foundation

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  var word: String? {
    switch self {
    case .error: "error"
    case .fault: "fault"
    default: nil
    }
  }
}

/// A log with a name, whose messages are written to the standard error stream.
public final class OSLog: Sendable {
  let category: String
  public init(subsystem: String, category: String) { self.category = category }
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "off")

  func write(_ text: String, _ type: OSLogType) {
    guard self !== Self.disabled else { return }
    let parts = [category.isEmpty ? nil : "[\(category)]", type.word.map { "\($0):" }, text]
    FileHandle.standardError.write(Data((parts.compactMap(\.self).joined(separator: " ") + "\n").utf8))
  }
}

/// Writes messages to the standard error stream, which the preview's log shows.
public struct Logger: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(_ log: OSLog) { self.log = log }

  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old spelling: `format` is written as C's `printf` would.
public func os_log(
  _ format: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  let pattern = "\(format)".replacing("%{public}", with: "%").replacing("%{private}", with: "%")
  log.write(withVaList(arguments) { NSString(format: pattern, arguments: $0) as String }, type)
}
