import Foundation
import PreviewProtocol

/// An agent as a child process, with the socket as its descriptor 3.
struct AgentProcess: AgentChannel {
  let connection: Connection
  let output: AsyncStream<PrintedLines>
  private let process: ChildProcess

  /// - Throws: `ServiceError.cannotStart`.
  init(program: String) throws(ServiceError) {
    let sockets: (Int32, Int32)
    do { sockets = try Connection.socketPair() } catch {
      throw .cannotStart(program: program, reason: error.description)
    }
    defer { close(sockets.1) }
    let pipe: Pipe
    do throws(ServiceError) {
      pipe = try Pipe()
    } catch {
      close(sockets.0)
      throw error
    }
    defer { close(pipe.writing) }
    do throws(ServiceError) {
      // What Swift's runtime says about a crash is one line; the traces that it can add take seconds.
      process = try ChildProcess(
        program: program, arguments: [], descriptors: [nil, pipe.writing, pipe.writing, sockets.1],
        environment: ["SWIFT_BACKTRACE": "enable=no"])
    } catch {
      close(sockets.0)
      close(pipe.reading)
      throw error
    }
    connection = Connection(socket: sockets.0)
    output = Self.lines(of: pipe.reading)
  }

  var ending: ChildProcess.Ending { get async { await process.ending } }

  func kill() { process.kill() }

  /// - Parameter descriptor: is closed at its end.
  private static func lines(of descriptor: Int32) -> AsyncStream<PrintedLines> {
    // The newest are kept, since the last words say why an agent has ended.
    let (lines, continuation) = AsyncStream.makeStream(of: PrintedLines.self, bufferingPolicy: .bufferingNewest(64))
    DispatchQueue(label: "vitrine.agent.output").async {
      var rest: [UInt8] = []
      var leftOut = 0
      func pass(_ lines: [String]) {
        if lines.isEmpty, leftOut == 0 { return }
        let printed = PrintedLines(lines: lines, leftOut: leftOut)
        leftOut = 0
        if case .dropped(let dropped) = continuation.yield(printed) { leftOut = dropped.count }
      }
      while true {
        let piece = descriptor.readSome()
        rest += piece
        // A line without end is cut.
        var lines: [String] = []
        var start = 0
        while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n"))
          ?? (rest.count - start > 1 << 16 ? rest.count - 1 : nil)
        {
          lines.append(String(decoding: rest[start..<end], as: UTF8.self))
          start = end + 1
        }
        rest.removeFirst(start)
        pass(lines)
        if piece.isEmpty { break }
      }
      close(descriptor)
      pass(rest.isEmpty ? [] : [String(decoding: rest, as: UTF8.self)])
      continuation.finish()
    }
    return lines
  }
}
