import Foundation
import Glibc
import Synchronization
import Testing

@testable import PreviewProtocol

/// What arrives at one end, as a stream that ends when the connection does.
private func received(by connection: Connection) -> (
  AsyncStream<(AgentMessage, [Int32])>, Task<ConnectionError?, Never>
) {
  let (messages, continuation) = AsyncStream.makeStream(of: (AgentMessage, [Int32]).self)
  let (ends, endContinuation) = AsyncStream.makeStream(of: ConnectionError?.self)
  connection.start { (message: AgentMessage, descriptors: [Int32]) in
    continuation.yield((message, descriptors))
  } ended: { error in
    continuation.finish()
    endContinuation.yield(error)
    endContinuation.finish()
  }
  return (
    messages,
    Task {
      for await end in ends { return end }
      return nil
    }
  )
}

@Suite struct ConnectionTests {
  @Test func everyMessageArrivesInOrder() async throws {
    let (near, far) = try Connection.socketPair()
    let (sender, receiver) = (Connection(socket: near), Connection(socket: far))
    let (stream, end) = received(by: receiver)
    let sent = Array(repeating: Samples.agent, count: 50).flatMap { $0 }
    for message in sent { sender.send(message) }
    var arrived: [AgentMessage] = []
    for await (message, _) in stream {
      arrived.append(message)
      if arrived.count == sent.count { sender.close() }
    }
    #expect(arrived == sent)
    #expect(await end.value == nil)
  }

  @Test func aDescriptorTravelsWithItsMessage() async throws {
    let (near, far) = try Connection.socketPair()
    let (sender, receiver) = (Connection(socket: near), Connection(socket: far))
    let (stream, _) = received(by: receiver)
    var pipeEnds: [Int32] = [0, 0]
    #expect(pipe(&pipeEnds) == 0)
    sender.send(AgentMessage.failed(reason: "before"))
    sender.send(AgentMessage.loaded, descriptor: pipeEnds[1])
    var iterator = stream.makeAsyncIterator()
    let first = await iterator.next()
    #expect(first?.1 == [])
    let second = await iterator.next()
    let descriptor = try #require(second?.1.first)
    #expect(write(descriptor, "x", 1) == 1)
    close(descriptor)
    var byte: UInt8 = 0
    #expect(read(pipeEnds[0], &byte, 1) == 1)
    // Nobody but the receiver had the writing end, which is closed now.
    #expect(read(pipeEnds[0], &byte, 1) == 0)
    close(pipeEnds[0])
    sender.close()
  }

  @Test(
    arguments: [
      ([1, 0, 0, 0, 0, 200], ConnectionError.malformed(.unknownCase(type: "AgentMessage", tag: 200))),
      ([0, 0, 0, 0, 5], .tooManyDescriptors(5)), ([1, 0, 0, 0, 1, 1], .tooManyDescriptors(1)),
      ([255, 255, 255, 127, 0], .tooLong(0x7FFF_FFFF)), ([9, 0], .torn), ([9, 0, 0, 0, 0, 1], .torn),
    ] as [([UInt8], ConnectionError)])
  func nonsenseEndsTheConnection(_ bytes: [UInt8], _ expected: ConnectionError) async throws {
    let (near, far) = try Connection.socketPair()
    let receiver = Connection(socket: far)
    let (stream, end) = received(by: receiver)
    #expect(write(near, bytes, bytes.count) == bytes.count)
    shutdown(near, Int32(SHUT_WR))
    for await _ in stream { Issue.record("Nothing can be understood.") }
    #expect(await end.value == expected)
    var byte: UInt8 = 0
    #expect(read(near, &byte, 1) == 0)
    close(near)
  }

  @Test func sendingToAnEndThatIsClosedDoesNoHarm() async throws {
    let (near, far) = try Connection.socketPair()
    let sender = Connection(socket: near)
    close(far)
    let (stream, end) = received(by: sender)
    for message in Samples.agent { sender.send(message) }
    for await _ in stream {}
    #expect(await end.value == nil)
  }
}
