import DrawingCore
import Testing

@testable import PreviewProtocol

@Suite struct MessageCodingTests {
  @Test(arguments: Samples.host) func hostMessageSurvives(_ message: HostMessage) throws {
    #expect(try HostMessage(wireBytes: message.wireBytes) == message)
  }

  @Test(arguments: Samples.agent) func agentMessageSurvives(_ message: AgentMessage) throws {
    #expect(try AgentMessage(wireBytes: message.wireBytes) == message)
  }

  @Test(arguments: Samples.agent) func everyShorterMessageIsRefused(_ message: AgentMessage) {
    let bytes = message.wireBytes
    for length in 0..<bytes.count {
      #expect(throws: WireError.self) { try AgentMessage(wireBytes: Array(bytes[..<length])) }
    }
  }

  @Test(arguments: Samples.host) func everyShorterQuestionIsRefused(_ message: HostMessage) {
    let bytes = message.wireBytes
    for length in 0..<bytes.count {
      #expect(throws: WireError.self) { try HostMessage(wireBytes: Array(bytes[..<length])) }
    }
  }

  @Test(arguments: Samples.host) func changedQuestionsNeverTrap(_ message: HostMessage) {
    let bytes = message.wireBytes
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] where bytes[index] != value {
        var changed = bytes
        changed[index] = value
        _ = try? HostMessage(wireBytes: changed)
      }
    }
  }

  @Test(arguments: Samples.host) func bytesAfterTheEndAreRefused(_ message: HostMessage) {
    #expect(throws: WireError.trailingBytes(1)) { try HostMessage(wireBytes: message.wireBytes + [0]) }
  }

  @Test func aGreetingFromSomethingElseIsRefused() {
    var bytes = AgentMessage.hello(version: 1).wireBytes
    bytes[1] ^= 1
    #expect(throws: WireError.self) { try AgentMessage(wireBytes: bytes) }
  }

  @Test(arguments: Samples.agent) func changedBytesNeverTrap(_ message: AgentMessage) {
    let bytes = message.wireBytes
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] where bytes[index] != value {
        var changed = bytes
        changed[index] = value
        _ = try? AgentMessage(wireBytes: changed)
      }
    }
  }
}
