import Foundation
import PreviewProtocol

/// An agent as a child process, with the socket as its descriptor 3.
struct AgentProcess: AgentChannel {
  let connection: Connection
  let output: AsyncStream<String>
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
  private static func lines(of descriptor: Int32) -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingOldest(10_000))
    DispatchQueue(label: "vitrine.agent.output").async {
      var rest: [UInt8] = []
      while true {
        let piece = descriptor.readSome()
        rest += piece
        // A line without end is cut.
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? (rest.count > 1 << 16 ? rest.count - 1 : nil) {
          continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
          rest.removeFirst(end + 1)
        }
        if piece.isEmpty { break }
      }
      close(descriptor)
      if !rest.isEmpty { continuation.yield(String(decoding: rest, as: UTF8.self)) }
      continuation.finish()
    }
    return lines
  }
}
