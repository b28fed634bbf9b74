import DrawingCore
import Foundation
import PreviewProtocol

@testable import PreviewService

/// An agent in this process: whatever a test makes it answer, over a real socket.
final class FakeAgent: AgentChannel, Sendable {
  /// What the fake does with each message; the bytes are sent as they are.
  typealias Behaviour = @Sendable (HostMessage, Connection) -> Void

  let connection: Connection
  let output: AsyncStream<PrintedLines>
  private let far: Connection
  private let print: AsyncStream<PrintedLines>.Continuation
  private let ends: AsyncStream<ChildProcess.Ending>
  private let end: AsyncStream<ChildProcess.Ending>.Continuation

  init(_ behaviour: @escaping Behaviour) throws {
    let (near, far) = try Connection.socketPair()
    connection = Connection(socket: near)
    let farEnd = Connection(socket: far)
    self.far = farEnd
    (output, print) = AsyncStream.makeStream(of: PrintedLines.self)
    let (ends, end) = AsyncStream.makeStream(of: ChildProcess.Ending.self)
    (self.ends, self.end) = (ends, end)
    farEnd.start { (message: HostMessage, descriptors: [Int32]) in
      for descriptor in descriptors { close(descriptor) }
      behaviour(message, farEnd)
    } ended: { [print] _ in
      print.finish()
      end.yield(.exited(code: 0))
      end.finish()
    }
  }

  var ending: ChildProcess.Ending {
    get async {
      for await ending in ends { return ending }
      return .signalled(SIGKILL)
    }
  }

  func kill() { far.close() }

  /// Does what a good agent does.
  static func frame(_ serial: UInt32, width: Double = 10) -> AgentMessage {
    let list = DisplayList(size: CGSize(width: width, height: 10))
    return .frame(
      Frame(serial: serial, list: list, answer: list.size, proposedWidth: width, proposedHeight: nil))
  }
}
